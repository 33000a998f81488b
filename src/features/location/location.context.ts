import type { ActorRefFrom } from 'xstate';
import type { Place } from '../../../domain/catalogue';
import type { locationMachine } from '../../../machines/location/location.machine';
import { createActorBinding } from '../../ui/actor-binding';

export const {
  Provider: LocationProvider,
  useActorRef: useLocationRef,
  useActorValue: useLocationFlow,
} = createActorBinding<ActorRefFrom<typeof locationMachine>>('location');

export const useChosenPlace = (): Place | null => useLocationFlow(({ context }) => context.place);

import type { ActorRefFrom } from 'xstate';
import type { Place } from '../../../domain/catalogue';
import type { locationMachine } from '../../../machines/location/location.machine';
import { bindFlow } from '../../platform/flow';

export const [LocationProvider, useLocationRef, useLocationFlow] =
  bindFlow<ActorRefFrom<typeof locationMachine>>('location');

export const useChosenPlace = (): Place | null => useLocationFlow(({ context }) => context.place);

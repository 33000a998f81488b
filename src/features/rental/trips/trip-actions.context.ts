import type { ActorRefFrom } from 'xstate';
import type { tripActionsMachine } from '../../../../machines/rental/trip-actions.machine';
import { createActorBinding } from '../../../ui/actor-binding';

export type TripActionsFlow = ActorRefFrom<typeof tripActionsMachine>;

export const {
  Provider: TripActionsActor,
  useActorRef: useTripActionsRef,
  useActorValue: useTripActions,
} = createActorBinding<TripActionsFlow>('tripActions');

import type { ActorRefFrom } from 'xstate';
import type { tripTrackingMachine } from '../../../../machines/rental/trip-tracking.machine';
import { createActorBinding } from '../../../ui/actor-binding';

export type TripTrackingFlow = ActorRefFrom<typeof tripTrackingMachine>;

export const {
  Provider: TripTrackingActor,
  useActorRef: useTripTrackingRef,
  useActorValue: useTripTracking,
} = createActorBinding<TripTrackingFlow>('tripTracking');

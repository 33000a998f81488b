import type { ActorRefFrom } from 'xstate';
import type { tripTrackingMachine } from '../../../../machines/rental/trip-tracking.machine';
import { bindFlow } from '../../../platform/flow';

export type TripTrackingFlow = ActorRefFrom<typeof tripTrackingMachine>;

export const [TripTrackingActor, useTripTrackingRef, useTripTracking] =
  bindFlow<TripTrackingFlow>('tripTracking');

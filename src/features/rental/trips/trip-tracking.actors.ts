import { fromPromise } from 'xstate';
import { tripTrackingMachine } from '../../../../machines/rental/trip-tracking.machine';
import type { TripLookup } from '../../../../machines/rental/trip-tracking.types';
import type { TripApi } from '../../../api/trip-api';

type Ports = {
  api: Pick<TripApi, 'trip'>;
  /** Stores a guest's successful lookup [ORD-20]. */
  keepFound(lookup: TripLookup): void;
};

export const provideTripTracking = ({ api, keepFound }: Ports) =>
  tripTrackingMachine.provide({
    actors: {
      readTrip: fromPromise(async ({ input, signal }) => {
        const trip = await api.trip({ tripId: input.id, phone: input.phone }, signal);
        keepFound(input);
        return trip;
      }),
    },
  });

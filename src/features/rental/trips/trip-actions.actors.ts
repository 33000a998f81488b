import { fromPromise } from 'xstate';
import { tripActionsMachine } from '../../../../machines/rental/trip-actions.machine';
import type { TripApi } from '../../../api/trip-api';

type Ports = {
  rental: Pick<
    TripApi,
    'cancelReasons' | 'cancelTrip' | 'payTrip' | 'reviewTrip' | 'priceChange' | 'changeBookedTrip'
  >;
  /** What proves the trip of a guest. */
  phone: string | null;
  /** The page that a payment leads back to. */
  callback: string;
};

export const provideTripActions = ({ rental, phone, callback }: Ports) =>
  tripActionsMachine.provide({
    actors: {
      readCancelReasons: fromPromise(() => rental.cancelReasons()),
      cancelTrip: fromPromise(({ input }) => rental.cancelTrip({ ...input, phone })),
      payTrip: fromPromise(({ input }) => rental.payTrip({ ...input, phone, callback })),
      openPage: fromPromise(async ({ input }) => window.location.assign(input.url)),
      priceChange: fromPromise(({ input }) => rental.priceChange({ ...input, phone })),
      changeTrip: fromPromise(({ input }) => rental.changeBookedTrip({ ...input, phone })),
      sendReview: fromPromise(({ input }) =>
        rental.reviewTrip({ ...input, images: input.images.filter((image) => image instanceof File) }),
      ),
    },
  });

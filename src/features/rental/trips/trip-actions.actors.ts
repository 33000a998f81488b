import { fromPromise } from 'xstate';
import { tripActionsMachine, tripQuestions } from '../../../../machines/rental/trip-actions.machine';
import type { TripApi } from '../../../api/trip-api';
import type { EffectsOf } from '../../../platform/flow';
import type { Reads } from '../../../platform/reads';
import { TRIPS } from './trip-reads';
import type { TripTrackingFlow } from './trip-tracking.context';

type Ports = {
  rental: Pick<
    TripApi,
    'cancelReasons' | 'cancelTrip' | 'payTrip' | 'reviewTrip' | 'priceChange' | 'changeBookedTrip'
  >;
  /** The phone number or email with which a guest opened the trip. */
  phone: string | null;
  /** The URL to which the payment page redirects. */
  callback: string;
};

export const provideTripActions = ({ rental, phone, callback }: Ports) =>
  tripActionsMachine.provide({
    actors: {
      cancelTrip: tripQuestions.cancelTrip.provide({
        actors: {
          readReasons: fromPromise(() => rental.cancelReasons()),
          sendAnswer: fromPromise(({ input: { subject, answer } }) =>
            rental.cancelTrip({ ...subject, ...answer, phone }),
          ),
        },
      }),
      reviewTrip: tripQuestions.reviewTrip.provide({
        actors: {
          sendAnswer: fromPromise(({ input: { subject, answer } }) =>
            rental.reviewTrip({
              tripId: subject.tripId,
              subject: subject.about,
              ...answer,
              images: answer.images.filter((image) => image instanceof File),
            }),
          ),
        },
      }),
      payTrip: fromPromise(({ input }) => rental.payTrip({ ...input, phone, callback })),
      openPage: fromPromise(async ({ input }) => window.location.assign(input.url)),
      priceChange: fromPromise(({ input }) => rental.priceChange({ ...input, phone })),
      changeTrip: fromPromise(({ input }) => rental.changeBookedTrip({ ...input, phone })),
    },
  });

/** Refetches a changed trip on this page and in the lists [RENT-54]. */
export const tripActionsEffects = (
  reads: Reads,
  tracking: TripTrackingFlow,
): EffectsOf<typeof tripActionsMachine> => ({
  'trip.changed': (event) => {
    reads.forget(TRIPS);
    tracking.send(event);
  },
});

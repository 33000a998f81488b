import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { paymentMachine } from '../../../../machines/checkout/payment.machine';
import { tripBookingMachine } from '../../../../machines/rental/trip-booking.machine';
import type { TripBasis, TripBookingEvent } from '../../../../machines/rental/trip-booking.types';
import type { sessionMachine } from '../../../../machines/session/session.machine';
import { watching } from '../../../../machines/shared/watching';
import type { RentalApi } from '../../../api/rental-api';
import type { EffectsOf } from '../../../platform/flow';
import { flowIn } from '../../../platform/flows';
import { listenToNetwork } from '../../../platform/network.actors';
import { provideCoupon } from '../../checkout/coupon.actors';
import { keepGuestTrip } from '../../orders/tracking/guest-orders';
import type { TripCartFlow } from '../cart/trip-cart.actors';
import { endTripDraft } from '../search/trip-draft';
import { clearBookingProgress, saveBookingProgress } from './booking-progress';

type Ports = {
  api: RentalApi;
  session: ActorRefFrom<typeof sessionMachine>;
  cart: TripCartFlow;
  isGuestAllowed: boolean;
  /** Returns the contact that this device stored for a guest's trip. */
  phoneOf: (tripId: number) => string | null;
  /** The URL to which the payment page redirects. */
  callback: string;
  /** Writes the trip id into this page's URL before the redirect to the payment page. */
  nameTrip: (tripId: number) => Promise<void>;
  /** Returns the cancellation reason in the page's language. */
  unpaidReason: () => string;
};

export function provideTripBooking(ports: Ports) {
  const { api, cart, callback } = ports;
  const refOf = (orderId: number) => ({ tripId: orderId, phone: ports.phoneOf(orderId) });
  const providerId = () => cart.getSnapshot().context.cart.lines[0]?.vehicle.provider.id ?? 0;
  return tripBookingMachine.provide({
    actors: {
      watchBasis: watchBasis(ports),
      tripCoupon: provideCoupon({
        session: ports.session,
        checkCoupon: (code) => api.checkTripCoupon(code, providerId()),
      }),
      quoteTrip: fromPromise(({ input, signal }) => api.quoteTrip(input, signal)),
      bookTrip: fromPromise(({ input }) => api.bookTrip(input, callback)),
      tripPayment: paymentMachine.provide({
        actors: {
          readOrder: fromPromise(({ input, signal }) => api.placedTrip(refOf(input.orderId), signal)),
          changePayment: fromPromise(({ input: { orderId, ...choice } }) =>
            api.payTrip({ ...refOf(orderId), ...choice, callback }),
          ),
          cancelOrder: fromPromise(async ({ input }) => {
            await api.cancelTrip({ ...refOf(input.orderId), reason: ports.unpaidReason() });
          }),
          listenToNetwork: listenToNetwork(ports.session),
          openPage: fromPromise(async ({ input }) => {
            await ports.nameTrip(input.orderId);
            window.location.assign(input.url);
          }),
        },
      }),
    },
  });
}

const watchBasis = ({ session, cart, isGuestAllowed }: Ports) =>
  fromCallback(({ sendBack }) => {
    const basisNow = (): TripBasis => {
      const isSignedIn = session.getSnapshot().context.token !== null;
      const at = cart.getSnapshot();
      const { lines, plan } = at.context.cart;
      return {
        isSignedIn,
        mayBook: isSignedIn || isGuestAllowed,
        vehicles: lines.length > 0 ? 'there' : at.hasTag('empty') ? 'none' : 'unread',
        cartKey: JSON.stringify([lines.map(({ id, quantity }) => [id, quantity]), plan]),
      };
    };
    const end = watching<TripBookingEvent>(
      [session, cart],
      () => ({ type: 'basis.changed', basis: basisNow() }),
      sendBack,
    );
    const online = flowIn(session, 'browser')?.on('network.online', (event) => sendBack(event));
    return () => {
      end();
      online?.unsubscribe();
    };
  });

/** Stores the progress and a guest's trip, and informs the trip cart and the root machine [RENT-53]. */
export const tripBookingEffects = (cart: TripCartFlow): EffectsOf<typeof tripBookingMachine> => ({
  'progress.changed': ({ progress }) => saveBookingProgress(progress),
  'progress.ended': clearBookingProgress,
  'trip.booked': ({ tripId: id, isGuest, phone, isPaymentDue }, sendToRoot) => {
    endTripDraft();
    if (isGuest) keepGuestTrip({ id, phone });
    if (!isPaymentDue)
      sendToRoot({ type: 'navigation.requested', destination: { page: 'order', of: 'trip', id } });
  },
  'cart.outdated': () => cart.send({ type: 'cart.reloadRequested' }),
  'cart.booked': (event) => cart.send(event),
  'auth.requested': (_, sendToRoot) => sendToRoot({ type: 'auth.requested', mode: 'sign-in', intent: null }),
});

import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { couponMachine } from '../../../../machines/checkout/coupon.machine';
import { paymentMachine } from '../../../../machines/checkout/payment.machine';
import { tripBookingMachine } from '../../../../machines/rental/trip-booking.machine';
import type { TripBasis, TripBookingEvent } from '../../../../machines/rental/trip-booking.types';
import type { sessionMachine } from '../../../../machines/session/session.machine';
import type { RentalApi } from '../../../api/rental-api';
import { flowIn } from '../../../platform/flows';
import { hearNetwork } from '../../../platform/network.actors';
import type { TripCartFlow } from '../cart/trip-cart.actors';

type Ports = {
  api: RentalApi;
  session: ActorRefFrom<typeof sessionMachine>;
  cart: TripCartFlow;
  isGuestAllowed: boolean;
  /** What finds a trip of this device's guest again. */
  phoneOf: (tripId: number) => string | null;
  /** The page that a payment leads back to. */
  callback: string;
  /** The address of this page names the trip before another page opens. */
  nameTrip: (tripId: number) => Promise<void>;
  /** Why an unpaid trip is cancelled, in the language of the page. */
  unpaidReason: () => string;
};

export function provideTripBooking(ports: Ports) {
  const { api, cart, callback } = ports;
  const refOf = (orderId: number) => ({ tripId: orderId, phone: ports.phoneOf(orderId) });
  const providerId = () => cart.getSnapshot().context.cart.lines[0]?.vehicle.provider.id ?? 0;
  return tripBookingMachine.provide({
    actors: {
      watchBasis: watchBasis(ports),
      tripCoupon: couponMachine.provide({
        actors: { checkCoupon: fromPromise(({ input }) => api.checkTripCoupon(input.code, providerId())) },
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
          hearNetwork: hearNetwork(ports.session),
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
    let told = '';
    const tell = () => {
      const isSignedIn = session.getSnapshot().context.token !== null;
      const at = cart.getSnapshot();
      const { lines, plan } = at.context.cart;
      const basis: TripBasis = {
        isSignedIn,
        mayBook: isSignedIn || isGuestAllowed,
        vehicles: lines.length > 0 ? 'there' : at.hasTag('empty') ? 'none' : 'unread',
        cartKey: JSON.stringify([lines.map(({ id, quantity }) => [id, quantity]), plan]),
      };
      const text = JSON.stringify(basis);
      if (text === told) return;
      told = text;
      sendBack({ type: 'basis.told', basis } satisfies TripBookingEvent);
    };
    tell();
    const watched = [
      session.subscribe(tell),
      cart.subscribe(tell),
      flowIn(session, 'browser')?.on('network.online', (news) => sendBack(news)),
    ];
    return () => {
      for (const subscription of watched) subscription?.unsubscribe();
    };
  });

import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { paymentMachine } from '../../../machines/checkout/payment.machine';
import { parcelMachine } from '../../../machines/parcel/parcel.machine';
import type { ParcelEvent, ParcelPerson } from '../../../machines/parcel/parcel.types';
import type { sessionMachine } from '../../../machines/session/session.machine';
import type { CheckoutApi } from '../../api/checkout-api';
import type { ParcelApi } from '../../api/parcel-api';
import { flowIn } from '../../platform/flows';
import { hearNetwork } from '../../platform/network.actors';

type Ports = {
  api: ParcelApi;
  orders: CheckoutApi;
  session: ActorRefFrom<typeof sessionMachine>;
  isGuestAllowed: boolean;
  /** What finds a parcel of this device's guest again. */
  phoneOf: (orderId: number) => string | null;
  /** The page that a payment leads back to. */
  callback: string;
  /** The address of this page names the parcel before another page opens. */
  nameOrder: (orderId: number) => Promise<void>;
  /** Why an unpaid parcel is cancelled, in the language of the page. */
  unpaidReason: () => string;
};

export function provideParcel(ports: Ports) {
  const { api, orders, callback } = ports;
  const refOf = (orderId: number) => ({ orderId, phone: ports.phoneOf(orderId) });
  return parcelMachine.provide({
    actors: {
      watchPerson: watchPerson(ports),
      quoteParcel: fromPromise(({ input, signal }) => api.quote(input, signal)),
      sendParcel: fromPromise(({ input }) => api.send(input, callback)),
      parcelPayment: paymentMachine.provide({
        actors: {
          readOrder: fromPromise(({ input, signal }) => orders.order(refOf(input.orderId), signal)),
          changePayment: fromPromise(({ input: { orderId, ...choice } }) =>
            orders.changePayment({ ...refOf(orderId), ...choice, callback }),
          ),
          cancelOrder: fromPromise(({ input }) =>
            orders.cancel({ ...refOf(input.orderId), reason: ports.unpaidReason() }),
          ),
          hearNetwork: hearNetwork(ports.session),
          openPage: fromPromise(async ({ input }) => {
            await ports.nameOrder(input.orderId);
            window.location.assign(input.url);
          }),
        },
      }),
    },
  });
}

const watchPerson = ({ session, isGuestAllowed }: Ports) =>
  fromCallback(({ sendBack }) => {
    let told: boolean | null = null;
    const tell = () => {
      const isSignedIn = session.getSnapshot().context.token !== null;
      if (isSignedIn === told) return;
      told = isSignedIn;
      const person: ParcelPerson = { isSignedIn, maySend: isSignedIn || isGuestAllowed };
      sendBack({ type: 'person.told', person } satisfies ParcelEvent);
    };
    tell();
    const watched = [
      session.subscribe(tell),
      flowIn(session, 'browser')?.on('network.online', (news) => sendBack(news)),
    ];
    return () => {
      for (const subscription of watched) subscription?.unsubscribe();
    };
  });

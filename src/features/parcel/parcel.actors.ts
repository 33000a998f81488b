import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { type ParcelEndName, type ParcelParty, usualSender } from '../../../domain/parcel-sending';
import { fullName, type Person } from '../../../domain/person';
import { paymentMachine } from '../../../machines/checkout/payment.machine';
import type { locationMachine } from '../../../machines/location/location.machine';
import type { mapPickerMachine } from '../../../machines/location/map-picker.machine';
import { parcelMachine } from '../../../machines/parcel/parcel.machine';
import type { ParcelEvent, ParcelPerson } from '../../../machines/parcel/parcel.types';
import type { sessionMachine } from '../../../machines/session/session.machine';
import { watching } from '../../../machines/shared/watching';
import type { AddressApi } from '../../api/address-api';
import type { CheckoutApi } from '../../api/checkout-api';
import type { ParcelApi } from '../../api/parcel-api';
import type { EffectsOf } from '../../platform/flow';
import { flowIn } from '../../platform/flows';
import { listenToNetwork } from '../../platform/network.actors';
import { keepGuestOrder } from '../orders/tracking/guest-orders';
import { clearParcelProgress, saveParcelProgress } from './parcel-progress';

type Ports = {
  api: ParcelApi;
  addresses: Pick<AddressApi, 'list'>;
  /** The flow that holds the delivery place. */
  location: ActorRefFrom<typeof locationMachine>;
  orders: CheckoutApi;
  session: ActorRefFrom<typeof sessionMachine>;
  isGuestAllowed: boolean;
  /** Returns the contact that this device stored for a guest's parcel. */
  phoneOf: (orderId: number) => string | null;
  /** The URL to which the payment page redirects. */
  callback: string;
  /** Writes the order id into this page's URL before the redirect to the payment page. */
  nameOrder: (orderId: number) => Promise<void>;
  /** Returns the cancellation reason in the page's language. */
  unpaidReason: () => string;
};

export function provideParcel(ports: Ports) {
  const { api, orders, callback } = ports;
  const refOf = (orderId: number) => ({ orderId, phone: ports.phoneOf(orderId) });
  return parcelMachine.provide({
    actors: {
      watchPerson: watchPerson(ports),
      findSender: fromPromise(({ signal }) => findSender(ports, signal)),
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
          listenToNetwork: listenToNetwork(ports.session),
          openPage: fromPromise(async ({ input }) => {
            await ports.nameOrder(input.orderId);
            window.location.assign(input.url);
          }),
        },
      }),
    },
  });
}

/** Returns the sender from place and account. Only customers have saved addresses [PARC-07]. */
async function findSender({ addresses, location, session }: Ports, signal: AbortSignal) {
  const isSignedIn = session.getSnapshot().context.token !== null;
  const saved = isSignedIn ? await addresses.list(signal).catch(() => []) : [];
  const { person } = session.getSnapshot().context;
  const chosen = location.getSnapshot().context.place;
  return usualSender({ saved, chosen, person: contactOf(person) });
}

export const contactOf = (person: Person | null): Pick<ParcelParty, 'name' | 'phone'> => ({
  name: person ? fullName(person) : '',
  phone: person?.phone ?? '',
});

const watchPerson = ({ session, isGuestAllowed }: Ports) =>
  fromCallback(({ sendBack }) => {
    const personNow = (): ParcelPerson => {
      const isSignedIn = session.getSnapshot().context.token !== null;
      return { isSignedIn, maySend: isSignedIn || isGuestAllowed };
    };
    const end = watching<ParcelEvent>(
      [session],
      () => ({ type: 'person.changed', person: personNow() }),
      sendBack,
    );
    const online = flowIn(session, 'browser')?.on('network.online', (event) => sendBack(event));
    return () => {
      end();
      online?.unsubscribe();
    };
  });

/** Stores the progress and a guest's parcel, and informs the root machine [PARC-02]. */
export const parcelEffects: EffectsOf<typeof parcelMachine> = {
  'progress.changed': ({ progress }) => saveParcelProgress(progress),
  'progress.ended': clearParcelProgress,
  'parcel.sent': ({ orderId: id, isGuest, phone, isPaymentDue }, sendToRoot) => {
    if (isGuest) keepGuestOrder({ id, phone });
    if (!isPaymentDue)
      sendToRoot({ type: 'navigation.requested', destination: { page: 'order', of: 'parcel', id } });
  },
  'auth.requested': (_, sendToRoot) => sendToRoot({ type: 'auth.requested', mode: 'sign-in', intent: null }),
};

/** Sends the place at the pin of one address field to the parcel flow [PARC-02]. */
export const parcelPinEffects = (
  flow: ActorRefFrom<typeof parcelMachine>,
  end: ParcelEndName,
): EffectsOf<typeof mapPickerMachine> => ({
  'place.lookupStarted': () => flow.send({ type: 'place.lookupStarted', end }),
  'place.found': (found) => flow.send({ ...found, end }),
});

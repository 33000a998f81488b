import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { addRefusal, type CartLine, subtotal } from '../../../domain/cart';
import type { Store } from '../../../domain/catalogue';
import type { cartMachine } from '../../../machines/cart/cart.machine';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine';
import type { CheckoutEvent, CheckoutKind, OrderBasis } from '../../../machines/checkout/checkout.types';
import { paymentMachine } from '../../../machines/checkout/payment.machine';
import type { OrderType } from '../../../machines/location/delivery-address.types';
import type { locationMachine } from '../../../machines/location/location.machine';
import type { sessionMachine } from '../../../machines/session/session.machine';
import { watching } from '../../../machines/shared/watching';
import type { AddressApi } from '../../api/address-api';
import type { CheckoutApi } from '../../api/checkout-api';
import type { EffectsOf } from '../../platform/flow';
import { flowIn } from '../../platform/flows';
import { listenToNetwork } from '../../platform/network.actors';
import { forgetOrder } from '../cart/order/chosen-order';
import { provideDeliveryAddress } from '../location/delivery/delivery-address.actors';
import { providePictures } from '../orders/actions/pictures.actors';
import { keepGuestOrder } from '../orders/tracking/guest-orders';
import { clearCheckoutProgress, saveCheckoutProgress } from './checkout-progress';
import { provideCoupon } from './coupon.actors';

type Session = ActorRefFrom<typeof sessionMachine>;
type Location = ActorRefFrom<typeof locationMachine>;
type Cart = ActorRefFrom<typeof cartMachine>;

/** The item of a direct order ("buy now"). */
export type SingleLine = Pick<CartLine, 'item' | 'selection' | 'quantity'>;
/** `single`: the line of a direct order. `null` if its item is unknown. */
export type Goods =
  | { from: 'cart' }
  | { from: 'single'; line: SingleLine | null }
  | { from: 'prescription'; store: Pharmacy | null };
export type Pharmacy = Pick<Store, 'id' | 'name' | 'zoneId'> & { takesPrescriptions: boolean };

type Ports = {
  api: { checkout: CheckoutApi; addresses: AddressApi };
  session: Session;
  location: Location;
  cart: Cart;
  goods: Goods;
  isGuestAllowed: boolean;
  moment: () => { now: number; utcOffsetMinutes: number };
  readOrderTypes: (storeId: number) => Promise<OrderType[]>;
  /** Returns the contact that this device stored for a guest order. */
  phoneOf: (orderId: number) => string | null;
  /** Returns the cancellation reason, in the customer's language. The operator reads it. */
  unpaidReason: () => string;
  /** True if pictures were chosen before a reload. The browser cannot restore them. */
  hadPictures: boolean;
  /** The URL to which the payment page redirects. */
  callback: string;
  /** Writes the order id into this page's URL before the redirect to the payment page. */
  nameOrder: (orderId: number) => Promise<void>;
};

export function provideCheckout(ports: Ports) {
  const { checkout, addresses } = ports.api;
  const { session, location, cart, goods, callback } = ports;
  const lines = (): SingleLine[] =>
    goods.from === 'cart'
      ? cart.getSnapshot().context.lines
      : goods.from === 'single' && goods.line
        ? [goods.line]
        : [];
  const pharmacyId = goods.from === 'prescription' ? (goods.store?.id ?? 0) : null;
  const single = pharmacyId !== null ? { pharmacyId } : goods.from === 'single' ? goods.line : null;
  const storeId = () => pharmacyId ?? lines()[0]?.item.storeId ?? 0;
  let files: File[] = [];
  const refOf = ({ orderId }: { orderId: number }) => ({ orderId, phone: ports.phoneOf(orderId) });
  return checkoutMachine.provide({
    actors: {
      watchBasis: watchBasis(ports),
      deliveryAddress: provideDeliveryAddress({
        api: addresses,
        session,
        location,
        readOrderTypes: () => ports.readOrderTypes(storeId()),
      }),
      coupon: provideCoupon({
        session,
        checkCoupon: (code) => checkout.checkCoupon(code, { storeId: storeId(), amount: subtotal(lines()) }),
      }),
      prescription: providePictures((chosen) => {
        files = chosen;
      }, ports.hadPictures),
      quoteOrder: fromPromise(({ input, signal }) => checkout.quote(input, single, signal)),
      placeOrder: fromPromise(({ input }) => checkout.place(input, single, callback, files)),
      payment: paymentMachine.provide({
        actors: {
          readOrder: fromPromise(({ input, signal }) => checkout.order(refOf(input), signal)),
          changePayment: fromPromise(({ input: { orderId, ...choice } }) =>
            checkout.changePayment({ ...refOf({ orderId }), ...choice, callback }),
          ),
          cancelOrder: fromPromise(({ input }) =>
            checkout.cancel({ ...refOf(input), reason: ports.unpaidReason() }),
          ),
          listenToNetwork: listenToNetwork(session),
          openPage: fromPromise(async ({ input }) => {
            await ports.nameOrder(input.orderId);
            window.location.assign(input.url);
          }),
        },
      }),
    },
  });
}

const watchBasis = ({ session, cart, goods, isGuestAllowed, moment }: Ports) =>
  fromCallback(({ sendBack }) => {
    const basisNow = (): OrderBasis => {
      const isSignedIn = session.getSnapshot().context.token !== null;
      const mayOrder = isSignedIn || isGuestAllowed;
      if (goods.from === 'cart') return { isSignedIn, mayOrder, ...goodsIn(cart) };
      if (goods.from === 'prescription') return { isSignedIn, mayOrder, ...prescribedBy(goods.store) };
      return { isSignedIn, mayOrder: isSignedIn, ...goodsOf(goods.line, moment()) };
    };
    const end = watching<CheckoutEvent>(
      goods.from === 'cart' ? [session, cart] : [session],
      () => ({ type: 'basis.changed', basis: basisNow() }),
      sendBack,
    );
    const online = flowIn(session, 'browser')?.on('network.online', (event) => sendBack(event));
    return () => {
      end();
      online?.unsubscribe();
    };
  });

type OfGoods = Pick<OrderBasis, 'goods' | 'goodsKey' | 'storeId' | 'storeZones'>;

const NOTHING: OfGoods = { goods: 'none', goodsKey: '', storeId: null, storeZones: null };

/** Returns the lines that the server has confirmed. Pending changes have no price yet. */
function goodsIn(cart: Cart): OfGoods {
  const { lines, isLoaded } = cart.getSnapshot().context;
  const [first] = lines;
  if (!isLoaded) return { ...NOTHING, goods: 'unread' };
  if (first === undefined) return NOTHING;
  const goodsKey = lines
    .map(({ id, quantity, review }) => `${id}×${quantity}${review?.token ?? ''}`)
    .join(' ');
  return { goods: 'there', goodsKey, storeId: first.item.storeId, storeZones: [first.item.zoneId] };
}

const prescribedBy = (store: Pharmacy | null): OfGoods =>
  store === null
    ? NOTHING
    : {
        goods: store.takesPrescriptions ? 'there' : 'refused',
        goodsKey: `prescription:${store.id}`,
        storeId: store.id,
        storeZones: [store.zoneId],
      };

function goodsOf(line: SingleLine | null, moment: ReturnType<Ports['moment']>): OfGoods {
  if (line === null) return NOTHING;
  const { item, selection, quantity } = line;
  return {
    goods: addRefusal({ terms: item, selection, quantity, ...moment }) ? 'refused' : 'there',
    goodsKey: `${item.id}×${quantity}`,
    storeId: item.storeId,
    storeZones: [item.zoneId],
  };
}

/** Stores the progress and a guest's order, and informs the root machine [CHK-05, CHK-07, ORD-20]. */
export const checkoutEffects = (kind: CheckoutKind, goods: Goods): EffectsOf<typeof checkoutMachine> => ({
  'progress.changed': ({ progress }) => saveCheckoutProgress(kind, progress),
  'progress.ended': () => {
    clearCheckoutProgress(kind);
    if (goods.from === 'single') forgetOrder();
  },
  'order.placed': ({ orderId: id, isGuest, phone, isPaymentDue }, sendToRoot) => {
    if (isGuest) keepGuestOrder({ id, phone });
    else sendToRoot({ type: 'profile.changed' });
    if (!isPaymentDue)
      sendToRoot({ type: 'navigation.requested', destination: { page: 'order', of: 'checkout', id } });
  },
  'order.found': ({ orderId: id }, sendToRoot) =>
    sendToRoot({ type: 'navigation.requested', destination: { page: 'order', of: 'checkout', id } }),
  'cart.outdated': (_, sendToRoot) => sendToRoot({ type: 'cart.reloadRequested' }),
  'cart.ordered': (event, sendToRoot) => sendToRoot(event),
  'auth.requested': (_, sendToRoot) => sendToRoot({ type: 'auth.requested', mode: 'sign-in', intent: null }),
});

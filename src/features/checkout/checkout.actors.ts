import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { addRefusal, type CartLine, subtotal } from '../../../domain/cart';
import type { Store } from '../../../domain/catalogue';
import type { cartMachine } from '../../../machines/cart/cart.machine';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine';
import type { CheckoutEvent, OrderBasis } from '../../../machines/checkout/checkout.types';
import { couponMachine } from '../../../machines/checkout/coupon.machine';
import { paymentMachine } from '../../../machines/checkout/payment.machine';
import type { OrderType } from '../../../machines/location/delivery-address.types';
import type { locationMachine } from '../../../machines/location/location.machine';
import type { sessionMachine } from '../../../machines/session/session.machine';
import type { AddressApi } from '../../api/address-api';
import type { CheckoutApi } from '../../api/checkout-api';
import { flowIn } from '../../platform/flows';
import { hearNetwork } from '../../platform/network.actors';
import { provideDeliveryAddress } from '../location/delivery/delivery-address.actors';
import { providePictures } from '../orders/actions/pictures.actors';

type Session = ActorRefFrom<typeof sessionMachine>;
type Location = ActorRefFrom<typeof locationMachine>;
type Cart = ActorRefFrom<typeof cartMachine>;

/** One item that is ordered beside the cart. */
export type SingleLine = Pick<CartLine, 'item' | 'selection' | 'quantity'>;
/** `none`: there should be one, and nobody knows which. */
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
  readWays: (storeId: number) => Promise<OrderType[]>;
  /** What finds an order of this device's guest again. */
  phoneOf: (orderId: number) => string | null;
  /** What the shop reads of an order that was cancelled here, in the customer's language. */
  unpaidReason: () => string;
  /** Pictures were chosen before the page was left. */
  hadPictures: boolean;
  /** The page that a payment leads back to. */
  callback: string;
  /** The address of this page names the order before another page opens. */
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
        readWays: () => ports.readWays(storeId()),
      }),
      coupon: couponMachine.provide({
        actors: {
          checkCoupon: fromPromise(({ input }) =>
            checkout.checkCoupon(input.code, { storeId: storeId(), amount: subtotal(lines()) }),
          ),
        },
      }),
      prescription: providePictures((held) => {
        files = held;
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
          hearNetwork: hearNetwork(session),
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
    let told = '';
    const tell = () => {
      const isSignedIn = session.getSnapshot().context.token !== null;
      const basis: OrderBasis =
        goods.from === 'cart'
          ? { isSignedIn, mayOrder: isSignedIn || isGuestAllowed, ...goodsIn(cart) }
          : goods.from === 'prescription'
            ? { isSignedIn, mayOrder: isSignedIn || isGuestAllowed, ...prescribedBy(goods.store) }
            : { isSignedIn, mayOrder: isSignedIn, ...goodsOf(goods.line, moment()) };
      const text = JSON.stringify(basis);
      if (text === told) return;
      told = text;
      sendBack({ type: 'basis.told', basis } satisfies CheckoutEvent);
    };
    tell();
    const watched = [
      session.subscribe(tell),
      ...(goods.from === 'cart' ? [cart.subscribe(tell)] : []),
      flowIn(session, 'browser')?.on('network.online', (news) => sendBack(news)),
    ];
    return () => {
      for (const subscription of watched) subscription?.unsubscribe();
    };
  });

type OfGoods = Pick<OrderBasis, 'goods' | 'goodsKey' | 'storeId' | 'storeZones'>;

const NOTHING: OfGoods = { goods: 'none', goodsKey: '', storeId: null, storeZones: null };

/** As the server has it: what is still on its way there has no price yet. */
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

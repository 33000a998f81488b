import type { LatLng } from '../../domain/geo';
import type {
  Contact,
  Destination,
  OrderDraft,
  OrderQuote,
  OrderRequest,
  PlacedOrder,
  ProblemField,
} from '../../domain/order-quote';
import type { StoredDelivery } from '../location/delivery-address.types';
import type { PicturesEmitted } from '../orders/pictures.machine';
import type { ChartMeta, Tag } from '../shared/chart';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';
import type { CouponEmitted } from './coupon.machine';
import type { PaymentFlag } from './payment.types';

/** How the checkout was opened. `prescription`: the pharmacy chooses and prices the items [PHAR-05]. */
export type CheckoutKind = 'cart' | 'buyNow' | 'campaign' | 'prescription';

/** Items and customer, as other flows report them. */
export type OrderBasis = {
  isSignedIn: boolean;
  /**
   * True if this customer may order. Guests need guest checkout, and can't order directly or from campaigns.
   */
  mayOrder: boolean;
  goods: 'unread' | 'none' | 'refused' | 'there';
  /** Identifies the items. A new key means that the price must be requested again. */
  goodsKey: string;
  /** The id of the cart's store. `null`: the cart is empty. */
  storeId: number | null;
  storeZones: number[] | null;
};

/** Delivery place and contact. */
export type OrderPlace = {
  type: 'delivery' | 'take_away';
  /** The chosen point. Known before the address is complete. */
  point: LatLng | null;
  destination: Destination | null;
  /** The contact of the address. Without one, the contact of the profile. */
  contact: Contact;
};
export type AddressChanged = { type: 'address.changed'; place: OrderPlace };

/** The stored state of the checkout, so that it continues after a reload [CHK-05, CHK-11]. */
export type CheckoutProgress = {
  /** The idempotency key, created when the page opens. */
  key: string;
  /** The number of final rejections. It is part of the idempotency key, because changed contents need a new key. */
  tries: number;
  draft: OrderDraft;
  /** The coupon code that a guest typed. It is applied after the sign-in [COUP-11]. */
  typedCoupon: string;
  /** Delivery or take-away, and the typed address details. */
  delivery: StoredDelivery | null;
  /** The number of chosen pictures. The files themselves are not stored. */
  pictures: number;
  /** The request that was sent and has no response yet. */
  sent: OrderRequest | null;
};

export type CheckoutInput = {
  kind: CheckoutKind;
  progress: CheckoutProgress;
  /** The id of the placed order, from the page's URL. */
  orderId: number | null;
  flag: PaymentFlag | null;
};

export type CheckoutContext = CheckoutInput & {
  basis: OrderBasis | null;
  /** Delivery place and contact. `null`: not loaded yet. */
  place: OrderPlace | null;
  /** The quote that the customer sees and accepts. */
  quote: OrderQuote | null;
  /** The server's current quote, if it differs from the one that the customer sees. */
  newQuote: OrderQuote | null;
  pictures: number;
  order: PlacedOrder | null;
  failure: Failure | null;
};

export type CheckoutEvent =
  | { type: 'basis.changed'; basis: OrderBasis }
  | AddressChanged
  | { type: 'draft.changed'; draft: Partial<OrderDraft> }
  | PicturesEmitted
  | CouponEmitted
  | { type: 'order.submitted' }
  | { type: 'difference.accepted' }
  | { type: 'difference.declined' }
  | { type: 'retry.requested' }
  | { type: 'network.online' }
  | { type: 'signIn.requested' };

export type CheckoutEmitted =
  | { type: 'progress.changed'; progress: CheckoutProgress }
  | { type: 'progress.ended' }
  /**
   * The order is placed. The app writes its id into the URL, and stores a guest's order on the device [CHK-07, ORD-20].
   */
  | { type: 'order.placed'; orderId: number; isGuest: boolean; phone: string; isPaymentDue: boolean }
  /** Another tab has placed this order. The app writes it into the URL [CHK-05]. */
  | { type: 'order.found'; orderId: number }
  /** The server's items differ from the items of the cart. */
  | { type: 'cart.outdated' }
  /** The items were ordered and leave the cart, in all tabs. */
  | { type: 'cart.ordered' }
  /** The items to order are gone: ordered, or removed in another tab. */
  | { type: 'goods.gone' }
  /** Scrolls to the section where the customer fixes the first problem [CHK-08]. */
  | { type: 'problem.pointed'; field: ProblemField }
  | { type: 'failure.pointed' }
  | Notice
  | { type: 'auth.requested' };

export type CheckoutTypes = {
  input: CheckoutInput;
  context: CheckoutContext;
  events: CheckoutEvent;
  emitted: CheckoutEmitted;
  children: {
    watchBasis: 'watchBasis';
    deliveryAddress: 'deliveryAddress';
    listenToAddress: 'listenToAddress';
    coupon: 'coupon';
    prescription: 'prescription';
    listenToParts: 'listenToParts';
    quoteOrder: 'quoteOrder';
    checkOrder: 'quoteOrder';
    placeOrder: 'placeOrder';
    payment: 'payment';
  };
  tags: Tag;
  meta: ChartMeta;
};

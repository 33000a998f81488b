import type { LatLng } from '../../domain/geo';
import type {
  Contact,
  Destination,
  OrderQuote,
  OrderRequest,
  OrderWish,
  PlacedOrder,
  ProblemField,
} from '../../domain/order-quote';
import type { BegunWay } from '../location/delivery-address.types';
import type { PicturesEmitted } from '../orders/pictures.machine';
import type { ChartMeta, Tag } from '../shared/chart';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';
import type { CouponEmitted } from './coupon.machine';
import type { PaymentFlag } from './payment.types';

/** `prescription`: the pharmacy puts the goods together, and prices them [PHAR-05]. */
export type CheckoutWay = 'cart' | 'buyNow' | 'campaign' | 'prescription';

/** What is to be ordered, and by whom: other flows know it. */
export type OrderBasis = {
  isSignedIn: boolean;
  /** Guests may where the operator lets them, but neither buy at once nor order from a campaign. */
  mayOrder: boolean;
  goods: 'unread' | 'none' | 'refused' | 'there';
  /** Another text: other goods, so another price. */
  goodsKey: string;
  /** Null as long as there are no goods. */
  storeId: number | null;
  storeZones: number[] | null;
};

/** Where the order goes, and who is called there. */
export type OrderPlace = {
  type: 'delivery' | 'take_away';
  /** Known before the address is whole. */
  point: LatLng | null;
  destination: Destination | null;
  /** As the address or the profile says. */
  contact: Contact;
};
export type AddressTold = { type: 'address.told'; place: OrderPlace };

/** What is kept of one attempt to order, so that a reload goes on with it [CHK-05, CHK-11]. */
export type Attempt = {
  /** Made when the page opens. */
  key: string;
  /** How often the server has refused it for good: another content needs another key. */
  tries: number;
  wish: OrderWish;
  /** Brought or fetched, and what was typed behind the street. */
  way: BegunWay | null;
  /** How many were chosen; they themselves are not kept. */
  pictures: number;
  /** Under way, and not answered yet. */
  sent: OrderRequest | null;
};

export type CheckoutInput = {
  way: CheckoutWay;
  attempt: Attempt;
  /** The page's address names an order that was placed. */
  orderId: number | null;
  flag: PaymentFlag | null;
};

export type CheckoutContext = CheckoutInput & {
  basis: OrderBasis | null;
  /** Null until it is read. */
  place: OrderPlace | null;
  /** What the customer sees and orders at. */
  quote: OrderQuote | null;
  /** What it would cost now. */
  newQuote: OrderQuote | null;
  pictures: number;
  order: PlacedOrder | null;
  failure: Failure | null;
};

export type CheckoutEvent =
  | { type: 'basis.told'; basis: OrderBasis }
  | AddressTold
  | { type: 'wish.changed'; wish: Partial<OrderWish> }
  | PicturesEmitted
  | CouponEmitted
  | { type: 'order.submitted' }
  | { type: 'difference.accepted' }
  | { type: 'difference.declined' }
  | { type: 'retry.requested' }
  | { type: 'network.online' }
  | { type: 'signIn.requested' };

export type CheckoutEmitted =
  | { type: 'attempt.changed'; attempt: Attempt }
  | { type: 'attempt.over' }
  /** The address of the page names it, and a guest's device keeps it [CHK-07, ORD-20]. */
  | { type: 'order.placed'; orderId: number; isGuest: boolean; phone: string; isPaymentDue: boolean }
  /** Ordered in another tab: the address of the page names that order [CHK-05]. */
  | { type: 'order.found'; orderId: number }
  /** What the server says of the goods is not what the cart shows. */
  | { type: 'cart.outdated' }
  /** What was ordered is no longer in the cart, in no tab of it. */
  | { type: 'cart.ordered' }
  /** Ordered, emptied or left elsewhere: the page that put it together has nothing left of it. */
  | { type: 'goods.gone' }
  /** The part of the page that mends the first problem [CHK-08]. */
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
    hearAddress: 'hearAddress';
    coupon: 'coupon';
    prescription: 'prescription';
    hearParts: 'hearParts';
    quoteOrder: 'quoteOrder';
    checkOrder: 'quoteOrder';
    placeOrder: 'placeOrder';
    payment: 'payment';
  };
  tags: Tag;
  meta: ChartMeta;
};

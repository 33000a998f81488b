import type { ModuleType } from './catalogue';
import type { FeeReason } from './delivery-fee';
import type { LatLng } from './geo';
import type { PriceReason } from './item-price';
import type { Minor } from './money';
import type { OrderKind, OrderStatus, PrescriptionStatus, Pricing } from './order-states';
import type { TaxPart } from './tax';

export type { OrderKind, OrderStatus };

/** A summary of the order status for customers. */
export type OrderStage = 'placed' | 'preparing' | 'ready' | 'onTheWay' | 'over';

const STAGES: Record<OrderStatus, OrderStage> = {
  pending: 'placed',
  confirmed: 'preparing',
  accepted: 'preparing',
  processing: 'preparing',
  handover: 'ready',
  picked_up: 'onTheWay',
  delivered: 'over',
  canceled: 'over',
  failed: 'over',
  refund_requested: 'over',
  refund_request_canceled: 'over',
  refunded: 'over',
  returned: 'over',
};

export const stageOf = (status: OrderStatus): OrderStage => STAGES[status];
export const isOrderStatus = (value: unknown): value is OrderStatus =>
  typeof value === 'string' && Object.hasOwn(STAGES, value);

export type PaymentMethod =
  | 'cash_on_delivery'
  | 'digital_payment'
  | 'wallet'
  | 'offline_payment'
  | 'partial_payment';
export type PaymentStatus = 'paid' | 'unpaid' | 'partially_paid';

export type Courier = {
  id: number;
  name: string;
  phone: string | null;
  imageUrl: string | null;
  rating: number | null;
  /** The courier's position. `null`: the courier's device has not reported one. */
  spot: LatLng | null;
};

export type OrderStore = {
  id: number;
  slug: string;
  name: string;
  phone: string | null;
  address: string;
  imageUrl: string | null;
  moduleId: number | null;
  spot: LatLng | null;
};

export type OrderAddress = {
  name: string;
  phone: string;
  text: string;
  house: string | null;
  floor: string | null;
  road: string | null;
  spot: LatLng | null;
};

/** An order without its lines, which are loaded separately. */
export type PlacedOrder = {
  id: number;
  status: OrderStatus;
  type: OrderKind;
  moduleId: number | null;
  moduleType: ModuleType | null;
  placedAt: string;
  /** When the order reached each status. */
  moments: Partial<Record<OrderStatus, string>>;
  scheduledAt: string | null;
  lineCount: number;
  /** The number of pieces in all lines. */
  itemCount: number;
  /** The names of the first items, for lists. */
  itemNames: string[];
  store: OrderStore | null;
  address: OrderAddress | null;
  courier: Courier | null;
  /** The code that the customer gives to the courier or the store at handover. */
  pin: string | null;
  note: string | null;
  deliveryNote: string | null;
  unavailableNote: string | null;
  wantsCutlery: boolean;
  needsPrescription: boolean;
  prescription: { status: PrescriptionStatus; reason: string | null; imageUrls: string[] } | null;
  /** The state of the price of an order by prescription. `null`: any other order. */
  pricing: Pricing | null;
  /** The operator's decision on an offline payment. `null`: no payment reference was sent yet. */
  referenceStatus: 'pending' | 'verified' | 'denied' | null;
  paymentMethod: PaymentMethod;
  /** The method for the amount that the wallet doesn't cover. `null`: one method pays everything. */
  restMethod: PaymentMethod | null;
  paymentStatus: PaymentStatus;
  paid: Minor;
  /** The amount refunded so far. */
  refunded: Minor;
  isOfGuest: boolean;
  total: Minor;
  couponCode: string | null;
  couponDiscount: Minor;
  storeDiscount: Minor;
  deliveryCharge: Minor;
  /** Empty for orders placed before reasons were stored [PRICE-08]. */
  deliveryReasons: FeeReason[];
  surge: Minor;
  tip: Minor;
  packaging: Minor;
  serviceCharge: Minor;
  tax: Minor;
  isTaxIncluded: boolean;
  /** The taxes, one part per rate. Empty for orders placed before parts were stored [PRICE-11]. */
  taxes: TaxPart[];
  /** Expected arrival or pick-up. `null`: unknown. */
  expectedAt: string | null;
  distanceKm: number | null;
  cancellation: { reason: string | null; note: string | null; by: string | null } | null;
  refund: OrderRefund | null;
  reviews: OwnReview[];
  choices: OrderChoices;
  /** The data of a parcel. Absent for other orders. */
  parcel?: OrderParcel | null;
};

export type OrderParcel = {
  payer: 'sender' | 'receiver';
  kind: string;
  receiver: OrderAddress | null;
  /** The secret in the URL of the receiver's page. */
  linkToken: string | null;
  /** The fee for returning the parcel. `null`: a return is not possible. */
  returnFee: Minor | null;
  /** The return of the parcel. Set while the parcel is on its way back and afterwards. */
  comingBack: { reason: string; fee: Minor; pin: string | null } | null;
};

export const LINE_PROBLEMS = ['missing', 'wrong', 'damaged'] as const;
export type LineProblem = (typeof LINE_PROBLEMS)[number];
/** A line with a problem, as the customer reports it in a refund request. */
export type ReportedLine = { lineId: number; problem: LineProblem };

export type OrderRefund = {
  status: 'requested' | 'approved' | 'refused';
  reason: string;
  note: string | null;
  answer: string | null;
  amount: Minor | null;
  /** The tax included in the refund. `null`: the server does not send the tax [PRICE-12]. */
  tax: Minor | null;
  imageUrls: string[];
  lines: ReportedLine[];
};

/** The customer's acceptance of the pharmacy's total. `paysNow: false` means cash on delivery [PHAR-05]. */
export type PriceAcceptance = { total: Minor; paysNow: boolean };

/** The actions that the customer can take on the order, as the server reports them. */
export type OrderChoices = {
  canCancel: boolean;
  /** The refund that a cancellation would give now. */
  cancelRefund: Minor;
  canPay: boolean;
  canSendPrescription: boolean;
  canAcceptPrice: boolean;
  refundUntil: string | null;
  reviewUntil: string | null;
  canReorder: boolean;
};

export type ReviewTarget = { about: 'item'; itemId: number } | { about: 'store' } | { about: 'courier' };
export type OwnReview = {
  target: ReviewTarget;
  rating: number;
  comment: string | null;
  imageUrls: string[];
  /** The end of the time in which the review can be edited. `null`: it can't be edited any more. */
  editableUntil: string | null;
};

/** A delivered order that waits for a review [REV-02]. */
export type ReviewReminder = { orderId: number; storeName: string; imageUrl: string | null };

export const isSameTarget = (one: ReviewTarget | null, other: ReviewTarget): boolean =>
  one !== null &&
  one.about === other.about &&
  (one.about !== 'item' || other.about !== 'item' || one.itemId === other.itemId);

export const reviewOf = (reviews: readonly OwnReview[], target: ReviewTarget): OwnReview | null =>
  reviews.find((review) => isSameTarget(review.target, target)) ?? null;

export type ReorderChange = 'gone' | 'sold_out' | 'fewer' | 'not_now' | 'options' | 'add_ons' | 'price';
export type ReorderLine = {
  id: number;
  name: string;
  imageUrl: string | null;
  quantity: number;
  available: number;
  oldPrice: Minor;
  price: Minor | null;
  changes: ReorderChange[];
};
/** The cart lines that ordering again would add. */
export type ReorderPreview = {
  orderId: number;
  moduleId: number;
  storeId: number;
  storeName: string;
  isOpen: boolean;
  opensAt: string | null;
  /** The store of the current cart, if it is not the order's store. */
  otherStore: string | null;
  lines: ReorderLine[];
  token: string;
};

export type OrderLine = {
  id: number;
  /** The id of the item. `null`: the item is no longer sold. */
  itemId: number | null;
  name: string;
  imageUrl: string | null;
  quantity: number;
  /** The price of one piece without add-ons. */
  unitPrice: Minor;
  /** The chosen options, in the words stored with the order. A variation of goods has no group. */
  choices: { group: string | null; values: string[] }[];
  addOns: { name: string; price: Minor; quantity: number }[];
  total: Minor;
  /** Tax rate in percent. Null for orders placed before it was stored [PRICE-11]. */
  taxPercent: number | null;
  /** The rules of the price. `null` for orders placed before reasons were stored. */
  reasons: PriceReason[] | null;
  ifUnavailable: 'replace' | 'remove' | 'call' | null;
  /** The note to the kitchen [CART-70]. */
  note: string | null;
  /** The friend who ordered the line, in a group order [CART-73]. */
  person: string | null;
};

/** True for orders that are cancelled, failed or refunded: nothing is due for them. */
export const isVoided = ({ status }: Pick<PlacedOrder, 'status'>): boolean =>
  status === 'canceled' || status === 'failed' || status === 'refunded';

const DELIVERED: readonly OrderStatus[] = [
  'delivered',
  'refund_requested',
  'refund_request_canceled',
  'refunded',
];
/** Returns whether the order was delivered. A refund needs a delivered order. */
export const isDelivered = ({ status }: Pick<PlacedOrder, 'status'>): boolean => DELIVERED.includes(status);

/** Returns whether the items have no price yet. The total then contains only the delivery fee [PHAR-05]. */
export const isUnpriced = ({ status, pricing }: Pick<PlacedOrder, 'status' | 'pricing'>): boolean =>
  status === 'pending' && pricing === 'asked';

/**
 * Returns whether to show the handover code. Customers who collect an order see it as soon as they have
 * placed it [CHK-18, ORD-10].
 */
export const showsPin = ({
  status,
  pin,
  type,
  choices,
}: Pick<PlacedOrder, 'status' | 'pin' | 'type' | 'choices'>): boolean =>
  pin !== null &&
  (type === 'take_away'
    ? stageOf(status) !== 'over' && !choices.canPay
    : status === 'picked_up' || status === 'handover');

/**
 * Returns whether to show the expected time. The time is hidden if it has passed or if the payment is missing
 * [CHK-07].
 */
export const showsArrivalTime = (
  { status, expectedAt, choices }: Pick<PlacedOrder, 'status' | 'expectedAt' | 'choices'>,
  now: number,
): boolean =>
  expectedAt !== null &&
  !choices.canPay &&
  stageOf(status) !== 'over' &&
  new Date(expectedAt).getTime() > now;

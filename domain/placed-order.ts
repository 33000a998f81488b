import type { ModuleType } from './catalogue';
import type { FeeReason } from './delivery-fee';
import type { LatLng } from './geo';
import type { PriceReason } from './item-price';
import type { Minor } from './money';
import type { OrderKind, OrderStatus, PrescriptionStatus, Pricing } from './order-states';

export type { OrderKind, OrderStatus };

/** How far an order is on its way, as a customer counts it. */
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
  /** Null before the courier's device has told where it is. */
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

/** An order as it was placed, and how far it is. Its lines are asked for apart. */
export type PlacedOrder = {
  id: number;
  status: OrderStatus;
  type: OrderKind;
  moduleId: number | null;
  moduleType: ModuleType | null;
  placedAt: string;
  /** When each status was reached. */
  moments: Partial<Record<OrderStatus, string>>;
  scheduledAt: string | null;
  itemCount: number;
  store: OrderStore | null;
  address: OrderAddress | null;
  courier: Courier | null;
  /** What the courier asks for at the door. */
  pin: string | null;
  note: string | null;
  deliveryNote: string | null;
  unavailableNote: string | null;
  wantsCutlery: boolean;
  needsPrescription: boolean;
  prescription: { status: PrescriptionStatus; reason: string | null; imageUrls: string[] } | null;
  /** How far the price of an order of a prescription alone is; null of every other. */
  pricing: Pricing | null;
  /** What the shop says of a payment by hand; null before it has a reference. */
  referenceStatus: 'pending' | 'verified' | 'denied' | null;
  paymentMethod: PaymentMethod;
  /** How what the wallet did not have is paid; null where one way pays it all. */
  restMethod: PaymentMethod | null;
  paymentStatus: PaymentStatus;
  paid: Minor;
  total: Minor;
  couponCode: string | null;
  couponDiscount: Minor;
  storeDiscount: Minor;
  deliveryCharge: Minor;
  /** Which rules made it; none of an order that was placed before they were kept [PRICE-08]. */
  deliveryReasons: FeeReason[];
  surge: Minor;
  tip: Minor;
  packaging: Minor;
  serviceCharge: Minor;
  tax: Minor;
  isTaxIncluded: boolean;
  /** When it should arrive, or be ready; null where nobody says. */
  expectedAt: string | null;
  distanceKm: number | null;
  cancellation: { reason: string | null; note: string | null; by: string | null } | null;
  refund: OrderRefund | null;
  reviews: OwnReview[];
  choices: OrderChoices;
  /** Only of an order that is a parcel. */
  parcel?: OrderParcel | null;
};

export type OrderParcel = {
  payer: 'sender' | 'receiver';
  kind: string;
  receiver: OrderAddress | null;
  /** Opens what its receiver may see. */
  linkToken: string | null;
  /** What having it back would cost; null while, or once, it can not be had back. */
  returnFee: Minor | null;
  /** It is on its way back, or is back. */
  comingBack: { reason: string; fee: Minor; pin: string | null } | null;
};

export type OrderRefund = {
  status: 'requested' | 'approved' | 'refused';
  reason: string;
  note: string | null;
  answer: string | null;
  amount: Minor | null;
  imageUrls: string[];
};

/** Yes to this total: paid in cash when it is brought, or before it is prepared [PHAR-05]. */
export type PriceYes = { total: Minor; paysNow: boolean };

/** What is left to the customer, as the server says. */
export type OrderChoices = {
  canCancel: boolean;
  /** What comes back when it is cancelled now. */
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
  /** Null: what was said stays. */
  editableUntil: string | null;
};

/** The own review of something, if there is one. */
export const reviewOf = (reviews: readonly OwnReview[], target: ReviewTarget): OwnReview | null =>
  reviews.find(
    (review) =>
      review.target.about === target.about &&
      (target.about !== 'item' || (review.target as { itemId?: number }).itemId === target.itemId),
  ) ?? null;

export type ReorderChange = 'gone' | 'sold_out' | 'fewer' | 'not_now' | 'options' | 'add_ons' | 'price';
export type ReorderLine = {
  id: number;
  name: string;
  imageUrl: string | null;
  quantity: number;
  /** What of it can be had. */
  available: number;
  oldPrice: Minor;
  price: Minor | null;
  changes: ReorderChange[];
};
/** What ordering the same again would bring, before it does. */
export type ReorderPreview = {
  orderId: number;
  moduleId: number;
  storeId: number;
  storeName: string;
  isOpen: boolean;
  opensAt: string | null;
  /** Whose goods are in the cart now, when it is another store. */
  otherStore: string | null;
  lines: ReorderLine[];
  token: string;
};

export type OrderLine = {
  id: number;
  /** Null for what is no longer sold. */
  itemId: number | null;
  name: string;
  imageUrl: string | null;
  quantity: number;
  /** Of one piece, without its add-ons. */
  unitPrice: Minor;
  /** What was chosen, in the words of the order. */
  choices: string[];
  addOns: { name: string; price: Minor; quantity: number }[];
  total: Minor;
  /** Which rules made the total; null of an order that was placed before they were kept. */
  reasons: PriceReason[] | null;
  ifUnavailable: 'replace' | 'remove' | 'call' | null;
};

export type AmountRule =
  | 'items'
  | 'storeDiscount'
  | 'coupon'
  | 'delivery'
  | 'surge'
  | 'packaging'
  | 'service'
  | 'taxAdded'
  | 'tip'
  | 'wayBack'
  | 'other';

/** Every rule that made the total, in the order of the checkout; together they are the total [ORD-03, PRICE-08]. */
export function amountsOf(
  order: PlacedOrder,
  lines: readonly OrderLine[],
): { rule: AmountRule; amount: Minor }[] {
  const items = lines.reduce((sum, { total }) => sum + total, 0);
  const known: { rule: AmountRule; amount: Minor }[] = [
    { rule: 'items', amount: items },
    { rule: 'storeDiscount', amount: -order.storeDiscount },
    { rule: 'coupon', amount: -order.couponDiscount },
    { rule: 'delivery', amount: order.deliveryCharge - order.surge },
    { rule: 'surge', amount: order.surge },
    { rule: 'packaging', amount: order.packaging },
    { rule: 'service', amount: order.serviceCharge },
    { rule: 'taxAdded', amount: order.isTaxIncluded ? 0 : order.tax },
    { rule: 'tip', amount: order.tip },
    { rule: 'wayBack', amount: order.parcel?.comingBack?.fee ?? 0 },
  ];
  const rest = order.total - known.reduce((sum, { amount }) => sum + amount, 0);
  return [...known, { rule: 'other' as const, amount: rest }].filter(
    ({ rule, amount }) =>
      amount !== 0 || rule === 'delivery' || (rule === 'items' && order.type !== 'parcel'),
  );
}

export const isCalledOff = ({ status }: Pick<PlacedOrder, 'status'>): boolean =>
  status === 'canceled' || status === 'failed' || status === 'refunded';

/** The pharmacy has still to say what its goods cost: the sum is that of the way alone [PHAR-05]. */
export const isUnpriced = ({ status, pricing }: Pick<PlacedOrder, 'status' | 'pricing'>): boolean =>
  status === 'pending' && pricing === 'asked';

/** The courier has it, or whoever collects it stands at the counter. */
export const showsPin = ({ status, pin }: Pick<PlacedOrder, 'status' | 'pin'>): boolean =>
  pin !== null && (status === 'picked_up' || status === 'handover');

/** A time that has passed promises nothing any more, and nobody begins before it is paid [CHK-07]. */
export const isExpected = (
  { status, expectedAt, choices }: Pick<PlacedOrder, 'status' | 'expectedAt' | 'choices'>,
  now: number,
): boolean =>
  expectedAt !== null &&
  !choices.canPay &&
  stageOf(status) !== 'over' &&
  new Date(expectedAt).getTime() > now;

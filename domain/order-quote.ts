import { isPhone } from './contact';
import type { Coupon } from './coupon';
import type { FeeReason } from './delivery-fee';
import type { LatLng } from './geo';
import type { Minor } from './money';
import type { ProofKind } from './payment-proof';

/** Which part of the checkout mends a problem [CHK-08]. */
export const PROBLEM_FIELDS = [
  'cart',
  'order_type',
  'address',
  'contact',
  'schedule',
  'payment',
  'coupon',
  'prescription',
  'total',
] as const;
export type ProblemField = (typeof PROBLEM_FIELDS)[number];

/** In the server's words, which are those of the reader. */
type QuoteProblem = {
  code: string;
  field: ProblemField;
  message: string;
  /** The order that the goods have become, or wait in to be paid [CHK-05]. */
  orderId?: number;
};

/** What an order costs as the server counts it, rule by rule, and what stands in its way [CHK-06]. */
export type OrderQuote = {
  items: Minor;
  couponDiscount: Minor;
  couponRefusal: { code: string; message: string } | null;
  delivery: Minor;
  deliveryReasons: FeeReason[];
  isDistanceEstimated: boolean;
  tax: Minor;
  taxPercent: number;
  isTaxIncluded: boolean;
  tip: Minor;
  total: Minor;
  /** The most that may be paid in cash; null: as much as one likes [CHK-03]. */
  cashLimit: Minor | null;
  /** Null where there is no wallet to pay with. */
  walletBalance: Minor | null;
  /** What the wallet pays of it, and what is left to be paid. */
  walletAmount: Minor;
  due: Minor;
  /** What comes into the wallet once the order has arrived [WAL-09]. */
  cashback: Minor;
  needsPrescription: boolean;
  isStoreOpen: boolean;
  canSchedule: boolean;
  problems: QuoteProblem[];
};

export type QuotePart = 'items' | 'coupon' | 'delivery' | 'tax' | 'tip' | 'total';
type QuoteDifference = { part: QuotePart; from: Minor; to: Minor };

/** What costs another amount now, part by part; the total at the end [CHK-06]. */
export function quoteDifferences(before: OrderQuote, after: OrderQuote): QuoteDifference[] {
  const parts: [QuotePart, (quote: OrderQuote) => Minor][] = [
    ['items', ({ items }) => items],
    ['coupon', ({ couponDiscount }) => -couponDiscount],
    ['delivery', ({ delivery }) => delivery],
    ['tax', ({ tax }) => tax],
    ['tip', ({ tip }) => tip],
    ['total', ({ total }) => total],
  ];
  return parts.flatMap(([part, of]) =>
    of(before) === of(after) ? [] : [{ part, from: of(before), to: of(after) }],
  );
}

/** Whether somebody can be called: a number too short for its country is none [ADDR-31]. */
export const isReachable = ({ name, phone }: Contact): boolean =>
  name.trim() !== '' && isPhone(phone, 'contact');

export type Contact = { name: string; phone: string; email: string | null };

/** Where an order is brought. */
export type Destination = LatLng & {
  address: string;
  type: string;
  road: string | null;
  house: string | null;
  floor: string | null;
};

export type OrderPayment =
  | { by: 'cash' }
  | { by: 'wallet' }
  | { by: 'digital'; gateway: string }
  /** Whole: all that the method asks for is filled in. */
  | { by: 'offline'; methodId: number; fields: Record<string, string>; isWhole: boolean };

/** How an order is paid, and whether the wallet pays first what it holds [CHK-04]. */
export type PaymentChoice = { payment: OrderPayment; usesWallet: boolean };

/** Whoever pays all of it from the wallet shares it with nothing else. */
export const asChosen = ({ payment, usesWallet }: PaymentChoice): PaymentChoice => ({
  payment,
  usesWallet: usesWallet && payment.by !== 'wallet',
});

/** What the customer says about an order beside its goods and where it goes [CHK-09]. */
export type OrderWish = {
  /** The start of a slot; null: as soon as possible [DLV-01]. */
  scheduledAt: string | null;
  note: string;
  instruction: string;
  wantsCutlery: boolean;
  tip: Minor;
  couponCode: string | null;
  payment: OrderPayment;
  /** The wallet pays what it holds, the rest is paid as chosen [CHK-04]. */
  usesWallet: boolean;
  /** Who fetches it, or who is called where the account does not say. */
  contact: Contact;
};

export const plainWish: OrderWish = {
  scheduledAt: null,
  note: '',
  instruction: '',
  wantsCutlery: false,
  tip: 0,
  couponCode: null,
  payment: { by: 'cash' },
  usesWallet: false,
  contact: { name: '', phone: '', email: null },
};

/** An order as it is sent: the same again is the same order [CHK-05]. */
export type OrderRequest = {
  key: string;
  type: 'delivery' | 'take_away';
  point: LatLng | null;
  destination: Destination | null;
  contact: Contact;
  wish: OrderWish;
  /** What the customer has seen and accepted. */
  total: Minor;
};

/** An order that the server has. */
export type PlacedOrder = {
  id: number;
  total: Minor | null;
  /** What the wallet has paid of it; absent before the order was read. */
  paid?: Minor;
  /** The most that may be paid in cash; null: as much as one likes. Absent before the order was read. */
  cashLimit?: Minor | null;
  /** Cash of it changes hands at the counter; absent of a trip and a parcel. */
  isTakeAway?: boolean;
  /** Where it is paid, as long as it isn't. */
  paymentUrl: string | null;
  isPaymentDue: boolean;
  isCancelled: boolean;
  /** Cancelled by the shop, since nobody has paid it in time. */
  isTooLate?: boolean;
  /** More has become of it than being placed; absent before it was read. */
  isBegun?: boolean;
  /** How the rest of it is to be paid, as far as the order says it. */
  payment: OrderPayment | null;
};

/** A coupon as the list of the checkout shows it. */
export type ListedCoupon = { id: number; code: string; title: string; ends: string; coupon: Coupon };

/** One time for which the store takes orders. */
type Slot = { at: string; endsAt: string };
export type SlotDay = { date: string; slots: Slot[] };

export type Gateway = { id: string; title: string; imageUrl: string | null };
export type OfflineMethod = {
  id: number;
  name: string;
  facts: { name: string; value: string }[];
  fields: { name: string; label: string; kind: ProofKind; isRequired: boolean }[];
};

/** In what ways the shop takes money, and what it asks beside [CHK-04]. */
export type CheckoutOptions = {
  hasCash: boolean;
  hasPartialPayment: boolean;
  gateways: Gateway[];
  offlineMethods: OfflineMethod[];
  hasTips: boolean;
  /** What most give the courier; zero when nobody has. */
  usualTip: Minor;
};

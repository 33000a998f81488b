import { isPhone } from './contact';
import type { Coupon } from './coupon';
import type { FeeReason } from './delivery-fee';
import type { LatLng } from './geo';
import type { Minor } from './money';
import { type PaymentMethod, paymentPlan } from './payment-plan';
import type { ProofKind } from './payment-proof';
import type { TaxPart } from './tax';

/** The section of the checkout where the customer fixes a problem [CHK-08]. */
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

/** A problem of the quote. The server translates its message into the language of the request. */
type QuoteProblem = {
  code: string;
  field: ProblemField;
  message: string;
  /** The existing order of the same items, placed or waiting for payment [CHK-05]. */
  orderId?: number;
};

/** The server's price of an order, rule by rule, and its problems [CHK-06]. */
export type OrderQuote = {
  items: Minor;
  couponDiscount: Minor;
  couponRefusal: { code: string; message: string } | null;
  /** The delivery fee. `null`: no address yet, or one to which the store does not deliver. */
  delivery: Minor | null;
  deliveryReasons: FeeReason[];
  isDistanceEstimated: boolean;
  tax: Minor;
  /** The taxes, one part per rate, the highest rate first. An empty order has one part of zero [PRICE-11]. */
  taxes: TaxPart[];
  isTaxIncluded: boolean;
  tip: Minor;
  /** The total to pay. `null`: the delivery fee is not known yet. */
  total: Minor | null;
  /** The largest total that can be paid in cash. `null`: unlimited [CHK-03]. */
  cashLimit: Minor | null;
  /** The balance of the customer's wallet. `null`: the customer has none. */
  walletBalance: Minor | null;
  /** The amount that the wallet pays; `due` is the rest. */
  walletAmount: Minor;
  due: Minor | null;
  /** Paid into the wallet after delivery [WAL-09]. */
  cashback: Minor;
  needsPrescription: boolean;
  isStoreOpen: boolean;
  canSchedule: boolean;
  problems: QuoteProblem[];
};

/** Returns whether the store does not deliver to the address of the order [CHK-08]. */
export const isOutsideZone = ({ problems }: Pick<OrderQuote, 'problems'>): boolean =>
  problems.some(({ code }) => code === 'out_of_zone');

/** The two parts of a payment: `walletAmount` from the wallet, `due` by the chosen method. */
export type SplitPart = 'wallet' | 'due';
type PaidSplit = { walletAmount: Minor; due: Minor | null };

/**
 * Returns the split for a summary. A wallet that is the only method but holds too little pays nothing: the
 * whole total is due [CHK-04].
 */
export const shownPaidSplit = (split: PaidSplit, method: PaymentMethod): PaidSplit =>
  method === 'wallet' && split.due !== null && split.due > 0
    ? { walletAmount: 0, due: split.walletAmount + split.due }
    : split;

/**
 * The amounts of a quote that the customer accepts together with its total. The server compares them before
 * it places the order [CHK-14].
 */
export type AcceptedSplit = { wallet: Minor; couponDiscount: Minor };

export type Difference<Part extends string> = { part: Part; from: Minor; to: Minor };

/**
 * Returns the amounts that differ between two quotes. An amount that was unknown before is not a difference
 * [CHK-06].
 */
export const differencesOf = <Part extends string, Quote>(
  parts: [Part, (quote: Quote) => Minor | null][],
  before: Quote,
  after: Quote,
): Difference<Part>[] =>
  parts.flatMap(([part, of]) => {
    const [from, to] = [of(before), of(after)];
    return from === null || to === null || from === to ? [] : [{ part, from, to }];
  });

/**
 * Returns the changed parts of the split. Empty if the wallet pays nothing: then the due amount equals the
 * total.
 */
export function splitDifferences(before: PaidSplit, after: PaidSplit): Difference<SplitPart>[] {
  if (before.walletAmount === 0 && after.walletAmount === 0) return [];
  const parts: [SplitPart, (quote: PaidSplit) => Minor | null][] = [
    ['wallet', ({ walletAmount }) => 0 - walletAmount],
    ['due', ({ due }) => due],
  ];
  return differencesOf(parts, before, after);
}

export type QuotePart = 'items' | 'coupon' | 'delivery' | 'tax' | 'tip' | 'total' | SplitPart;

/**
 * Returns the amounts that differ between two quotes: first the single amounts, then the total and its split
 * [CHK-06, CHK-14].
 */
export function quoteDifferences(before: OrderQuote, after: OrderQuote): Difference<QuotePart>[] {
  const parts: [QuotePart, (quote: OrderQuote) => Minor | null][] = [
    ['items', ({ items }) => items],
    ['coupon', ({ couponDiscount }) => -couponDiscount],
    ['delivery', ({ delivery }) => delivery],
    ['tax', ({ tax }) => tax],
    ['tip', ({ tip }) => tip],
    ['total', ({ total }) => total],
  ];
  return [...differencesOf(parts, before, after), ...splitDifferences(before, after)];
}

/**
 * Returns the quote with the customer's latest tip and payment choice. Sends no request, because both only
 * change known amounts [CHK-06, CHK-14].
 */
export function quoteAsChosen(
  quote: OrderQuote,
  { tip, payment, usesWallet }: Pick<OrderDraft, 'tip' | 'payment' | 'usesWallet'>,
): OrderQuote {
  if (quote.total === null) return quote;
  const total = quote.total - quote.tip + tip;
  const { walletBalance, cashLimit } = quote;
  const { wallet, rest } = paymentPlan(
    { method: payment.by, usesWallet },
    { total, walletBalance, cashLimit, isOffered: () => true, hasPartialPayment: true },
  );
  return { ...quote, tip, total, walletAmount: wallet, due: rest };
}

/** Returns whether a courier can call the contact: it has a name and a long enough phone number [ADDR-31]. */
export const isReachable = ({ name, phone }: Contact): boolean =>
  name.trim() !== '' && isPhone(phone, 'contact');

export type Contact = { name: string; phone: string; email: string | null };

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
  /** `isWhole`: the customer has filled in all required fields of the payment method. */
  | { by: 'offline'; methodId: number; fields: Record<string, string>; isWhole: boolean };

/** How the customer wants to pay [CHK-04]. */
export type PaymentChoice = { payment: OrderPayment; usesWallet: boolean };

/** Returns the payment choice without `usesWallet` if the chosen method already is the wallet. */
export const asChosen = ({ payment, usesWallet }: PaymentChoice): PaymentChoice => ({
  payment,
  usesWallet: usesWallet && payment.by !== 'wallet',
});

/** The customer's choices at checkout, besides items and address [CHK-09]. */
export type OrderDraft = {
  /** The start of the chosen slot. `null`: as soon as possible [DLV-01]. */
  scheduledAt: string | null;
  note: string;
  instruction: string;
  wantsCutlery: boolean;
  tip: Minor;
  couponCode: string | null;
  payment: OrderPayment;
  /** The wallet pays first; the method pays the remaining amount [CHK-04]. */
  usesWallet: boolean;
  /** The person who collects the order or whom the courier calls. */
  contact: Contact;
};

export const plainDraft: OrderDraft = {
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

/**
 * The request that places an order. Its idempotency key makes repeated requests return the same order
 * [CHK-05].
 */
export type OrderRequest = {
  key: string;
  type: 'delivery' | 'take_away';
  point: LatLng | null;
  destination: Destination | null;
  contact: Contact;
  draft: OrderDraft;
  /** The total that the customer has seen and accepted. */
  total: Minor;
  /** The split that the customer accepted. `null`: the customer has not seen a quote yet. */
  split: AcceptedSplit | null;
};

/** An order right after it was placed, with the data that its payment still needs. */
export type PlacedOrder = {
  id: number;
  total: Minor | null;
  /** The amount paid from the wallet. Absent before the order is loaded. */
  paid?: Minor;
  /** The largest total that can be paid in cash. `null`: unlimited. Absent before the order is loaded. */
  cashLimit?: Minor | null;
  /** The customer pays cash at the counter. Absent for trips and parcels. */
  isTakeAway?: boolean;
  /** The gateway's payment page. `null`: nothing to pay there. */
  paymentUrl: string | null;
  isPaymentDue: boolean;
  isCancelled: boolean;
  /** The order was cancelled because it was not paid in time. */
  isTooLate?: boolean;
  /** The order's status is later than "placed". Absent until the order is loaded. */
  isBegun?: boolean;
  /** The provider of a trip. Absent until the trip is loaded. */
  providerName?: string | null;
  /** The method that pays the amount beyond the wallet's. `null`: none is chosen yet. */
  payment: OrderPayment | null;
};

export type ListedCoupon = { id: number; code: string; title: string; ends: string; coupon: Coupon };

type Slot = { at: string; endsAt: string };
export type SlotDay = { date: string; slots: Slot[] };

export type Gateway = { id: string; title: string; imageUrl: string | null };
export type OfflineMethod = {
  id: number;
  name: string;
  facts: { name: string; value: string }[];
  fields: { name: string; label: string; kind: ProofKind; isRequired: boolean }[];
};

/** The shop's payment methods and what each requires [CHK-04]. */
export type CheckoutOptions = {
  hasCash: boolean;
  hasPartialPayment: boolean;
  gateways: Gateway[];
  offlineMethods: OfflineMethod[];
  hasTips: boolean;
  /** The most common tip; zero if none. */
  usualTip: Minor;
};

import { isPhone } from './contact';
import type { Coupon } from './coupon';
import type { FeeReason } from './delivery-fee';
import type { LatLng } from './geo';
import type { Minor } from './money';
import { paymentPlan } from './payment-plan';
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

/** The server's message, in the reader's language. */
type QuoteProblem = {
  code: string;
  field: ProblemField;
  message: string;
  /** The existing order of these items, placed or waiting for payment [CHK-05]. */
  orderId?: number;
};

/** The server's price of an order, rule by rule, and its problems [CHK-06]. */
export type OrderQuote = {
  items: Minor;
  couponDiscount: Minor;
  couponRefusal: { code: string; message: string } | null;
  /** `null`: no delivery address yet. */
  delivery: Minor | null;
  deliveryReasons: FeeReason[];
  isDistanceEstimated: boolean;
  tax: Minor;
  /** One part per rate, the highest rate first. Without goods, one part of zero [PRICE-11]. */
  taxes: TaxPart[];
  isTaxIncluded: boolean;
  tip: Minor;
  /** Null as long as the fee is not known. */
  total: Minor | null;
  /** The cash maximum. `null`: unlimited [CHK-03]. */
  cashLimit: Minor | null;
  /** `null`: no wallet to pay with. */
  walletBalance: Minor | null;
  /** The wallet's part and the amount still due. */
  walletAmount: Minor;
  due: Minor | null;
  /** Cashback after delivery [WAL-09]. */
  cashback: Minor;
  needsPrescription: boolean;
  isStoreOpen: boolean;
  canSchedule: boolean;
  problems: QuoteProblem[];
};

/** How a total is paid: by the wallet, and by the chosen method. */
export type SplitPart = 'wallet' | 'due';
type PaidSplit = { walletAmount: Minor; due: Minor | null };

/** The parts of a quote that the customer accepts with its total; the server compares them [CHK-14]. */
export type AcceptedSplit = { wallet: Minor; couponDiscount: Minor };

export type Difference<Part extends string> = { part: Part; from: Minor; to: Minor };

/** The changed amounts, part by part. A previously unknown amount is not a difference [CHK-06]. */
export const differencesOf = <Part extends string, Quote>(
  parts: [Part, (quote: Quote) => Minor | null][],
  before: Quote,
  after: Quote,
): Difference<Part>[] =>
  parts.flatMap(([part, of]) => {
    const [from, to] = [of(before), of(after)];
    return from === null || to === null || from === to ? [] : [{ part, from, to }];
  });

/** Without the wallet the due amount equals the total, so it isn't listed again. */
export function splitDifferences(before: PaidSplit, after: PaidSplit): Difference<SplitPart>[] {
  if (before.walletAmount === 0 && after.walletAmount === 0) return [];
  const parts: [SplitPart, (quote: PaidSplit) => Minor | null][] = [
    ['wallet', ({ walletAmount }) => 0 - walletAmount],
    ['due', ({ due }) => due],
  ];
  return differencesOf(parts, before, after);
}

export type QuotePart = 'items' | 'coupon' | 'delivery' | 'tax' | 'tip' | 'total' | SplitPart;

/** The changed amounts, part by part; then the total and its split [CHK-06, CHK-14]. */
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
 * Applies the customer’s latest tip and payment choice to the quote, because both follow from visible amounts
 * [CHK-06, CHK-14].
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

/** Whether the contact has a name and a long enough phone number [ADDR-31]. */
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
  /** `isWhole`: all required fields of the method are filled in. */
  | { by: 'offline'; methodId: number; fields: Record<string, string>; isWhole: boolean };

/** The payment method, and whether the wallet pays first [CHK-04]. */
export type PaymentChoice = { payment: OrderPayment; usesWallet: boolean };

/** Drops the split if the wallet pays everything. */
export const asChosen = ({ payment, usesWallet }: PaymentChoice): PaymentChoice => ({
  payment,
  usesWallet: usesWallet && payment.by !== 'wallet',
});

/** The details that the customer enters for an order, besides items and address [CHK-09]. */
export type OrderDraft = {
  /** The start of a slot. `null`: as soon as possible [DLV-01]. */
  scheduledAt: string | null;
  note: string;
  instruction: string;
  wantsCutlery: boolean;
  tip: Minor;
  couponCode: string | null;
  payment: OrderPayment;
  /** The wallet pays first; the method pays the remaining amount [CHK-04]. */
  usesWallet: boolean;
  /** The person who collects the order, or whom the courier calls. */
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

/** The request that places an order. The same key returns the same order [CHK-05]. */
export type OrderRequest = {
  key: string;
  type: 'delivery' | 'take_away';
  point: LatLng | null;
  destination: Destination | null;
  contact: Contact;
  draft: OrderDraft;
  /** The total that the customer has seen and accepted. */
  total: Minor;
  /** Null before a quote. */
  split: AcceptedSplit | null;
};

/** An order on the server. */
export type PlacedOrder = {
  id: number;
  total: Minor | null;
  /** Paid from the wallet. Absent before the order is loaded. */
  paid?: Minor;
  /** The cash maximum. `null`: unlimited; absent before the order is loaded. */
  cashLimit?: Minor | null;
  /** Cash is paid at the counter. Absent for trips and parcels. */
  isTakeAway?: boolean;
  /** The payment page, while unpaid. */
  paymentUrl: string | null;
  isPaymentDue: boolean;
  isCancelled: boolean;
  /** Cancelled because it was not paid in time. */
  isTooLate?: boolean;
  /** True once the status is later than "placed". Absent until the order is loaded. */
  isBegun?: boolean;
  /** The payment method for the amount that the wallet doesn't cover, if chosen. */
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

/** Payment methods and what they require [CHK-04]. */
export type CheckoutOptions = {
  hasCash: boolean;
  hasPartialPayment: boolean;
  gateways: Gateway[];
  offlineMethods: OfflineMethod[];
  hasTips: boolean;
  /** The most common tip; zero if none. */
  usualTip: Minor;
};

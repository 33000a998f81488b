import type { Minor } from '../money';
import {
  type AcceptedSplit,
  type Contact,
  type Difference,
  differencesOf,
  type OrderPayment,
  type SplitPart,
  splitDifferences,
} from '../order-quote';

/** The server's price of a trip [RENT-53]. */
export type TripQuote = {
  /** Another page has booked or cleared the trip cart. */
  isEmpty: boolean;
  vehicles: Minor;
  /** The source of the discount. */
  discountBy: 'vehicle' | 'provider' | null;
  couponDiscount: Minor;
  /** Why the coupon was rejected, as the server's message. */
  couponRefusal: string | null;
  tax: Minor;
  isTaxIncluded: boolean;
  total: Minor;
  /** `null`: no wallet to pay with. */
  walletBalance: Minor | null;
  /** The wallet pays this part; the chosen method pays the due amount. */
  walletAmount: Minor;
  due: Minor;
};

export type TripQuotePart = 'vehicles' | 'coupon' | 'tax' | 'total' | SplitPart;

/** The changed amounts, part by part; then the total and its split [CHK-06, CHK-14]. */
export function tripDifferences(before: TripQuote, after: TripQuote): Difference<TripQuotePart>[] {
  const parts: [TripQuotePart, (quote: TripQuote) => Minor][] = [
    ['vehicles', ({ vehicles }) => vehicles],
    ['coupon', ({ couponDiscount }) => -couponDiscount],
    ['tax', ({ tax }) => tax],
    ['total', ({ total }) => total],
  ];
  return [...differencesOf(parts, before, after), ...splitDifferences(before, after)];
}

/** A provider's discount can end while the customer is booking [RENT-42]. */
export const hasDiscountEnded = (before: TripQuote, after: TripQuote): boolean =>
  before.discountBy === 'provider' && after.discountBy !== 'provider';

/** The details that the customer enters for a trip, besides vehicles and time. */
export type TripDraft = {
  couponCode: string | null;
  /** For the provider, for example a request for a driver. */
  note: string;
  contact: Contact;
  payment: OrderPayment;
  usesWallet: boolean;
  /** The provider's terms are accepted. */
  isAgreed: boolean;
};

export const plainTripDraft: TripDraft = {
  couponCode: null,
  note: '',
  contact: { name: '', phone: '', email: null },
  payment: { by: 'cash' },
  usesWallet: false,
  isAgreed: false,
};

/** The request that books a trip. The same key returns the same trip. */
export type TripRequest = {
  key: string;
  draft: TripDraft;
  /** The total that the customer has seen and accepted. */
  total: Minor;
  /** Null before a quote. */
  split: AcceptedSplit | null;
};

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
  /** The trip cart is empty because another page has booked or cleared it. */
  isEmpty: boolean;
  /** The price of the vehicles after the discount. */
  vehicles: Minor;
  discount: Minor;
  /** Whether the discount belongs to the vehicle or to the provider. */
  discountBy: 'vehicle' | 'provider' | null;
  couponDiscount: Minor;
  /** The server's message about why the coupon was rejected. `null`: accepted, or no coupon. */
  couponRefusal: string | null;
  tax: Minor;
  isTaxIncluded: boolean;
  total: Minor;
  /** The balance of the customer's wallet. `null`: the customer has none. */
  walletBalance: Minor | null;
  /** The wallet pays this part; the chosen method pays the due amount. */
  walletAmount: Minor;
  due: Minor;
};

export type TripQuotePart = 'vehicles' | 'coupon' | 'tax' | 'total' | SplitPart;

/**
 * Returns the amounts that differ between two quotes: first the single amounts, then the total and its split
 * [CHK-06, CHK-14].
 */
export function tripDifferences(before: TripQuote, after: TripQuote): Difference<TripQuotePart>[] {
  const parts: [TripQuotePart, (quote: TripQuote) => Minor][] = [
    ['vehicles', ({ vehicles }) => vehicles],
    ['coupon', ({ couponDiscount }) => -couponDiscount],
    ['tax', ({ tax }) => tax],
    ['total', ({ total }) => total],
  ];
  return [...differencesOf(parts, before, after), ...splitDifferences(before, after)];
}

/** Returns whether the provider's discount ended between two quotes [RENT-42]. */
export const hasDiscountEnded = (before: TripQuote, after: TripQuote): boolean =>
  before.discountBy === 'provider' && after.discountBy !== 'provider';

/** The customer's choices at booking, besides vehicles and time. */
export type TripDraft = {
  couponCode: string | null;
  /** A note to the provider, for example a request for a driver. */
  note: string;
  contact: Contact;
  payment: OrderPayment;
  usesWallet: boolean;
  /** The customer has accepted the provider's terms. */
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

/** The request that books a trip. Its idempotency key makes repeated requests return the same trip. */
export type TripRequest = {
  key: string;
  draft: TripDraft;
  /** The total that the customer has seen and accepted. */
  total: Minor;
  /** The split that the customer accepted. `null`: the customer has not seen a quote yet. */
  split: AcceptedSplit | null;
};

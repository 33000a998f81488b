import type { Minor } from '../money';
import type { Contact, OrderPayment } from '../order-quote';

/** What a trip costs as the server counts it [RENT-53]. */
export type TripQuote = {
  /** The trip cart holds nothing: another page has booked or cleared it. */
  isEmpty: boolean;
  vehicles: Minor;
  /** Whose discount is in it. */
  discountBy: 'vehicle' | 'provider' | null;
  couponDiscount: Minor;
  /** Why the coupon is no longer taken, in the server's words. */
  couponRefusal: string | null;
  tax: Minor;
  isTaxIncluded: boolean;
  total: Minor;
  /** Null where there is no wallet to pay with. */
  walletBalance: Minor | null;
  /** What is left to be paid in the asked way. */
  due: Minor;
};

export type TripQuotePart = 'vehicles' | 'coupon' | 'tax' | 'total';
type TripDifference = { part: TripQuotePart; from: Minor; to: Minor };

/** What costs another amount now, part by part; the total at the end. */
export function tripDifferences(before: TripQuote, after: TripQuote): TripDifference[] {
  const parts: [TripQuotePart, (quote: TripQuote) => Minor][] = [
    ['vehicles', ({ vehicles }) => vehicles],
    ['coupon', ({ couponDiscount }) => -couponDiscount],
    ['tax', ({ tax }) => tax],
    ['total', ({ total }) => total],
  ];
  return parts.flatMap(([part, of]) =>
    of(before) === of(after) ? [] : [{ part, from: of(before), to: of(after) }],
  );
}

/** A provider's discount counts until its end date and time, also while somebody is booking [RENT-42]. */
export const hasDiscountEnded = (before: TripQuote, after: TripQuote): boolean =>
  before.discountBy === 'provider' && after.discountBy !== 'provider';

/** What the customer says about a trip beside its vehicles and its time. */
export type TripWish = {
  couponCode: string | null;
  /** To the provider: a driver is wanted, for one. */
  note: string;
  contact: Contact;
  payment: OrderPayment;
  usesWallet: boolean;
  /** The provider's terms. */
  isAgreed: boolean;
};

export const plainTripWish: TripWish = {
  couponCode: null,
  note: '',
  contact: { name: '', phone: '', email: null },
  payment: { by: 'cash' },
  usesWallet: false,
  isAgreed: false,
};

/** A booking as it is sent: the same again is the same trip. */
export type TripRequest = { key: string; wish: TripWish; total: Minor };

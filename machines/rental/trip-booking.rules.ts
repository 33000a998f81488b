import { isReachable } from '../../domain/order-quote';
import {
  type TripDraft,
  type TripQuote,
  type TripRequest,
  tripDifferences,
} from '../../domain/rental/trip-booking';
import type { PaymentInput } from '../checkout/payment.types';
import { required } from '../shared/required';
import type { TripBookingContext, TripBookingEmitted, TripField } from './trip-booking.types';

/** The fields of the draft that affect the price. */
const PRICED: readonly (keyof TripDraft)[] = ['couponCode', 'payment', 'usesWallet'];

export const isPriced = (draft: Partial<TripDraft>): boolean => PRICED.some((part) => part in draft);

/** Returns the first missing field that the page finds without the server. */
export function missingPart({ progress: { draft } }: TripBookingContext): TripField | null {
  if (draft.contact.name.trim() === '') return 'name';
  if (!isReachable(draft.contact)) return 'phone';
  if (draft.payment.by === 'offline' && !draft.payment.isWhole) return 'payment';
  return draft.isAgreed ? null : 'terms';
}

export const hasDifference = ({ quote }: TripBookingContext, now: TripQuote): boolean =>
  quote !== null && tripDifferences(quote, now).length > 0;

/** Returns the request to send. After a final refusal its idempotency key is new. */
export function requestOf({ progress: { key, tries, draft }, quote }: TripBookingContext): TripRequest {
  return {
    key: tries === 0 ? key : `${key}-${tries}`,
    draft,
    total: quote?.total ?? 0,
    split: quote && { wallet: quote.walletAmount, couponDiscount: quote.couponDiscount },
  };
}

export function bookedEvent({ trip, basis, progress }: TripBookingContext): TripBookingEmitted {
  return {
    type: 'trip.booked',
    tripId: required(trip, 'trip').id,
    isPaymentDue: trip?.isPaymentDue === true,
    isGuest: basis?.isSignedIn === false,
    phone: progress.sent?.draft.contact.phone ?? '',
  };
}

export const paymentOf = ({ tripId, flag, trip, progress }: TripBookingContext): PaymentInput => ({
  orderId: required(tripId, 'tripId'),
  flag,
  order: trip,
  payment: progress.draft.payment,
});

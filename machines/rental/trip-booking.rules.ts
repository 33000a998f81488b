import { isReachable } from '../../domain/order-quote';
import {
  type TripQuote,
  type TripRequest,
  type TripWish,
  tripDifferences,
} from '../../domain/rental/trip-booking';
import type { PaymentInput } from '../checkout/payment.types';
import { required } from '../shared/required';
import type { TripBookingContext, TripBookingEmitted, TripField } from './trip-booking.types';

/** What has a say in the price: the rest of a wish costs nothing. */
const PRICED: readonly (keyof TripWish)[] = ['couponCode', 'payment', 'usesWallet'];

export const isPriced = (wish: Partial<TripWish>): boolean => PRICED.some((part) => part in wish);

/** What the page itself knows to be missing. */
export function missingPart({ attempt: { wish } }: TripBookingContext): TripField | null {
  if (wish.contact.name.trim() === '') return 'name';
  if (!isReachable(wish.contact)) return 'phone';
  if (wish.payment.by === 'offline' && !wish.payment.isWhole) return 'payment';
  return wish.isAgreed ? null : 'terms';
}

export const hasDifference = ({ quote }: TripBookingContext, now: TripQuote): boolean =>
  quote !== null && tripDifferences(quote, now).length > 0;

/** An attempt that was refused for good is another one from now on. */
export function requestOf({ attempt: { key, tries, wish }, quote }: TripBookingContext): TripRequest {
  return { key: tries === 0 ? key : `${key}-${tries}`, wish, total: quote?.total ?? 0 };
}

export function bookedNews({ trip, basis, attempt }: TripBookingContext): TripBookingEmitted {
  return {
    type: 'trip.booked',
    tripId: required(trip, 'trip').id,
    isPaymentDue: trip?.isPaymentDue === true,
    isGuest: basis?.isSignedIn === false,
    phone: attempt.sent?.wish.contact.phone ?? '',
  };
}

export const paymentOf = ({ tripId, flag, trip, attempt }: TripBookingContext): PaymentInput => ({
  orderId: required(tripId, 'tripId'),
  flag,
  order: trip,
  payment: attempt.wish.payment,
});

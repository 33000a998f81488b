import type { PlacedOrder } from '../../domain/order-quote';
import type { TripQuote, TripRequest, TripWish } from '../../domain/rental/trip-booking';
import type { CouponEmitted } from '../checkout/coupon.machine';
import type { PaymentFlag } from '../checkout/payment.types';
import type { ChartMeta, Tag } from '../shared/chart';
import type { Failure } from '../shared/failure';

/** What is to be booked, and by whom: other flows know it. */
export type TripBasis = {
  isSignedIn: boolean;
  mayBook: boolean;
  vehicles: 'unread' | 'none' | 'there';
  /** Another text: another trip, so another price. */
  cartKey: string;
};

/** What is kept of one attempt to book, so that a reload goes on with it. */
export type TripAttempt = {
  key: string;
  /** How often the server has refused it for good: another content needs another key. */
  tries: number;
  wish: TripWish;
  /** Under way, and not answered yet. */
  sent: TripRequest | null;
};

export type TripField = 'name' | 'phone' | 'payment' | 'terms';

export type TripBookingInput = {
  attempt: TripAttempt;
  /** The page's address names a trip that was booked. */
  tripId: number | null;
  flag: PaymentFlag | null;
};

export type TripBookingContext = TripBookingInput & {
  basis: TripBasis | null;
  quote: TripQuote | null;
  newQuote: TripQuote | null;
  trip: PlacedOrder | null;
  /** What is missing, after a press. */
  missing: TripField | null;
  failure: Failure | null;
};

export type TripBookingEvent =
  | { type: 'basis.told'; basis: TripBasis }
  | { type: 'wish.changed'; wish: Partial<TripWish> }
  | CouponEmitted
  | { type: 'booking.submitted' }
  | { type: 'difference.accepted' }
  | { type: 'difference.declined' }
  | { type: 'retry.requested' }
  | { type: 'network.online' }
  | { type: 'signIn.requested' };

export type TripBookingEmitted =
  | { type: 'attempt.changed'; attempt: TripAttempt }
  | { type: 'attempt.over' }
  | { type: 'trip.booked'; tripId: number; isGuest: boolean; phone: string; isPaymentDue: boolean }
  /** What was booked is no longer in the trip cart. */
  | { type: 'cart.outdated' }
  /** It was booked, for every tab of it. */
  | { type: 'cart.booked' }
  /** Nothing is left to book: the page is short now. */
  | { type: 'vehicles.gone' }
  | { type: 'problem.pointed'; field: TripField }
  | { type: 'auth.requested' };

export type TripBookingTypes = {
  input: TripBookingInput;
  context: TripBookingContext;
  events: TripBookingEvent;
  emitted: TripBookingEmitted;
  children: {
    watchBasis: 'watchBasis';
    tripCoupon: 'tripCoupon';
    hearCoupon: 'hearCoupon';
    quoteTrip: 'quoteTrip';
    checkTrip: 'quoteTrip';
    bookTrip: 'bookTrip';
    tripPayment: 'tripPayment';
  };
  tags: Tag;
  meta: ChartMeta;
};

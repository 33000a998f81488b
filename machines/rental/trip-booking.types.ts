import type { PlacedOrder } from '../../domain/order-quote';
import type { TripDraft, TripQuote, TripRequest } from '../../domain/rental/trip-booking';
import type { CouponEmitted } from '../checkout/coupon.machine';
import type { PaymentFlag } from '../checkout/payment.types';
import type { ChartMeta, Tag } from '../shared/chart';
import type { Failure } from '../shared/failure';

/** Trip and customer, reported by other flows. */
export type TripBasis = {
  isSignedIn: boolean;
  mayBook: boolean;
  vehicles: 'unread' | 'none' | 'there';
  /** Changes with the trip, and so with the price. */
  cartKey: string;
};

/** Stored so that booking continues after a reload. */
export type TripAttempt = {
  key: string;
  /** Number of final refusals; other contents need another key. */
  tries: number;
  draft: TripDraft;
  /** The coupon code that a guest typed: applied after the sign-in [COUP-11]. */
  typedCoupon: string;
  /** Sent and not answered. */
  sent: TripRequest | null;
};

export type TripField = 'name' | 'phone' | 'payment' | 'terms';

export type TripBookingInput = {
  attempt: TripAttempt;
  /** The booked trip named by the page's address. */
  tripId: number | null;
  flag: PaymentFlag | null;
};

export type TripBookingContext = TripBookingInput & {
  basis: TripBasis | null;
  quote: TripQuote | null;
  newQuote: TripQuote | null;
  trip: PlacedOrder | null;
  /** Missing fields, shown after Book is pressed. */
  missing: TripField | null;
  failure: Failure | null;
};

export type TripBookingEvent =
  | { type: 'basis.changed'; basis: TripBasis }
  | { type: 'draft.changed'; draft: Partial<TripDraft> }
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
  /** The booked vehicles left the trip cart. */
  | { type: 'cart.outdated' }
  /** Booked, in all tabs. */
  | { type: 'cart.booked' }
  /** Nothing is left to book; the page is short now. */
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
    listenToCoupon: 'listenToCoupon';
    quoteTrip: 'quoteTrip';
    checkTrip: 'quoteTrip';
    bookTrip: 'bookTrip';
    tripPayment: 'tripPayment';
  };
  tags: Tag;
  meta: ChartMeta;
};

import type { PlacedOrder } from '../../domain/order-quote';
import type { TripDraft, TripQuote, TripRequest } from '../../domain/rental/trip-booking';
import type { CouponEmitted } from '../checkout/coupon.machine';
import type { PaymentFlag } from '../checkout/payment.types';
import type { ChartMeta, Tag } from '../shared/chart';
import type { Failure } from '../shared/failure';

/** Trip and customer, as other flows report them. */
export type TripBasis = {
  isSignedIn: boolean;
  mayBook: boolean;
  vehicles: 'unread' | 'none' | 'there';
  /** Identifies the trip and its vehicles. A new key means that the price must be requested again. */
  cartKey: string;
};

/** The stored state of the booking, so that it continues after a reload. */
export type BookingProgress = {
  key: string;
  /** The number of final rejections. It is part of the idempotency key, because changed contents need a new key. */
  tries: number;
  draft: TripDraft;
  /** The coupon code that a guest typed. It is applied after the sign-in [COUP-11]. */
  typedCoupon: string;
  /** The request that was sent and has no response yet. */
  sent: TripRequest | null;
};

export type TripField = 'name' | 'phone' | 'payment' | 'terms';

export type TripBookingInput = {
  progress: BookingProgress;
  /** The id of the booked trip, from the page's URL. */
  tripId: number | null;
  flag: PaymentFlag | null;
};

export type TripBookingContext = TripBookingInput & {
  basis: TripBasis | null;
  quote: TripQuote | null;
  newQuote: TripQuote | null;
  trip: PlacedOrder | null;
  /** The first missing field, shown after the customer pressed Book. */
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
  | { type: 'progress.changed'; progress: BookingProgress }
  | { type: 'progress.ended' }
  | { type: 'trip.booked'; tripId: number; isGuest: boolean; phone: string; isPaymentDue: boolean }
  /** The booked vehicles left the trip cart. */
  | { type: 'cart.outdated' }
  /** The trip is booked, so its vehicles leave the trip cart in all tabs. */
  | { type: 'cart.booked' }
  /** No vehicle is left to book, so the page becomes short. */
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

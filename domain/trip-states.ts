export type TripStatus = 'pending' | 'confirmed' | 'ongoing' | 'completed' | 'canceled' | 'payment_failed';
/** Whoever moves a trip on. The operator speaks for the shop, and for payments that never arrive. */
export type TripMover = 'customer' | 'provider' | 'operator';

/** What a trip is, as far as its next states depend on it. */
export type TripState = {
  status: TripStatus;
  pickupAt: number;
  /** It is to be paid before the provider says yes, and is not. */
  isPaymentDue: boolean;
  completedAt: number | null;
};

type Moves = { readonly [To in TripStatus]?: readonly TripMover[] };

const SHOP: readonly TripMover[] = ['provider', 'operator'];

/** Every state, and where it may go from there; what is not here does not happen [RENT-54]. */
const MOVES: Readonly<Record<TripStatus, Moves>> = {
  pending: { confirmed: SHOP, canceled: ['customer', ...SHOP], payment_failed: ['operator'] },
  // With another time the provider is asked anew.
  confirmed: { ongoing: SHOP, canceled: ['customer', ...SHOP], pending: ['customer'] },
  ongoing: { completed: SHOP },
  completed: {},
  canceled: {},
  payment_failed: {},
};

/** The vehicles are kept for these. */
export const RUNNING_TRIPS = ['pending', 'confirmed', 'ongoing'] as const satisfies readonly TripStatus[];

/** The way of a trip with which nothing goes wrong. */
export const USUAL_TRIP = ['pending', 'confirmed', 'ongoing', 'completed'] as const;

export type TripMoveRefusal = 'elsewhere' | 'notYours' | 'unpaid' | 'tooLate';

const HOUR = 60 * 60_000;
/** As the cancellation policy says: a confirmed rental is cancelled free of charge until one hour before pickup; or changed. */
const CHANGE_BEFORE = HOUR;
const REVIEW_WITHIN = 30 * 24 * HOUR;

/** Why this trip may not be moved there by this one; null when it may. */
export function tripMoveRefusal(
  { status, pickupAt, isPaymentDue }: TripState,
  to: TripStatus,
  by: TripMover,
  now: number,
): TripMoveRefusal | null {
  const movers = MOVES[status][to];
  if (movers === undefined) return 'elsewhere';
  if (!movers.includes(by)) return 'notYours';
  if (to === 'confirmed' && isPaymentDue) return 'unpaid';
  if (by === 'customer' && status === 'confirmed' && now > pickupAt - CHANGE_BEFORE) return 'tooLate';
  return null;
}

/** Why its customer may not ask for another date or duration: until when it may be cancelled, it may be changed [RENT-57]. */
export const tripChangeRefusal = (trip: TripState, now: number): TripMoveRefusal | null =>
  trip.status === 'pending'
    ? now < trip.pickupAt
      ? null
      : 'tooLate'
    : tripMoveRefusal(trip, 'pending', 'customer', now);

type TripChoices = { canCancel: boolean; canPay: boolean; canReview: boolean; canChange: boolean };

/** What is left to the customer, of a trip as it is now [RENT-54]. */
export const tripChoices = (trip: TripState, isPaid: boolean, now: number): TripChoices => ({
  canCancel: tripMoveRefusal(trip, 'canceled', 'customer', now) === null,
  canPay: !isPaid && (RUNNING_TRIPS as readonly TripStatus[]).includes(trip.status),
  canChange: tripChangeRefusal(trip, now) === null,
  canReview: trip.completedAt !== null && now < trip.completedAt + REVIEW_WITHIN,
});

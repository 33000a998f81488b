import { FOUND_BY_CONTACT_FOR } from './order-states';

export type TripStatus = 'pending' | 'confirmed' | 'ongoing' | 'completed' | 'canceled' | 'payment_failed';
/**
 * Who may change a trip's status. The operator acts for the provider, and decides when a payment never
 * arrives.
 */
export type TripMover = 'customer' | 'provider' | 'operator';

/** The facts that decide which statuses can follow. */
export type TripState = {
  status: TripStatus;
  pickupAt: number;
  /** The trip must be paid in advance and is not paid yet. */
  isPaymentDue: boolean;
  completedAt: number | null;
};

type Moves = { readonly [To in TripStatus]?: readonly TripMover[] };

const SHOP: readonly TripMover[] = ['provider', 'operator'];

/** Allowed transitions by state and mover [RENT-54]. */
const MOVES: Readonly<Record<TripStatus, Moves>> = {
  pending: { confirmed: SHOP, canceled: ['customer', ...SHOP], payment_failed: ['operator'] },
  // A changed trip needs a new confirmation.
  confirmed: { ongoing: SHOP, canceled: ['customer', ...SHOP], pending: ['customer'] },
  ongoing: { completed: SHOP },
  completed: {},
  canceled: {},
  payment_failed: {},
};

/** Trips in these statuses reserve their vehicles. */
export const RUNNING_TRIPS = ['pending', 'confirmed', 'ongoing'] as const satisfies readonly TripStatus[];

/**
 * Returns whether a guest can still open the ended trip with number and contact, which works only for some
 * time. Its owner can always open it [RENT-55].
 */
export const isTripFoundByContact = (
  { status, updatedAt }: { status: TripStatus; updatedAt: number },
  now: number,
): boolean =>
  (RUNNING_TRIPS as readonly TripStatus[]).includes(status) || now - updatedAt < FOUND_BY_CONTACT_FOR;

/** The statuses that a trip without problems goes through. */
export const USUAL_TRIP = ['pending', 'confirmed', 'ongoing', 'completed'] as const;

export type TripMoveRefusal = 'elsewhere' | 'notYours' | 'unpaid' | 'tooLate';

const HOUR = 60 * 60_000;
/**
 * From the cancellation policy: customers can cancel or change a trip without a fee until one hour before
 * pick-up.
 */
export const FREE_CANCELLATION_HOURS = 1;
const CHANGE_BEFORE = FREE_CANCELLATION_HOURS * HOUR;
const REVIEW_WITHIN = 30 * 24 * HOUR;

/** Returns why this mover may not make this transition. `null`: the transition is allowed. */
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

/** Returns why the trip can't be changed. A trip can be changed as long as it can be cancelled [RENT-57]. */
export const tripChangeRefusal = (trip: TripState, now: number): TripMoveRefusal | null =>
  trip.status === 'pending'
    ? now < trip.pickupAt
      ? null
      : 'tooLate'
    : tripMoveRefusal(trip, 'pending', 'customer', now);

type TripChoices = { canCancel: boolean; canPay: boolean; canReview: boolean; canChange: boolean };

/** Returns the actions that the customer can take on the trip in its current status [RENT-54]. */
export const tripChoices = (trip: TripState, isPaid: boolean, now: number): TripChoices => ({
  canCancel: tripMoveRefusal(trip, 'canceled', 'customer', now) === null,
  canPay: !isPaid && (RUNNING_TRIPS as readonly TripStatus[]).includes(trip.status),
  canChange: tripChangeRefusal(trip, now) === null,
  canReview: trip.completedAt !== null && now < trip.completedAt + REVIEW_WITHIN,
});

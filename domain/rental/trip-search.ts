import { distanceKm, isSameHouse, type LatLng } from '../geo';
import { type CityClock, momentOf } from './local-time';
import { FURTHEST_AHEAD, metresOf, wholeHours } from './trip';
import type { TripPlace } from './trip-cart';
import type { RentalType } from './vehicle';

/** The kind of route that the distance was measured on. `estimate`: a straight line [RENT-06, RENT-52]. */
export type DistanceSource = 'driving' | 'walking' | 'bicycling' | 'estimate';

/** The fields of the search form [RENT-02]. */
export type TripDraft = {
  type: RentalType;
  pickup: TripPlace | null;
  destination: TripPlace | null;
  /** Local time of the pick-up place, such as 2026-11-24T15:00. */
  pickupAt: string | null;
  hours: number;
};

/** A search whose fields are all filled in. */
export type Trip = {
  type: RentalType;
  pickup: TripPlace;
  destination: TripPlace;
  pickupAt: string;
  /** The hours of the rental. For a trip priced by distance: the hours of driving. */
  hours: number;
  metres: number;
  distanceSource: DistanceSource;
};

export type TripProblem = 'pickup' | 'destination' | 'samePlace' | 'moment' | 'past' | 'far' | 'duration';

const MINUTE = 60_000;
const DAY_HOURS = 24;
/**
 * The maximum number of hours that can be booked online. Customers arrange longer rentals with the provider.
 */
export const MAX_HOURS = 31 * DAY_HOURS;
/** The assumed speed, in kilometres per hour, if no route is known. */
const ESTIMATED_KM_AN_HOUR = 40;

const isDuration = (hours: number): boolean => Number.isInteger(hours) && hours >= 1 && hours <= MAX_HOURS;

/** Returns the first missing or invalid field, in the order of the form. */
export function tripProblem(
  { type, pickup, destination, pickupAt, hours }: TripDraft,
  now: number,
  clock: CityClock,
): TripProblem | null {
  if (pickup === null) return 'pickup';
  if (destination === null && type === 'distance_wise') return 'destination';
  if (type === 'distance_wise' && isRoundTrip({ pickup, destination })) return 'samePlace';
  const problem = momentProblem(pickupAt, now, clock);
  if (problem !== null) return problem;
  return type === 'distance_wise' || isDuration(hours) ? null : 'duration';
}

/** Returns whether the vehicle returns to the pick-up place. A trip priced by distance ends elsewhere. */
export const isRoundTrip = ({ pickup, destination }: Pick<TripDraft, 'pickup' | 'destination'>): boolean =>
  pickup !== null && destination !== null && isSameHouse(pickup, destination);

/**
 * Returns whether the trip ends at the pick-up location: the trip is priced by hour or day and has no
 * drop-off location [RENT-61].
 */
export const returnsToPickup = ({ type, destination }: Pick<TripDraft, 'type' | 'destination'>): boolean =>
  type !== 'distance_wise' && destination === null;

function momentProblem(
  pickupAt: string | null,
  now: number,
  clock: CityClock,
): 'moment' | 'past' | 'far' | null {
  const moment = pickupAt === null ? null : momentOf(pickupAt, clock);
  if (moment === null) return 'moment';
  // A pick-up in the current minute is still allowed.
  if (moment <= now - MINUTE) return 'past';
  return moment > now + FURTHEST_AHEAD ? 'far' : null;
}

/** Returns the draft with another rental type. Rentals by day are rounded up to whole days. */
export const draftAs = (draft: TripDraft, type: RentalType): TripDraft => ({
  ...draft,
  type,
  hours: type === 'day_wise' ? Math.ceil(draft.hours / DAY_HOURS) * DAY_HOURS : draft.hours,
});

type FoundRoute = { mode: DistanceSource; metres: number; seconds: number };

/** Returns the trip of a complete draft. `null`: the draft is incomplete. */
export function tripOf(draft: TripDraft, found: FoundRoute): Trip | null {
  const { type, pickup, destination, pickupAt } = draft;
  if (pickup === null || destination === null || pickupAt === null) return null;
  const hours = type === 'distance_wise' ? wholeHours(found.seconds / 3600) : draft.hours;
  return {
    type,
    pickup,
    destination,
    pickupAt,
    hours,
    metres: Math.round(found.metres),
    distanceSource: found.mode,
  };
}

/**
 * Returns the trip of a draft that returns to the pick-up location. No route is measured for it [RENT-61].
 */
export const returnTripOf = (draft: TripDraft): Trip | null =>
  tripOf({ ...draft, destination: draft.pickup }, { mode: 'driving', metres: 0, seconds: 0 });

/** Estimates a route: the straight-line distance at the assumed speed. */
export function estimatedRoute(from: LatLng, to: LatLng): FoundRoute {
  const kilometres = distanceKm(from, to);
  return {
    mode: 'estimate',
    metres: metresOf(kilometres),
    seconds: (kilometres / ESTIMATED_KM_AN_HOUR) * 3600,
  };
}

/**
 * Returns the draft of a trip. For a return trip the drop-off location stays empty, so that it follows a new
 * pick-up location [RENT-61].
 */
export const draftOf = ({ type, pickup, destination, pickupAt, hours }: Trip): TripDraft => ({
  type,
  pickup,
  destination: type !== 'distance_wise' && isRoundTrip({ pickup, destination }) ? null : destination,
  pickupAt,
  hours,
});

/** Returns why a stored trip is no longer valid: its pick-up is past, or too far ahead [RENT-12]. */
export function staleReason(trip: Trip, now: number, clock: CityClock): TripProblem | null {
  const problem = tripProblem(draftOf(trip), now, clock);
  return problem === 'duration' ? null : problem;
}

/** Restores a stored draft. Invalid values are replaced by the defaults. */
export function restoredDraft(
  stored: TripDraft,
  defaults: TripDraft,
  now: number,
  clock: CityClock,
): TripDraft {
  const pickupAt = momentProblem(stored.pickupAt, now, clock) === null ? stored.pickupAt : defaults.pickupAt;
  return draftAs(
    { ...stored, pickupAt, hours: isDuration(stored.hours) ? stored.hours : defaults.hours },
    stored.type,
  );
}

import { distanceKm, type LatLng } from '../geo';
import { type CityClock, momentOf } from './local-time';
import { FURTHEST_AHEAD, metresOf, wholeHours } from './trip';
import type { TripPlace } from './trip-cart';
import type { RentalType } from './vehicle';

/** By which way the distance is known; an estimate is the line through the air [RENT-06, RENT-52]. */
export type TripWay = 'driving' | 'walking' | 'bicycling' | 'estimate';

/** What is being filled in [RENT-02]. */
export type TripDraft = {
  type: RentalType;
  pickup: TripPlace | null;
  destination: TripPlace | null;
  /** On the clocks of the pickup place, as 2026-11-24T15:00. */
  pickupAt: string | null;
  hours: number;
};

/** What is searched for: all of it is known. */
export type Trip = {
  type: RentalType;
  pickup: TripPlace;
  destination: TripPlace;
  pickupAt: string;
  /** How long the vehicle is let; by the kilometre, how long the way takes. */
  hours: number;
  metres: number;
  way: TripWay;
};

export type TripProblem = 'pickup' | 'destination' | 'moment' | 'past' | 'far' | 'duration';

const MINUTE = 60_000;
const DAY_HOURS = 24;
/** A month: whoever needs it longer asks the provider. */
export const MOST_HOURS = 31 * DAY_HOURS;
/** Of a way that nobody knows: through a city and out of it. */
const ESTIMATED_KM_AN_HOUR = 40;

const isDuration = (hours: number): boolean => Number.isInteger(hours) && hours >= 1 && hours <= MOST_HOURS;

/** What stands in the way of a search, the first field first. */
export function tripProblem(
  { type, pickup, destination, pickupAt, hours }: TripDraft,
  now: number,
  clock: CityClock,
): TripProblem | null {
  if (pickup === null) return 'pickup';
  if (destination === null) return 'destination';
  const problem = momentProblem(pickupAt, now, clock);
  if (problem !== null) return problem;
  return type === 'distance_wise' || isDuration(hours) ? null : 'duration';
}

function momentProblem(
  pickupAt: string | null,
  now: number,
  clock: CityClock,
): 'moment' | 'past' | 'far' | null {
  const moment = pickupAt === null ? null : momentOf(pickupAt, clock);
  if (moment === null) return 'moment';
  // The minute that runs has begun, and may still be chosen.
  if (moment <= now - MINUTE) return 'past';
  return moment > now + FURTHEST_AHEAD ? 'far' : null;
}

/** Days are whole. */
export const draftAs = (draft: TripDraft, type: RentalType): TripDraft => ({
  ...draft,
  type,
  hours: type === 'day_wise' ? Math.ceil(draft.hours / DAY_HOURS) * DAY_HOURS : draft.hours,
});

type FoundWay = { mode: TripWay; metres: number; seconds: number };

/** Null while something is missing. */
export function tripOf(draft: TripDraft, way: FoundWay): Trip | null {
  const { type, pickup, destination, pickupAt } = draft;
  if (pickup === null || destination === null || pickupAt === null) return null;
  const hours = type === 'distance_wise' ? wholeHours(way.seconds / 3600) : draft.hours;
  return { type, pickup, destination, pickupAt, hours, metres: Math.round(way.metres), way: way.mode };
}

/** Where no way leads: as far as the air line, at the pace of a city. */
export function estimatedWay(from: LatLng, to: LatLng): FoundWay {
  const kilometres = distanceKm(from, to);
  return {
    mode: 'estimate',
    metres: metresOf(kilometres),
    seconds: (kilometres / ESTIMATED_KM_AN_HOUR) * 3600,
  };
}

export const draftOf = ({ type, pickup, destination, pickupAt, hours }: Trip): TripDraft => ({
  type,
  pickup,
  destination,
  pickupAt,
  hours,
});

/** Why a trip that is whole can't be had, however long it was kept: its time is over, or too far away [RENT-12]. */
export function lapseOf(trip: Trip, now: number, clock: CityClock): TripProblem | null {
  const problem = tripProblem(draftOf(trip), now, clock);
  return problem === 'duration' ? null : problem;
}

/** What was filled in earlier: a time that is over by now begins as in a plain one. */
export function draftAgain(kept: TripDraft, plain: TripDraft, now: number, clock: CityClock): TripDraft {
  const pickupAt = momentProblem(kept.pickupAt, now, clock) === null ? kept.pickupAt : plain.pickupAt;
  return draftAs({ ...kept, pickupAt, hours: isDuration(kept.hours) ? kept.hours : plain.hours }, kept.type);
}

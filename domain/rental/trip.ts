import type { RentalType } from './vehicle';

export const RENTAL_TYPES: readonly RentalType[] = ['hourly', 'day_wise', 'distance_wise'];

/** The duration and the distance of a trip. `null`: not known. */
export type TripMeasure = { hours: number | null; metres: number | null };

const HOUR = 3_600_000;
/** How far ahead a pick-up can be, in milliseconds: two years. */
export const FURTHEST_AHEAD = 2 * 366 * 24 * HOUR;
const HOURS_A_DAY = 24;
const METRES_A_KILOMETRE = 1000;

/**
 * Converts a name of the client's specification, which uses both 'distance' and 'distance_wise' for the same
 * type.
 */
export const rentalTypeOf = (name: RentalType | 'distance'): RentalType =>
  name === 'distance' ? 'distance_wise' : name;

/**
 * Rounds up to whole hours, at least one [RENT-06, Q-21]. Rounding to 12 digits first removes floating-point
 * errors.
 */
export const wholeHours = (hours: number): number => Math.max(1, Math.ceil(Number(hours.toPrecision(12))));

/** Converts kilometres to metres. API distances have three decimals, so the result is whole [RENT-05]. */
export const metresOf = (kilometres: number): number => Math.round(kilometres * METRES_A_KILOMETRE);

/** Returns the end of a trip. An unknown duration counts as one hour. */
export const tripEnd = (pickupAt: number, hours: number | null): number =>
  pickupAt + wholeHours(hours ?? 1) * HOUR;

/**
 * Returns the number to multiply the rate by: hours, days or kilometres, depending on the type. `null`:
 * unknown [RENT-40, Q-20].
 */
export function durationOf(type: RentalType, { hours, metres }: TripMeasure): number | null {
  // A trip that ends where it starts has distance zero, and therefore no price by distance.
  if (type === 'distance_wise') return metres === null || metres === 0 ? null : metres / METRES_A_KILOMETRE;
  if (hours === null) return null;
  return type === 'hourly' ? hours : hours / HOURS_A_DAY;
}

/** Converts the duration of a trip to another rental type. Days are rounded up [RENT-43]. */
export const measureAs = (type: RentalType, { hours, metres }: TripMeasure): TripMeasure => ({
  hours: type === 'day_wise' && hours !== null ? Math.ceil(hours / HOURS_A_DAY) * HOURS_A_DAY : hours,
  metres,
});

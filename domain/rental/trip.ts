import type { RentalType } from './vehicle';

export const RENTAL_TYPES: readonly RentalType[] = ['hourly', 'day_wise', 'distance_wise'];

/** How long and how far somebody wants to go. Null: nobody knows yet. */
export type TripMeasure = { hours: number | null; metres: number | null };

const HOUR = 3_600_000;
/** Nobody plans further ahead: two years. */
export const FURTHEST_AHEAD = 2 * 366 * 24 * HOUR;
const HOURS_A_DAY = 24;
const METRES_A_KILOMETRE = 1000;

/** 'distance' and 'distance_wise' are one kind of trip. */
export const rentalTypeOf = (name: RentalType | 'distance'): RentalType =>
  name === 'distance' ? 'distance_wise' : name;

/** However short it is, a trip takes whole hours, and one at least [RENT-06, Q-21]. */
export const wholeHours = (hours: number): number => Math.max(1, Math.ceil(Number(hours.toPrecision(12))));

/** A distance is known to three decimals of a kilometre: to the metre [RENT-05]. */
export const metresOf = (kilometres: number): number => Math.round(kilometres * METRES_A_KILOMETRE);

/** When the vehicle is back. Who has not said how long has it for an hour. */
export const tripEnd = (pickupAt: number, hours: number | null): number =>
  pickupAt + wholeHours(hours ?? 1) * HOUR;

/** Hours, days or kilometres: what the rate of this kind is multiplied by; null when it isn't known [RENT-40, Q-20]. */
export function durationOf(type: RentalType, { hours, metres }: TripMeasure): number | null {
  if (type === 'distance_wise') return metres === null ? null : metres / METRES_A_KILOMETRE;
  if (hours === null) return null;
  return type === 'hourly' ? hours : hours / HOURS_A_DAY;
}

/** The same trip as another kind of it: days are begun and paid whole [RENT-43]. */
export const measureAs = (type: RentalType, { hours, metres }: TripMeasure): TripMeasure => ({
  hours: type === 'day_wise' && hours !== null ? Math.ceil(hours / HOURS_A_DAY) * HOURS_A_DAY : hours,
  metres,
});

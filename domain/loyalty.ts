import type { Minor } from './money';

export type LoyaltyTerms = {
  /** How many points equal one unit of the currency, such as one dollar. */
  pointsPerUnit: number;
  /** The minimum number of points in one conversion. */
  minimum: number;
  /** Points earned for each unit of the currency spent on items. */
  earnedPerUnit: number;
  /** The number of smallest units in one unit of the currency. */
  minorPerUnit: number;
};

/** Converts points to their wallet value, rounded down to the currency’s smallest unit [LOY-02]. */
export const moneyOfPoints = (points: number, { pointsPerUnit, minorPerUnit }: LoyaltyTerms): Minor =>
  pointsPerUnit > 0 ? floor((points * minorPerUnit) / pointsPerUnit) : 0;

/** Returns the whole points that an order earns, rounded down [LOY-04]. */
export const pointsEarned = (goods: Minor, { earnedPerUnit, minorPerUnit }: LoyaltyTerms): number =>
  Math.max(0, floor((goods * earnedPerUnit) / minorPerUnit));

/**
 * Rounds down. Rounds to 15 digits first, so that a floating-point error such as 2.9999999999999996 counts as
 * 3.
 */
const floor = (value: number): number => Math.floor(Number(value.toPrecision(15)));

type ConversionRefusal =
  | { code: 'missing' | 'worthless' }
  | { code: 'belowMinimum'; minimum: number }
  | { code: 'tooMany'; points: number };

/** Returns why this number of points cannot be converted [LOY-02]. */
export function conversionRefusal(
  wanted: number | null,
  points: number,
  terms: LoyaltyTerms,
): ConversionRefusal | null {
  if (wanted === null || !Number.isSafeInteger(wanted) || wanted <= 0) return { code: 'missing' };
  if (wanted < terms.minimum) return { code: 'belowMinimum', minimum: terms.minimum };
  if (wanted > points) return { code: 'tooMany', points };
  return moneyOfPoints(wanted, terms) > 0 ? null : { code: 'worthless' };
}

/**
 * Returns how many points of a refunded order can be taken back. `missing`: points that the customer has
 * already converted [ORD-07].
 */
export function pointsToReturn(given: number, balance: number): { points: number; missing: number } {
  const points = Math.min(given, balance);
  return { points, missing: given - points };
}

/** All points that a customer has converted, and their total wallet value. */
export type Converted = { points: number; money: Minor };

/** Returns the wallet value of points at the rate at which the customer converted them [WAL-10]. */
export const moneyOfConverted = (points: number, converted: Converted): Minor =>
  converted.points === 0
    ? 0
    : Math.floor((Math.min(points, converted.points) * converted.money) / converted.points);

import type { Minor } from './money';

export type LoyaltyTerms = {
  /** Points per unit of the currency. */
  pointsPerUnit: number;
  /** The minimum for a conversion. */
  minimum: number;
  /** Points earned per unit of the currency spent on items. */
  earnedPerUnit: number;
  /** The number of smallest units in one unit of the currency. */
  minorPerUnit: number;
};

/** Wallet value of points, rounded down to the currency’s smallest unit [LOY-02]. */
export const moneyOfPoints = (points: number, { pointsPerUnit, minorPerUnit }: LoyaltyTerms): Minor =>
  pointsPerUnit > 0 ? floor((points * minorPerUnit) / pointsPerUnit) : 0;

/** Rounds down to whole points [LOY-04]. */
export const pointsEarned = (goods: Minor, { earnedPerUnit, minorPerUnit }: LoyaltyTerms): number =>
  Math.max(0, floor((goods * earnedPerUnit) / minorPerUnit));

/** Rounds to 15 digits first, to remove floating-point errors. */
const floor = (value: number): number => Math.floor(Number(value.toPrecision(15)));

type ConversionRefusal =
  | { code: 'missing' | 'worthless' }
  | { code: 'belowMinimum'; minimum: number }
  | { code: 'tooMany'; points: number };

/** Why this number of points cannot be converted [LOY-02]. */
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
 * The points to take back from a refunded order, and those that the customer has already converted [ORD-07].
 */
export function pointsToReturn(given: number, held: number): { points: number; missing: number } {
  const points = Math.min(given, held);
  return { points, missing: given - points };
}

/** All points that a customer has converted, and their total wallet value. */
export type Converted = { points: number; money: Minor };

/** Wallet value of converted points, at the rate of the conversion [WAL-10]. */
export const moneyOfConverted = (points: number, converted: Converted): Minor =>
  converted.points === 0
    ? 0
    : Math.floor((Math.min(points, converted.points) * converted.money) / converted.points);

import type { Minor } from './money';

export type LoyaltyTerms = {
  /** So many points are worth one unit of the currency. */
  pointsPerUnit: number;
  /** Fewer are not turned into money. */
  minimum: number;
  /** So many are given for each unit of the currency that goods cost. */
  earnedPerUnit: number;
};

const MINOR_PER_UNIT = 100;

/** What points become; what makes no whole cent is the shop's [LOY-02]. */
export const moneyOfPoints = (points: number, { pointsPerUnit }: LoyaltyTerms): Minor =>
  pointsPerUnit > 0 ? Math.floor((points * MINOR_PER_UNIT) / pointsPerUnit) : 0;

/** What goods of an order bring: whole points only [LOY-04]. */
export const pointsEarned = (goods: Minor, { earnedPerUnit }: LoyaltyTerms): number =>
  Math.max(0, Math.floor((goods * earnedPerUnit) / MINOR_PER_UNIT));

type ConversionRefusal =
  | { code: 'missing' | 'worthless' }
  | { code: 'belowMinimum'; minimum: number }
  | { code: 'tooMany'; points: number };

/** Why so many points can't become money [LOY-02]. */
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

/** What goes back of a reward once its order is refunded: never more than is still there [ORD-07]. */
export const rewardToReturn = (given: number, left: number): number => Math.max(0, Math.min(given, left));

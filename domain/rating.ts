import { clamp, roundHalfUp } from './money';

const MOST_STARS = 5;

/** Half-star steps; the number beside them keeps its digits [CAT-05]. */
export const starsOf = (rating: number): number => clamp(roundHalfUp(rating * 2) / 2, 0, MOST_STARS);

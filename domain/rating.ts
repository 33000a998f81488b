import { clamp, roundHalfUp } from './money';

const MAX_STARS = 5;

/** Rounds a rating to half stars. Only the stars are rounded; the number beside them is not [CAT-05]. */
export const starsOf = (rating: number): number => clamp(roundHalfUp(rating * 2) / 2, 0, MAX_STARS);

import type { GeolocationProblem } from './location.types';

const problems: readonly string[] = ['denied', 'timeout', 'unavailable'] satisfies GeolocationProblem[];

/** Returns the reason of a failed position request. Unknown reasons count as `unavailable`. */
export function geolocationProblemOf(error: unknown): GeolocationProblem {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' && problems.includes(code) ? (code as GeolocationProblem) : 'unavailable';
}

/**
 * Tuesday 24 November 2026, 13:00 in the demo city. All demo data is relative to this moment, and time stands still
 * there, so that every visit finds the same shops open.
 */
export const T0 = Date.parse('2026-11-24T09:00:00Z');

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A moment relative to T0, as the database reads it. */
export const sinceT0 = (milliseconds: number): string => new Date(T0 + milliseconds).toISOString();

/**
 * Tuesday 24 November 2026, 13:00 in the demo city. All demo data is relative to this time, and the demo
 * clock is frozen here.
 */
export const T0 = Date.parse('2026-11-24T09:00:00Z');

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A timestamp relative to T0. */
export const sinceT0 = (milliseconds: number): string => new Date(T0 + milliseconds).toISOString();

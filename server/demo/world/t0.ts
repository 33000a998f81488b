/**
 * Tuesday 24 November 2026, 13:00 in the demo's city. The demo clock is frozen at this time, and all demo
 * data is relative to it.
 */
export const T0 = Date.parse('2026-11-24T09:00:00Z');

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Returns a timestamp relative to T0. */
export const sinceT0 = (milliseconds: number): string => new Date(T0 + milliseconds).toISOString();

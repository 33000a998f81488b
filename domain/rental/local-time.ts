const MINUTE = 60_000;

/** 2026-11-24T13:00:00 on a clock that is so far ahead. */
export const localTime = (moment: number, utcOffsetMinutes: number): string =>
  new Date(moment + utcOffsetMinutes * MINUTE).toISOString().slice(0, 19);

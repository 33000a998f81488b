const MINUTE = 60_000;

/** 2026-11-24T13:00:00 on a clock that is so far ahead. */
export const localTime = (moment: number, utcOffsetMinutes: number): string =>
  new Date(moment + utcOffsetMinutes * MINUTE).toISOString().slice(0, 19);

/** The clocks of a city: by its zone, which knows summer and winter; where none is told, always so far ahead. */
export type CityClock = { timeZone: string | null; utcOffsetMinutes: number };

/** As it was told; a zone that nobody here knows is as good as none [RENT-12]. */
export function cityClock({ timeZone, utcOffsetMinutes }: CityClock): CityClock {
  return { timeZone: timeZone !== null && isZone(timeZone) ? timeZone : null, utcOffsetMinutes };
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** What those clocks are ahead of UTC at this moment, in minutes. */
export function offsetAt(moment: number, { timeZone, utcOffsetMinutes }: CityClock): number {
  if (timeZone === null) return utcOffsetMinutes;
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = (
    ['year', 'month', 'day', 'hour', 'minute'] as const
  ).map((name) => Number(parts.find(({ type }) => type === name)?.value));
  const shown = Date.UTC(year, month - 1, day, hour, minute);
  return Math.round((shown - (moment - (moment % MINUTE))) / MINUTE);
}

/** Whether a calendar has such a day and a clock such a time, written as 2026-11-24T12:00. */
export function isClockTime(text: string): boolean {
  const moment = Date.parse(`${text}Z`);
  return !Number.isNaN(moment) && localTime(moment, 0).slice(0, 16) === text;
}

/** What the clocks of the city show at a moment, as 2026-11-24T12:00. */
export const clockAt = (at: string | number, clock: CityClock): string => {
  const moment = new Date(at).getTime();
  return localTime(moment, offsetAt(moment, clock)).slice(0, 16);
};

/**
 * The moment at which the clocks of the city show this; null for what is no time of the clock. In the hour that comes twice
 * it is the first of both, in the hour that there is not, as much later.
 */
export function momentOf(shown: string, clock: CityClock): number | null {
  const asUtc = Date.parse(`${shown}Z`);
  if (Number.isNaN(asUtc)) return null;
  const day = 24 * 60 * MINUTE;
  const before = asUtc - offsetAt(asUtc - day, clock) * MINUTE;
  if (clockAt(before, clock) === shown.slice(0, 16)) return before;
  const after = asUtc - offsetAt(asUtc + day, clock) * MINUTE;
  return clockAt(after, clock) === shown.slice(0, 16) ? after : before;
}

/** The same as the wire writes it. */
export const momentAt = (shown: string, clock: CityClock): string =>
  new Date(momentOf(shown, clock) ?? Number.NaN).toISOString();

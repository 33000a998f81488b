const MINUTE = 60_000;

/** Returns the local time at this UTC offset, such as 2026-11-24T13:00:00. */
export const localTime = (moment: number, utcOffsetMinutes: number): string =>
  new Date(moment + utcOffsetMinutes * MINUTE).toISOString().slice(0, 19);

/**
 * How a city converts UTC to local time: by its time zone with daylight saving time, otherwise by a fixed
 * offset.
 */
export type CityClock = { timeZone: string | null; utcOffsetMinutes: number };

/**
 * Returns the city's clock. The fixed offset applies if the time zone is unknown to the browser or Node.js
 * [RENT-12].
 */
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

/** Returns the offset from UTC at this time, in minutes. */
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

/** Returns whether the text is a valid date and time, such as 2026-11-24T12:00. */
export function isClockTime(text: string): boolean {
  const moment = Date.parse(`${text}Z`);
  return !Number.isNaN(moment) && localTime(moment, 0).slice(0, 16) === text;
}

/** Returns the local time in minutes precision, such as 2026-11-24T12:00. */
export const clockAt = (at: string | number, clock: CityClock): string => {
  const moment = new Date(at).getTime();
  return localTime(moment, offsetAt(moment, clock)).slice(0, 16);
};

/**
 * Converts local time to UTC. `null`: invalid. At a clock change, a repeated hour means the first one, and a
 * skipped hour the time after it.
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

/** Converts local time to the API's format, ISO 8601 in UTC. */
export const momentAt = (shown: string, clock: CityClock): string =>
  new Date(momentOf(shown, clock) ?? Number.NaN).toISOString();

import type { Config } from '../../../contract/types.gen';
import { momentOf } from '../../../domain/rental/local-time';

const MINUTE = 60_000;
/** Matches a time with a UTC offset. A time without one is local time in the shop's city. */
const WITH_OFFSET = /(Z|[+-]\d\d:?\d\d)$/i;

/** Parses a time. Returns milliseconds since 1970, or `null` for an invalid time. */
export function momentIn(text: string, utcOffsetMinutes: number): number | null {
  const moment = WITH_OFFSET.test(text)
    ? Date.parse(text)
    : Date.parse(`${text.replace(' ', 'T')}Z`) - utcOffsetMinutes * MINUTE;
  return Number.isNaN(moment) ? null : moment;
}

type City = Pick<Config, 'time_zone' | 'utc_offset_minutes'>;

/** Parses a time in the city's time zone, with daylight saving time. */
export const momentInCity = (
  text: string,
  { time_zone: timeZone, utc_offset_minutes: utcOffsetMinutes = 0 }: City,
): number | null =>
  WITH_OFFSET.test(text)
    ? momentIn(text, 0)
    : momentOf(text.replace(' ', 'T'), { timeZone: timeZone ?? null, utcOffsetMinutes });

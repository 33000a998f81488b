const MINUTE = 60_000;
/** With an offset it is a moment, without one the wall clock of the shop's city. */
const WITH_OFFSET = /(Z|[+-]\d\d:?\d\d)$/i;

/** The moment that somebody wrote, in milliseconds; null when it is none. */
export function momentIn(text: string, utcOffsetMinutes: number): number | null {
  const moment = WITH_OFFSET.test(text)
    ? Date.parse(text)
    : Date.parse(`${text.replace(' ', 'T')}Z`) - utcOffsetMinutes * MINUTE;
  return Number.isNaN(moment) ? null : moment;
}

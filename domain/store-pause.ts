import type { OpeningHours } from './catalogue';
import { clockOf, type Span, spanOf, weekMinute } from './opening-hours';

/** How long a store may pause orders, in minutes. Afterwards it takes orders again without a press. */
export const PAUSES = [30, 60, 120, 240, 1440] as const;
export type PauseMinutes = (typeof PAUSES)[number];

const MINUTE = 60_000;
const DAY = 24 * 60;
const WEEK = 7 * DAY;

type Clock = { now: number; utcOffsetMinutes: number };

/**
 * Returns the opening hours without the rest of a pause. Every list, page and order then treats the store as
 * closed. `closedUntil`: the end of the pause in milliseconds, or `null`.
 */
export function hoursWithoutPause(
  hours: OpeningHours[],
  closedUntil: number | null,
  { now, utcOffsetMinutes }: Clock,
): OpeningHours[] {
  if (closedUntil === null || closedUntil <= now) return hours;
  const start = weekMinute(now, utcOffsetMinutes);
  const end = start + Math.ceil((closedUntil - Math.floor(now / MINUTE) * MINUTE) / MINUTE);
  const gaps = [-WEEK, 0, WEEK].map((shift) => ({ start: start + shift, end: end + shift }));
  return hours.flatMap((period) => {
    const span = spanOf(period);
    const rest = gaps.reduce<Span[]>((left, gap) => left.flatMap((piece) => without(piece, gap)), [span]);
    const isWhole = rest.length === 1 && rest[0]?.start === span.start && rest[0].end === span.end;
    return isWhole ? [period] : rest.map(hoursOf);
  });
}

const without = (span: Span, gap: Span): Span[] =>
  [
    { start: span.start, end: Math.min(span.end, gap.start) },
    { start: Math.max(span.start, gap.end), end: span.end },
  ].filter(({ start, end }) => start < end);

const hoursOf = ({ start, end }: Span): OpeningHours => ({
  day: Math.floor(start / DAY) % 7,
  opens: clockOf(start),
  closes: clockOf(end),
});

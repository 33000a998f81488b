import type { OpeningHours } from './catalogue';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** How many days ahead customers can schedule an order, including today. */
const DAYS_AHEAD = 7;

type Slot = { starts: number; ends: number };
/** A date in the store's time zone: 2026-05-12. */
type SlotDay = { date: string; slots: Slot[] };

export type SlotTerms = {
  hours: OpeningHours[];
  now: number;
  utcOffsetMinutes: number;
  stepMinutes: number;
};

type Span = { opens: number; closes: number };

/**
 * Returns the delivery times that a store offers. Slots start at the store's opening, one step apart, and
 * continue past midnight. The step equals the preparation time, so the first slot is at least one step from
 * now [DLV-07, Q-87].
 */
export function deliverySlots(terms: SlotTerms): SlotDay[] {
  const { now, utcOffsetMinutes, stepMinutes: step } = terms;
  const local = now / MINUTE + utcOffsetMinutes;
  const today = Math.floor(local / DAY);
  const starts = spansFrom(terms.hours, today).flatMap(({ opens, closes }) =>
    stepsOf(opens, closes - step, step),
  );
  const days = new Map<number, Slot[]>();
  for (const start of starts) {
    const day = Math.floor(start / DAY);
    if (start < local + step || day >= today + DAYS_AHEAD) continue;
    const starting = (start - utcOffsetMinutes) * MINUTE;
    days.set(day, [...(days.get(day) ?? []), { starts: starting, ends: starting + step * MINUTE }]);
  }
  return [...days].map(([day, slots]) => ({ date: dateOf(day), slots }));
}

export const isSlot = (moment: number, terms: SlotTerms): boolean =>
  deliverySlots(terms).some(({ slots }) => slots.some(({ starts }) => starts === moment));

/**
 * Returns the opening periods in local minutes since 1970. Adjacent periods are joined, so a store that never
 * closes has no gap at midnight.
 */
function spansFrom(hours: OpeningHours[], today: number): Span[] {
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, index) => today - 1 + index);
  const spans = days
    .flatMap((day) =>
      hours.filter((entry) => entry.day === weekdayOf(day)).map((entry) => spanOn(day, entry)),
    )
    .sort((one, other) => one.opens - other.opens);
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last === undefined || span.opens > last.closes) joined.push({ ...span });
    else last.closes = Math.max(last.closes, span.closes);
  }
  return joined;
}

function spanOn(day: number, { opens, closes }: OpeningHours): Span {
  const start = day * DAY + minuteOf(opens);
  const end = day * DAY + minuteOf(closes);
  return { opens: start, closes: end > start ? end : end + DAY };
}

function stepsOf(first: number, last: number, step: number): number[] {
  const count = Math.floor((last - first) / step) + 1;
  return count > 0 ? Array.from({ length: count }, (_, index) => first + index * step) : [];
}

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** 1 January 1970 was a Thursday. */
const weekdayOf = (day: number): number => (day + 4) % 7;
const dateOf = (day: number): string => new Date(day * DAY * MINUTE).toISOString().slice(0, 10);

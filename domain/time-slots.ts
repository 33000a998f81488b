import type { OpeningHours } from './catalogue';
import { localTime, minuteOf } from './opening-hours';

const MINUTE = 60_000;
const DAY = 24 * 60;

export type SlotTerms = {
  hours: OpeningHours[];
  now: number;
  /** The wall clock of the store, whatever the clock of the reader. */
  utcOffsetMinutes: number;
  preparationMinutes: number;
  stepMinutes?: number;
};

/** A store that closes at or before it opens closes on the next day. */
const minutesOpen = ({ opens, closes }: OpeningHours): number => {
  const open = minuteOf(closes) - minuteOf(opens);
  return open > 0 ? open : open + DAY;
};

/**
 * The instants at which an order of the store's day (0: today) can be had: from opening to closing in steps, each far
 * enough ahead to prepare it. What is open past midnight belongs to the day it opened on [DLV-07, Q-87].
 */
export function timeSlots(terms: SlotTerms, dayOffset: number): number[] {
  const { hours, now, utcOffsetMinutes, preparationMinutes, stepMinutes = 30 } = terms;
  const { day, minute } = localTime(now, utcOffsetMinutes);
  const midnight = now - (now % MINUTE) - minute * MINUTE + dayOffset * DAY * MINUTE;
  return hours
    .filter((period) => period.day === (day + dayOffset) % 7)
    .flatMap((period) => {
      const opens = midnight + minuteOf(period.opens) * MINUTE;
      const earliest = Math.max(now, opens) + preparationMinutes * MINUTE;
      const count = Math.ceil(minutesOpen(period) / stepMinutes);
      return Array.from({ length: count }, (_, index) => opens + index * stepMinutes * MINUTE).filter(
        (slot) => slot >= earliest,
      );
    })
    .sort((one, other) => one - other);
}

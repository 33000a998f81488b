import type { OpeningHours } from './catalogue';
import { clockOf, spanOf } from './opening-hours';

/** The maximum number of opening periods a day. */
export const MAX_PERIODS = 4;
/** Sunday is 0. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The fields of the audit log, by day. */
export const DAY_FIELDS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

const DAY = 24 * 60;
const WEEK = 7 * DAY;
const HOUR = 60;

export type HoursChange = { storeId: number; hours: OpeningHours[] };

/** `index`: the period to change. `other`: the period that it overlaps. */
export type HoursProblem =
  | { kind: 'overlap'; index: number; other: number }
  | { kind: 'tooMany'; index: number };

/**
 * Returns why a store can't have these weekly hours. A period may pass midnight, also from Saturday to Sunday
 * [X-32].
 */
export function hoursProblems(hours: readonly OpeningHours[]): HoursProblem[] {
  return hours.flatMap((period, index): HoursProblem[] => {
    const earlier = hours.slice(0, index);
    const other = earlier.findIndex((one) => isOverlapping(one, period));
    if (other >= 0) return [{ kind: 'overlap', index, other }];
    const isTooMuch = earlier.filter(({ day }) => day === period.day).length >= MAX_PERIODS;
    return isTooMuch ? [{ kind: 'tooMany', index }] : [];
  });
}

function isOverlapping(one: OpeningHours, other: OpeningHours): boolean {
  const [a, b] = [spanOf(one), spanOf(other)];
  return [-WEEK, 0, WEEK].some((shift) => a.start < b.end + shift && b.start + shift < a.end);
}

export const hasRoom = (hours: readonly OpeningHours[], day: number): boolean =>
  hours.filter((period) => period.day === day).length < MAX_PERIODS;

/** Adds a period after the day's last one. The operator then changes its times. */
export function withPeriod(hours: readonly OpeningHours[], day: number): OpeningHours[] {
  const last = hours.findLast((period) => period.day === day);
  const opens = last === undefined ? 9 * HOUR : (spanOf(last).end % WEEK) - day * DAY + HOUR;
  const isToday = opens >= 0 && opens + 2 * HOUR < DAY;
  const start = isToday ? opens : 9 * HOUR;
  const length = last === undefined ? 8 * HOUR : 2 * HOUR;
  return [...hours, { day, opens: clockOf(start), closes: clockOf(start + length) }];
}

export const withoutPeriod = (hours: readonly OpeningHours[], index: number): OpeningHours[] =>
  hours.filter((_, at) => at !== index);

export type PeriodChange = { index: number; part: 'opens' | 'closes'; time: string };

export const withTime = (
  hours: readonly OpeningHours[],
  { index, part, time }: PeriodChange,
): OpeningHours[] => hours.map((period, at) => (at === index ? { ...period, [part]: time } : period));

/** Copies the periods of this day to every day. */
export const withDayEverywhere = (hours: readonly OpeningHours[], day: number): OpeningHours[] =>
  WEEKDAYS.flatMap((to) =>
    hours.filter((period) => period.day === day).map((period) => ({ ...period, day: to })),
  );

export type DayGroup = { from: number; to: number; periods: OpeningHours[] };

/** Groups neighbouring days with the same periods. Closed days are left out. */
export function dayGroups(hours: readonly OpeningHours[]): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of WEEKDAYS) {
    const periods = hours.filter((period) => period.day === day);
    const last = groups.at(-1);
    if (last !== undefined && last.to === day - 1 && dayText(last.periods) === dayText(periods))
      last.to = day;
    else groups.push({ from: day, to: day, periods });
  }
  return groups.filter(({ periods }) => periods.length > 0);
}

const dayText = (periods: readonly OpeningHours[]): string =>
  periods
    .map(({ opens, closes }) => `${opens}–${closes}`)
    .sort()
    .join(', ');

/** Returns the week in the format of the audit log. `null`: closed. */
export const hoursByDay = (hours: readonly OpeningHours[]): Record<string, string | null> =>
  Object.fromEntries(
    DAY_FIELDS.map((field, day) => [field, dayText(hours.filter((period) => period.day === day)) || null]),
  );

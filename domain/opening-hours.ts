import type { CampaignPeriod, DailyHours, OpeningHours, StoreOpening } from './catalogue';

const MINUTE = 60_000;
const DAY = 24 * 60;

type LocalTime = { day: number; minute: number };

/** Returns the local time in the store's city. */
function localTime(now: number, utcOffsetMinutes: number): LocalTime {
  const local = new Date(now + utcOffsetMinutes * MINUTE);
  return { day: local.getUTCDay(), minute: local.getUTCHours() * 60 + local.getUTCMinutes() };
}

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Returns the local time, such as '18:30'. */
export const clockAt = (moment: number, utcOffsetMinutes: number): string =>
  new Date(moment + utcOffsetMinutes * MINUTE).toISOString().slice(11, 16);

/** Returns the number of local midnights between two times. */
export const daysBetween = (from: number, to: number, utcOffsetMinutes: number): number =>
  dayNumber(to, utcOffsetMinutes) - dayNumber(from, utcOffsetMinutes);
const dayNumber = (moment: number, utcOffsetMinutes: number): number =>
  Math.floor((moment / MINUTE + utcOffsetMinutes) / DAY);

export function isWithinDailyHours(hours: DailyHours, now: number, utcOffsetMinutes: number): boolean {
  const { minute } = localTime(now, utcOffsetMinutes);
  const starts = minuteOf(hours.starts);
  const ends = minuteOf(hours.ends);
  return starts < ends ? minute >= starts && minute < ends : minute >= starts || minute < ends;
}

export const isCampaignRunning = (campaign: CampaignPeriod, now: number): boolean =>
  Date.parse(campaign.starts) <= now && (campaign.ends === null || now < Date.parse(campaign.ends));

export type OpenState =
  /** When the store closes. `null`: it never closes. */
  | { isOpen: true; closesAt: string | null; closesIn: number }
  | { isOpen: false; opensAt: string; opensIn: number }
  | { isOpen: false; opensAt: null };

const WEEK = 7 * DAY;
/** Minutes since the start of the week. `end` may lie in the next week. */
export type Span = { start: number; end: number };

export function spanOf({ day, opens, closes }: OpeningHours): Span {
  const start = day * DAY + minuteOf(opens);
  const end = day * DAY + minuteOf(closes);
  return { start, end: end > start ? end : end + DAY };
}

/**
 * Returns whether the store is open and until when, or when it opens next. Opening periods may pass midnight
 * or be adjacent [CAT-06].
 */
export function openState(hours: OpeningHours[], now: number, utcOffsetMinutes: number): OpenState {
  const moment = weekMinute(now, utcOffsetMinutes);
  const spans = hours.map(spanOf);
  const current = spans
    .flatMap(({ start, end }) => [
      { start, end },
      { start: start - WEEK, end: end - WEEK },
    ])
    .find(({ start, end }) => start <= moment && moment < end);
  if (current) return openUntil(lastEnd(spans, current.end), moment);
  return nextOpening(spans, moment);
}

function lastEnd(spans: Span[], end: number): number {
  let last = end;
  for (const _ of spans) {
    const next = spans.find(({ start }) => (last - start) % WEEK === 0);
    if (next === undefined) return last;
    last += next.end - next.start;
  }
  return last;
}

const openUntil = (end: number, moment: number): OpenState => ({
  isOpen: true,
  closesAt: end - moment > WEEK - DAY ? null : clockOf(end),
  closesIn: end - moment,
});

function nextOpening(spans: Span[], moment: number): OpenState {
  const [opensIn] = spans
    .map(({ start }) => (start - moment + WEEK) % WEEK)
    .sort((one, other) => one - other);
  if (opensIn === undefined) return { isOpen: false, opensAt: null };
  return { isOpen: false, opensAt: clockOf(moment + opensIn), opensIn };
}

export const clockOf = (minutes: number): string =>
  `${padded(Math.floor(minutes / 60) % 24)}:${padded(minutes % 60)}`;
const padded = (value: number): string => String(value).padStart(2, '0');

/** Returns the minutes since the start of the week in the store's city. */
export function weekMinute(now: number, utcOffsetMinutes: number): number {
  const { day, minute } = localTime(now, utcOffsetMinutes);
  return day * DAY + minute;
}

/** Returns the current weekday and local time, in the format of opening hours. */
export function weekClock(now: number, utcOffsetMinutes: number): { day: number; time: string } {
  const { day, minute } = localTime(now, utcOffsetMinutes);
  return { day, time: clockOf(minute) };
}

/** Returns whether the store is open now, computed from opening times that were loaded earlier. */
function isStoreOpen({ isOpen, closesAt, opensAt }: StoreOpening, now: number): boolean {
  const hasOpenedAgain = opensAt !== null && now >= opensAt;
  return hasOpenedAgain || (isOpen && (closesAt === null || now < closesAt));
}

/** Returns whether the store takes no order now: it is closed and takes no scheduled orders [CARD-05]. */
export const isClosedForOrders = (opening: StoreOpening, now: number): boolean =>
  !opening.canSchedule && !isStoreOpen(opening, now);

/** Converts weekly hours to absolute times of the next closing and opening. */
export function openingAt(
  { hours, isActive, canSchedule }: { hours: OpeningHours[]; isActive: boolean; canSchedule: boolean },
  now: number,
  utcOffsetMinutes: number,
): StoreOpening {
  if (!isActive) return { isOpen: false, closesAt: null, opensAt: null, canSchedule: false };
  const minute = Math.floor(now / MINUTE) * MINUTE;
  const state = openState(hours, now, utcOffsetMinutes);
  if (state.isOpen) {
    const closesAt = state.closesAt === null ? null : minute + state.closesIn * MINUTE;
    const after = closesAt === null ? null : openState(hours, closesAt, utcOffsetMinutes);
    const opensIn = after !== null && !after.isOpen && after.opensAt !== null ? after.opensIn : null;
    const opensAt = closesAt === null || opensIn === null ? null : closesAt + opensIn * MINUTE;
    return { isOpen: true, closesAt, opensAt, canSchedule };
  }
  const opensAt = state.opensAt === null ? null : minute + state.opensIn * MINUTE;
  return { isOpen: false, closesAt: null, opensAt, canSchedule };
}

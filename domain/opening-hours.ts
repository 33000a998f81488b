import type { CampaignPeriod, DailyHours, OpeningHours } from './catalogue';

const MINUTE = 60_000;
const DAY = 24 * 60;

type LocalTime = { day: number; minute: number };

/** The wall clock of the store's city, whatever the clock of the reader. */
function localTime(now: number, utcOffsetMinutes: number): LocalTime {
  const local = new Date(now + utcOffsetMinutes * MINUTE);
  return { day: local.getUTCDay(), minute: local.getUTCHours() * 60 + local.getUTCMinutes() };
}

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** '18:30' on the wall clock of the city. */
export const clockAt = (moment: number, utcOffsetMinutes: number): string =>
  new Date(moment + utcOffsetMinutes * MINUTE).toISOString().slice(11, 16);

export function isWithinDailyHours(hours: DailyHours, now: number, utcOffsetMinutes: number): boolean {
  const { minute } = localTime(now, utcOffsetMinutes);
  const starts = minuteOf(hours.starts);
  const ends = minuteOf(hours.ends);
  return starts < ends ? minute >= starts && minute < ends : minute >= starts || minute < ends;
}

export const isCampaignRunning = (campaign: CampaignPeriod, now: number): boolean =>
  Date.parse(campaign.starts) <= now && (campaign.ends === null || now < Date.parse(campaign.ends));

export type OpenState =
  | { isOpen: true; closesAt: string }
  | { isOpen: false; opensAt: string; inDays: number }
  | { isOpen: false; opensAt: null };

/** Open now and until when, or when next. A period may run past midnight [CAT-06]. */
export function openState(hours: OpeningHours[], now: number, utcOffsetMinutes: number): OpenState {
  const { day, minute } = localTime(now, utcOffsetMinutes);
  for (const period of hours) {
    const opens = minuteOf(period.opens);
    const closes = minuteOf(period.closes);
    const isOvernight = closes <= opens;
    const startsToday = period.day === day && minute >= opens && (isOvernight || minute < closes);
    const startedYesterday = isOvernight && period.day === (day + 6) % 7 && minute < closes;
    if (startsToday || startedYesterday) return { isOpen: true, closesAt: period.closes };
  }
  return nextOpening(hours, day, minute);
}

function nextOpening(hours: OpeningHours[], day: number, minute: number): OpenState {
  const upcoming = hours
    .map((period) => {
      const days = (period.day - day + 7) % 7;
      const wait = days * DAY + minuteOf(period.opens) - minute;
      return { opensAt: period.opens, wait: wait > 0 ? wait : wait + 7 * DAY };
    })
    .sort((one, other) => one.wait - other.wait)[0];
  if (!upcoming) return { isOpen: false, opensAt: null };
  return { isOpen: false, opensAt: upcoming.opensAt, inDays: Math.floor((minute + upcoming.wait) / DAY) };
}

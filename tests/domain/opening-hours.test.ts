import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../../domain/catalogue';
import {
  clockAt,
  daysBetween,
  isCampaignRunning,
  isClosedForOrders,
  isWithinDailyHours,
  openingAt,
  openState,
  weekClock,
} from '../../domain/opening-hours';
import { at, CITY_OFFSET, items, T0 } from './demo-items';

const daily = (opens: string, closes: string): OpeningHours[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens, closes }));
const TUESDAY = 2;

describe('opening hours', () => {
  const basil = daily('10:00', '23:00');
  const nightOwl = daily('18:00', '02:00');

  it.each([
    ['09:59', { isOpen: false, opensAt: '10:00', opensIn: 1 }],
    ['10:00', { isOpen: true, closesAt: '23:00', closesIn: 780 }],
    ['22:59', { isOpen: true, closesAt: '23:00', closesIn: 1 }],
    ['23:00', { isOpen: false, opensAt: '10:00', opensIn: 660 }],
  ])('are evaluated for a store that is open by day, at %s [CAT-06]', (time, state) => {
    expect(openState(basil, at(time), CITY_OFFSET)).toEqual(state);
  });

  it.each([
    ['01:59', { isOpen: true, closesAt: '02:00', closesIn: 1 }],
    ['02:00', { isOpen: false, opensAt: '18:00', opensIn: 960 }],
    ['13:00', { isOpen: false, opensAt: '18:00', opensIn: 300 }],
    ['18:00', { isOpen: true, closesAt: '02:00', closesIn: 480 }],
    ['23:59', { isOpen: true, closesAt: '02:00', closesIn: 121 }],
  ])('are evaluated for a store that is open overnight, at %s [CAT-06]', (time, state) => {
    expect(openState(nightOwl, at(time), CITY_OFFSET)).toEqual(state);
  });

  it('are still open on the morning after the last night of the week [CAT-06]', () => {
    const monday = [{ day: 1, opens: '18:00', closes: '02:00' }];
    expect(openState(monday, at('01:00'), CITY_OFFSET)).toMatchObject({ isOpen: true, closesAt: '02:00' });
    expect(openState(monday, at('03:00'), CITY_OFFSET)).toEqual({
      isOpen: false,
      opensAt: '18:00',
      opensIn: 6 * 1440 + 15 * 60,
    });
  });

  it('have a next opening a week later when today’s hours are over [CAT-06]', () => {
    const tuesday = [{ day: TUESDAY, opens: '08:00', closes: '12:00' }];
    expect(openState(tuesday, T0, CITY_OFFSET)).toEqual({
      isOpen: false,
      opensAt: '08:00',
      opensIn: 7 * 1440 - 5 * 60,
    });
  });

  it('never end when opening and closing time are equal [CAT-06]', () => {
    const always = daily('00:00', '00:00');
    for (const time of ['00:00', '12:00', '23:59'])
      expect(openState(always, at(time), CITY_OFFSET)).toMatchObject({ isOpen: true, closesAt: null });
  });

  it('are merged when several periods adjoin [CAT-06]', () => {
    const twice = [
      { day: TUESDAY, opens: '08:00', closes: '12:00' },
      { day: TUESDAY, opens: '12:00', closes: '15:00' },
    ];
    expect(openState(twice, at('11:30'), CITY_OFFSET)).toMatchObject({ closesAt: '15:00', closesIn: 210 });
  });

  it('yield the times of the next closing and opening, so that a page loaded earlier stays correct [CARD-05, CAT-06]', () => {
    const store = { hours: basil, isActive: true, canSchedule: false };
    const open = openingAt(store, at('22:30'), CITY_OFFSET);
    expect(open).toEqual({
      isOpen: true,
      closesAt: at('23:00'),
      opensAt: at('10:00') + 86_400_000,
      canSchedule: false,
    });
    expect(isClosedForOrders(open, at('22:59'))).toBe(false);
    expect(isClosedForOrders(open, at('23:00'))).toBe(true);
    expect(isClosedForOrders({ ...open, canSchedule: true }, at('23:00'))).toBe(false);
    expect(isClosedForOrders(open, at('10:00') + 86_400_000)).toBe(false);
    expect(openingAt({ ...store, hours: nightOwl }, at('13:00'), CITY_OFFSET)).toMatchObject({
      isOpen: false,
      opensAt: at('18:00'),
    });
    // Seconds are ignored: a minute counts from its start.
    expect(openingAt(store, at('22:30') + 40_000, CITY_OFFSET)).toMatchObject({ closesAt: at('23:00') });
    expect(openingAt({ ...store, isActive: false }, at('13:00'), CITY_OFFSET)).toMatchObject({
      isOpen: false,
      opensAt: null,
    });
  });

  it('have no closing and no next opening for a store that never closes [CARD-05, CAT-06]', () => {
    const always = { hours: daily('00:00', '00:00'), isActive: true, canSchedule: true };
    expect(openingAt(always, at('13:00'), CITY_OFFSET)).toEqual({
      isOpen: true,
      closesAt: null,
      opensAt: null,
      canSchedule: true,
    });
  });

  it('have no next opening for a store without hours or one that is switched off [CARD-05, CAT-06]', () => {
    const closed = { isOpen: false, closesAt: null, opensAt: null };
    const store = { hours: [], isActive: true, canSchedule: true };
    expect(openingAt(store, at('13:00'), CITY_OFFSET)).toEqual({ ...closed, canSchedule: true });
    const off = { hours: basil, isActive: false, canSchedule: true };
    expect(openingAt(off, at('13:00'), CITY_OFFSET)).toEqual({ ...closed, canSchedule: false });
    expect(isClosedForOrders(openingAt(off, at('13:00'), CITY_OFFSET), at('13:00'))).toBe(true);
  });

  it('have a next opening, later today or next week [CARD-05, CAT-06]', () => {
    const split = [
      { day: TUESDAY, opens: '08:15', closes: '12:45' },
      { day: TUESDAY, opens: '16:30', closes: '22:00' },
    ];
    const store = { hours: split, isActive: true, canSchedule: false };
    expect(openingAt(store, at('12:00'), CITY_OFFSET)).toMatchObject({
      closesAt: at('12:45'),
      opensAt: at('16:30'),
    });
    expect(openingAt(store, at('20:00'), CITY_OFFSET)).toMatchObject({
      closesAt: at('22:00'),
      opensAt: at('08:15') + 7 * 86_400_000,
    });
  });

  it('are continued past the end of the week, from Saturday night to Sunday morning [CAT-06]', () => {
    const saturday = [{ day: 6, opens: '20:30', closes: '04:30' }];
    const sunday = (time: string) => at(time) + 5 * 86_400_000;
    expect(openState(saturday, sunday('04:29'), CITY_OFFSET)).toEqual({
      isOpen: true,
      closesAt: '04:30',
      closesIn: 1,
    });
    expect(openState(saturday, sunday('04:30'), CITY_OFFSET).isOpen).toBe(false);
    expect(openState(saturday, sunday('20:30'), CITY_OFFSET).isOpen).toBe(false);
    const saturdayNight = sunday('20:30') - 86_400_000;
    expect(openState(saturday, saturdayNight, CITY_OFFSET)).toMatchObject({ isOpen: true, closesIn: 480 });
  });

  it('count as never closing only when each minute of the week is covered [CAT-06]', () => {
    const sixDays = daily('00:00', '00:00').filter(({ day }) => day !== 1);
    expect(openState(sixDays, at('00:00'), CITY_OFFSET)).toMatchObject({
      isOpen: true,
      closesAt: '00:00',
      closesIn: 6 * 1440,
    });
  });

  it('are based on the weekday and the minute of the city’s clock [CAT-06]', () => {
    expect(weekClock(at('09:05'), CITY_OFFSET)).toEqual({ day: TUESDAY, time: '09:05' });
    expect(weekClock(at('23:59') + 60_000, CITY_OFFSET)).toEqual({ day: TUESDAY + 1, time: '00:00' });
    expect(clockAt(at('09:05') + 59_000, CITY_OFFSET)).toBe('09:05');
  });

  it('count the days between two timestamps by midnights in the city’s time zone [CAT-06]', () => {
    expect(daysBetween(at('13:00'), at('18:00'), CITY_OFFSET)).toBe(0);
    expect(daysBetween(at('23:59'), at('23:59') + 60_000, CITY_OFFSET)).toBe(1);
  });

  it('have no next opening when the store has no hours [CAT-06]', () => {
    expect(openState([], T0, CITY_OFFSET)).toEqual({ isOpen: false, opensAt: null });
  });

  it('are read on the clock of the store’s city [CAT-06]', () => {
    expect(openState(basil, at('10:30'), CITY_OFFSET).isOpen).toBe(true);
    expect(openState(basil, at('10:30'), 0).isOpen).toBe(false);
  });
});

describe('the hours of a dish', () => {
  it.each([
    ['06:59', false],
    ['07:00', true],
    ['10:59', true],
    ['11:00', false],
    ['13:00', false],
  ])('breakfast at %s is available: %s [FOOD-09]', (time, isAvailable) => {
    const hours = items['F-05'].availableHours ?? { starts: '', ends: '' };
    expect(isWithinDailyHours(hours, at(time), CITY_OFFSET)).toBe(isAvailable);
  });

  it('are exact: a dish starts and ends at its minute [FOOD-09]', () => {
    const noon = { starts: '11:45', ends: '14:20' };
    expect(
      ['11:44', '11:45', '14:19', '14:20'].map((time) => isWithinDailyHours(noon, at(time), CITY_OFFSET)),
    ).toEqual([false, true, true, false]);
    const allDay = { starts: '06:00', ends: '06:00' };
    expect(isWithinDailyHours(allDay, at('03:00'), CITY_OFFSET)).toBe(true);
  });

  it('can continue after midnight into the next day [FOOD-09]', () => {
    const late = { starts: '22:00', ends: '03:00' };
    expect(
      ['21:59', '22:00', '02:59', '03:00'].map((time) => isWithinDailyHours(late, at(time), CITY_OFFSET)),
    ).toEqual([false, true, true, false]);
  });
});

describe('The campaign period of an item', () => {
  const period = { starts: '2026-11-22T13:00:00+04:00', ends: '2026-11-29T13:00:00+04:00' };

  it.each([
    ['2026-11-22T12:59:59+04:00', false],
    ['2026-11-22T13:00:00+04:00', true],
    ['2026-11-29T12:59:59+04:00', true],
    ['2026-11-29T13:00:00+04:00', false],
  ])('includes %s: %s [ITEM-14]', (now, isRunning) => {
    expect(isCampaignRunning(period, Date.parse(now))).toBe(isRunning);
  });

  it('never ends when the campaign has no end date [ITEM-14]', () => {
    expect(isCampaignRunning({ ...period, ends: null }, Date.parse('2036-01-01T00:00:00Z'))).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../../domain/catalogue';
import {
  daysBetween,
  isCampaignRunning,
  isWithinDailyHours,
  openingAt,
  openState,
  takesNoOrders,
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
  ])('a day store at %s [CAT-06]', (time, state) => {
    expect(openState(basil, at(time), CITY_OFFSET)).toEqual(state);
  });

  it.each([
    ['01:59', { isOpen: true, closesAt: '02:00', closesIn: 1 }],
    ['02:00', { isOpen: false, opensAt: '18:00', opensIn: 960 }],
    ['13:00', { isOpen: false, opensAt: '18:00', opensIn: 300 }],
    ['18:00', { isOpen: true, closesAt: '02:00', closesIn: 480 }],
    ['23:59', { isOpen: true, closesAt: '02:00', closesIn: 121 }],
  ])('a night store at %s [CAT-06]', (time, state) => {
    expect(openState(nightOwl, at(time), CITY_OFFSET)).toEqual(state);
  });

  it('stays open on the morning after its last night [CAT-06]', () => {
    const monday = [{ day: 1, opens: '18:00', closes: '02:00' }];
    expect(openState(monday, at('01:00'), CITY_OFFSET)).toMatchObject({ isOpen: true, closesAt: '02:00' });
    expect(openState(monday, at('03:00'), CITY_OFFSET)).toEqual({
      isOpen: false,
      opensAt: '18:00',
      opensIn: 6 * 1440 + 15 * 60,
    });
  });

  it('opens the same day of the next week when today is over [CAT-06]', () => {
    const tuesday = [{ day: TUESDAY, opens: '08:00', closes: '12:00' }];
    expect(openState(tuesday, T0, CITY_OFFSET)).toEqual({
      isOpen: false,
      opensAt: '08:00',
      opensIn: 7 * 1440 - 5 * 60,
    });
  });

  it('never closes when it opens and closes at the same time [CAT-06]', () => {
    const always = daily('00:00', '00:00');
    for (const time of ['00:00', '12:00', '23:59'])
      expect(openState(always, at(time), CITY_OFFSET)).toMatchObject({ isOpen: true, closesAt: null });
  });

  it('closes when the last of several periods in a row ends [CAT-06]', () => {
    const twice = [
      { day: TUESDAY, opens: '08:00', closes: '12:00' },
      { day: TUESDAY, opens: '12:00', closes: '15:00' },
    ];
    expect(openState(twice, at('11:30'), CITY_OFFSET)).toMatchObject({ closesAt: '15:00', closesIn: 210 });
  });

  it('says in moments when a store closes and opens next, so that an old page is right [CARD-05, CAT-06]', () => {
    const store = { hours: basil, isActive: true, canSchedule: false };
    const open = openingAt(store, at('22:30'), CITY_OFFSET);
    expect(open).toEqual({
      isOpen: true,
      closesAt: at('23:00'),
      opensAt: at('10:00') + 86_400_000,
      canSchedule: false,
    });
    expect(takesNoOrders(open, at('22:59'))).toBe(false);
    expect(takesNoOrders(open, at('23:00'))).toBe(true);
    expect(takesNoOrders({ ...open, canSchedule: true }, at('23:00'))).toBe(false);
    expect(takesNoOrders(open, at('10:00') + 86_400_000)).toBe(false);
    expect(openingAt({ ...store, hours: nightOwl }, at('13:00'), CITY_OFFSET)).toMatchObject({
      isOpen: false,
      opensAt: at('18:00'),
    });
    // The minute that runs has begun.
    expect(openingAt(store, at('22:30') + 40_000, CITY_OFFSET)).toMatchObject({ closesAt: at('23:00') });
    expect(openingAt({ ...store, isActive: false }, at('13:00'), CITY_OFFSET)).toMatchObject({
      isOpen: false,
      opensAt: null,
    });
  });

  it('counts the midnights of the city between two moments [CAT-06]', () => {
    expect(daysBetween(at('13:00'), at('18:00'), CITY_OFFSET)).toBe(0);
    expect(daysBetween(at('23:59'), at('23:59') + 60_000, CITY_OFFSET)).toBe(1);
  });

  it('knows no next opening of a store without hours [CAT-06]', () => {
    expect(openState([], T0, CITY_OFFSET)).toEqual({ isOpen: false, opensAt: null });
  });

  it("reads the clock of the store's city [CAT-06]", () => {
    expect(openState(basil, at('10:30'), CITY_OFFSET).isOpen).toBe(true);
    expect(openState(basil, at('10:30'), 0).isOpen).toBe(false);
  });
});

describe('hours of a dish', () => {
  it.each([
    ['06:59', false],
    ['07:00', true],
    ['10:59', true],
    ['11:00', false],
    ['13:00', false],
  ])('breakfast at %s: %s [FOOD-09]', (time, isAvailable) => {
    const hours = items['F-05'].availableHours ?? { starts: '', ends: '' };
    expect(isWithinDailyHours(hours, at(time), CITY_OFFSET)).toBe(isAvailable);
  });

  it('may run past midnight [FOOD-09]', () => {
    const late = { starts: '22:00', ends: '03:00' };
    expect(
      ['21:59', '22:00', '02:59', '03:00'].map((time) => isWithinDailyHours(late, at(time), CITY_OFFSET)),
    ).toEqual([false, true, true, false]);
  });
});

describe('campaigns', () => {
  const period = { starts: '2026-11-22T13:00:00+04:00', ends: '2026-11-29T13:00:00+04:00' };

  it.each([
    ['2026-11-22T12:59:59+04:00', false],
    ['2026-11-22T13:00:00+04:00', true],
    ['2026-11-29T12:59:59+04:00', true],
    ['2026-11-29T13:00:00+04:00', false],
  ])('at %s: %s [ITEM-14]', (now, isRunning) => {
    expect(isCampaignRunning(period, Date.parse(now))).toBe(isRunning);
  });

  it('may have no end [ITEM-14]', () => {
    expect(isCampaignRunning({ ...period, ends: null }, Date.parse('2036-01-01T00:00:00Z'))).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { timeSlots } from '../../domain/time-slots';
import { CITY_OFFSET, T0 } from './demo-items';

const days = [0, 1, 2, 3, 4, 5, 6];
const store = (opens: string, closes: string, open = days) => open.map((day) => ({ day, opens, closes }));
const slots = (hours: ReturnType<typeof store>, dayOffset = 0, preparationMinutes = 30) =>
  timeSlots({ hours, now: T0, utcOffsetMinutes: CITY_OFFSET, preparationMinutes }, dayOffset).map(inCity);
const inCity = (instant: number) =>
  new Date(instant + CITY_OFFSET * 60_000).toISOString().slice(8, 16).replace('T', ' ');

describe('time slots', () => {
  it('start when the order can be ready and end before closing [DLV-07, Q-87]', () => {
    expect(slots(store('10:00', '15:00'))).toEqual(['24 13:30', '24 14:00', '24 14:30']);
    expect(slots(store('10:00', '15:00'), 0, 45)).toEqual(['24 14:00', '24 14:30']);
  });

  it('begin after opening and run past midnight with the day they opened on [DLV-07]', () => {
    const night = slots(store('18:00', '02:00'));
    expect(night[0]).toBe('24 18:30');
    expect(night.at(-1)).toBe('25 01:30');
    expect(night).toHaveLength(15);
  });

  it('of tomorrow start with its opening [DLV-07]', () => {
    expect(slots(store('10:00', '12:00'), 1, 0)).toEqual(['25 10:00', '25 10:30', '25 11:00', '25 11:30']);
  });

  it('leave out closed days [DLV-07]', () => {
    const onTuesdays = store('10:00', '15:00', [2]);
    expect(slots(onTuesdays, 1)).toEqual([]);
    expect(slots(onTuesdays, 7, 0)[0]).toBe('01 10:00');
  });

  it('leave out what is past [DLV-07]', () => {
    expect(slots(store('08:00', '12:00'))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../../domain/catalogue';
import {
  dayGroups,
  hoursByDay,
  hoursProblems,
  withDayEverywhere,
  withPeriod,
} from '../../domain/store-hours';

const [SUNDAY, MONDAY, TUESDAY, SATURDAY] = [0, 1, 2, 6];
const period = (day: number, opens: string, closes: string): OpeningHours => ({ day, opens, closes });

describe('weekly hours', () => {
  it.each<[string, OpeningHours[]]>([
    ['a closed week', []],
    ['two periods of a day', [period(MONDAY, '10:00', '14:00'), period(MONDAY, '16:00', '22:00')]],
    ['adjacent periods', [period(MONDAY, '10:00', '14:00'), period(MONDAY, '14:00', '22:00')]],
    [
      'a night that ends when the next day opens',
      [period(MONDAY, '18:00', '03:00'), period(TUESDAY, '03:00', '09:00')],
    ],
    ['24 hours on every day', [0, 1, 2, 3, 4, 5, 6].map((day) => period(day, '00:00', '00:00'))],
  ])('can be %s [X-32]', (_, hours) => {
    expect(hoursProblems(hours)).toEqual([]);
  });

  it.each<[string, OpeningHours[]]>([
    ['overlaps on the same day', [period(MONDAY, '10:00', '14:00'), period(MONDAY, '13:45', '22:00')]],
    ['is the same twice', [period(MONDAY, '10:00', '14:00'), period(MONDAY, '10:00', '14:00')]],
    ['lies inside another', [period(MONDAY, '09:00', '23:00'), period(MONDAY, '10:00', '11:00')]],
    [
      'begins before the night before has ended',
      [period(MONDAY, '18:00', '03:00'), period(TUESDAY, '02:00', '09:00')],
    ],
    [
      'begins on Sunday before Saturday night has ended',
      [period(SATURDAY, '20:00', '02:00'), period(SUNDAY, '01:00', '09:00')],
    ],
    ['comes beside 24 hours', [period(MONDAY, '08:00', '08:00'), period(TUESDAY, '07:00', '09:00')]],
  ])('are refused at the period that %s [X-32]', (_, hours) => {
    expect(hoursProblems(hours)).toEqual([{ kind: 'overlap', index: 1, other: 0 }]);
    expect(hoursProblems([...hours].reverse())).toEqual([{ kind: 'overlap', index: 1, other: 0 }]);
  });

  it('are refused from the fifth period of a day on [X-32]', () => {
    const hours = [0, 1, 2, 3, 4].map((hour) => period(MONDAY, `0${hour}:00`, `0${hour}:30`));
    expect(hoursProblems(hours)).toEqual([{ kind: 'tooMany', index: 4 }]);
  });

  it('get a new period after the last one of the day, in working hours on a closed day [X-32]', () => {
    expect(withPeriod([], MONDAY)).toEqual([period(MONDAY, '09:00', '17:00')]);
    const morning = period(MONDAY, '10:00', '14:00');
    expect(withPeriod([morning], MONDAY)).toEqual([morning, period(MONDAY, '15:00', '17:00')]);
    expect(hoursProblems(withPeriod([period(SATURDAY, '10:00', '14:00')], SATURDAY))).toEqual([]);
  });

  it('are copied from one day to all days, also when it is closed [X-32]', () => {
    const hours = [period(MONDAY, '10:00', '14:00'), period(TUESDAY, '08:00', '09:00')];
    expect(withDayEverywhere(hours, MONDAY)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((day) => period(day, '10:00', '14:00')),
    );
    expect(withDayEverywhere(hours, SUNDAY)).toEqual([]);
  });

  it('are summarised by neighbouring days with the same periods [X-32]', () => {
    const hours = [1, 2, 4].map((day) => period(day, '10:00', '14:00'));
    expect(dayGroups(hours).map(({ from, to }) => [from, to])).toEqual([
      [1, 2],
      [4, 4],
    ]);
  });

  it('are logged by day, whatever their order [X-27, X-32]', () => {
    const hours = [period(MONDAY, '16:00', '22:00'), period(MONDAY, '10:00', '14:00')];
    expect(hoursByDay(hours)).toMatchObject({ monday: '10:00–14:00, 16:00–22:00', sunday: null });
  });
});

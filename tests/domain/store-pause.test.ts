import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../../domain/catalogue';
import { openState } from '../../domain/opening-hours';
import { hoursWithoutPause } from '../../domain/store-pause';
import { at, CITY_OFFSET } from './demo-items';

const MINUTE = 60_000;
const daily = (opens: string, closes: string): OpeningHours[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens, closes }));

const stateIn = (hours: OpeningHours[], now: number, closedUntil: number | null) =>
  openState(hoursWithoutPause(hours, closedUntil, { now, utcOffsetMinutes: CITY_OFFSET }), now, CITY_OFFSET);

describe('a paused store', () => {
  const day = daily('10:00', '23:00');
  const night = daily('18:00', '02:00');
  const always = daily('00:00', '00:00');

  it.each([
    ['is closed until the pause ends', day, '14:00', 60, { isOpen: false, opensAt: '15:00', opensIn: 60 }],
    [
      'opens in the next day’s hours after a late pause',
      day,
      '22:30',
      60,
      { isOpen: false, opensAt: '10:00', opensIn: 690 },
    ],
    [
      'is closed before it would open, if the pause is longer',
      day,
      '09:30',
      120,
      { isOpen: false, opensAt: '11:30', opensIn: 120 },
    ],
    ['is closed across midnight', night, '23:30', 60, { isOpen: false, opensAt: '00:30', opensIn: 60 }],
    ['is closed after midnight', night, '01:00', 30, { isOpen: false, opensAt: '01:30', opensIn: 30 }],
    [
      'is closed for a whole day, even if it never closes',
      always,
      '14:00',
      1440,
      { isOpen: false, opensAt: '14:00', opensIn: 1440 },
    ],
  ] as const)('tells customers when it opens: it %s [X-31]', (_, hours, time, minutes, state) => {
    expect(stateIn([...hours], at(time), at(time) + minutes * MINUTE)).toEqual(state);
  });

  it.each([0, 1, 2, 3, 4, 5, 6])('is closed on every day of the week: %i days later [X-31]', (days) => {
    const now = at('23:30') + days * 24 * 60 * MINUTE;
    expect(stateIn(night, now, now + 60 * MINUTE)).toMatchObject({ isOpen: false, opensAt: '00:30' });
    expect(stateIn(always, now, now + 60 * MINUTE)).toMatchObject({ isOpen: false, opensAt: '00:30' });
  });

  it('takes orders again when the pause has ended, and in all its other hours [X-31]', () => {
    const now = at('14:00');
    expect(stateIn(day, now, now)).toEqual(openState(day, now, CITY_OFFSET));
    expect(stateIn(day, now, null)).toEqual(openState(day, now, CITY_OFFSET));
    const kept = hoursWithoutPause(day, now + 30 * MINUTE, { now, utcOffsetMinutes: CITY_OFFSET });
    expect(kept).toHaveLength(day.length + 1);
    expect(stateIn(day, now, now + 30 * MINUTE + 1)).toMatchObject({ opensAt: '14:31' });
  });
});

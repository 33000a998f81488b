import { describe, expect, it } from 'vitest';
import { cityClock, clockAt, momentOf, offsetAt } from '../../domain/rental/local-time';
import { tripEnd } from '../../domain/rental/trip';
import { changedTotal } from '../../domain/rental/trip-total';
import { type TripState, tripChangeRefusal, tripChoices } from '../../domain/trip-states';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-24T09:00:00Z');
const untaxed = { percent: 0, isIncluded: false };

it.each([
  ['Asia/Dubai', 'Asia/Dubai'],
  ['Mars/Phobos', null],
  [null, null],
])('a city with the time zone %j uses the time zone %j [RENT-12, DATA-07]', (timeZone, known) => {
  expect(cityClock({ timeZone, utcOffsetMinutes: 240 })).toEqual({ timeZone: known, utcOffsetMinutes: 240 });
});

describe('A new time of a booked trip', () => {
  it('reduces the coupon discount together with the price and never increases it [RENT-57]', () => {
    const booked = { vehicles: 40_00, couponDiscount: 5_00 };
    const totals = [80_00, 40_00, 20_00, 0].map((vehicles) => changedTotal(vehicles, booked, untaxed).total);
    expect(totals).toEqual([75_00, 35_00, 17_50, 0]);
    expect(changedTotal(0, { vehicles: 0, couponDiscount: 0 }, untaxed).total).toBe(0);
  });

  it.each<[TripState['status'], number, string | null]>([
    ['pending', 1, null],
    ['pending', 0, 'tooLate'],
    ['confirmed', HOUR, null],
    ['confirmed', HOUR - 1, 'tooLate'],
    ['ongoing', 9 * HOUR, 'elsewhere'],
    ['completed', 9 * HOUR, 'elsewhere'],
    ['canceled', 9 * HOUR, 'elsewhere'],
  ])(
    'is allowed or refused for a trip that is %s and starts in %i ms, with the code %s [RENT-57]',
    (status, ahead, refusal) => {
      const trip = { status, pickupAt: NOW + ahead, isPaymentDue: false, completedAt: null };
      expect(tripChangeRefusal(trip, NOW)).toBe(refusal);
    },
  );
});

it('can be requested as long as the trip can be cancelled, and a completed trip can be reviewed instead [RENT-54, RENT-57]', () => {
  const trip = { status: 'confirmed' as const, pickupAt: NOW + HOUR, isPaymentDue: false, completedAt: null };
  expect(tripChoices(trip, false, NOW)).toEqual({
    canCancel: true,
    canPay: true,
    canChange: true,
    canReview: false,
  });
  expect(tripChoices(trip, true, NOW + 1)).toMatchObject({
    canCancel: false,
    canPay: false,
    canChange: false,
  });
  const over = { ...trip, status: 'completed' as const, completedAt: NOW };
  expect(tripChoices(over, true, NOW + HOUR)).toMatchObject({ canChange: false, canReview: true });
});

describe('The local time of a city', () => {
  const berlin = { timeZone: 'Europe/Berlin', utcOffsetMinutes: 60 };
  const dubai = { timeZone: 'Asia/Dubai', utcOffsetMinutes: 240 };
  const fixed = { timeZone: null, utcOffsetMinutes: 240 };

  it('is one hour ahead in summer only in a time zone with summer time [RENT-12]', () => {
    const [winter, summer] = [Date.parse('2026-01-10T12:00:00Z'), Date.parse('2026-07-10T12:00:00Z')];
    expect([berlin, dubai, fixed].map((clock) => [offsetAt(winter, clock), offsetAt(summer, clock)])).toEqual(
      [
        [60, 120],
        [240, 240],
        [240, 240],
      ],
    );
  });

  it.each([
    ['2026-03-28T12:00', '2026-03-28T11:00:00.000Z'],
    ['2026-03-29T12:00', '2026-03-29T10:00:00.000Z'],
    // Half past two does not exist that night; in autumn it exists twice.
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ])('is converted from %s to the timestamp %s [RENT-12]', (shown, moment) => {
    expect(new Date(momentOf(shown, berlin) ?? 0).toISOString()).toBe(moment);
  });

  it.each([
    ['2026-03-28T12:00', 24, '2026-03-29T13:00'],
    ['2026-03-29T00:30', 5, '2026-03-29T06:30'],
    ['2026-10-24T12:00', 24, '2026-10-25T11:00'],
    ['2026-10-25T00:30', 5, '2026-10-25T04:30'],
  ])(
    'is exact at a change to or from summer time: start %s plus %i real hours is %s [RENT-12, RENT-40]',
    (shown, hours, end) => {
      expect(clockAt(tripEnd(momentOf(shown, berlin) ?? 0, hours), berlin)).toBe(end);
    },
  );

  it('is converted to a timestamp and back, and invalid text is rejected [RENT-12]', () => {
    expect(clockAt('2026-07-10T10:15:00Z', berlin)).toBe('2026-07-10T12:15');
    expect(momentOf('tomorrow', berlin)).toBeNull();
    expect(momentOf('2026-07-10T12:15', fixed)).toBe(Date.parse('2026-07-10T08:15:00Z'));
  });
});

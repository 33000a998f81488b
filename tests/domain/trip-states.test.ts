import { describe, expect, it } from 'vitest';
import {
  isTripFoundByContact,
  type TripMover,
  type TripState,
  type TripStatus,
  tripChoices,
  tripMoveRefusal,
} from '../../domain/trip-states';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.parse('2027-03-02T08:00:00Z');
const trip = (status: TripStatus, other: Partial<TripState> = {}): TripState => ({
  status,
  pickupAt: NOW + 9 * HOUR,
  isPaymentDue: false,
  completedAt: null,
  ...other,
});

describe('The state of a trip', () => {
  const movers: readonly TripMover[] = ['customer', 'provider', 'operator'];

  it.each<[TripStatus, TripStatus, readonly TripMover[]]>([
    ['pending', 'confirmed', ['provider', 'operator']],
    ['pending', 'canceled', movers],
    ['pending', 'payment_failed', ['operator']],
    ['confirmed', 'ongoing', ['provider', 'operator']],
    ['confirmed', 'canceled', movers],
    ['confirmed', 'pending', ['customer']],
    ['ongoing', 'completed', ['provider', 'operator']],
  ])('is moved from %s to %s only by %j [RENT-54]', (from, to, allowed) => {
    for (const by of movers)
      expect(tripMoveRefusal(trip(from), to, by, NOW)).toBe(allowed.includes(by) ? null : 'notYours');
  });

  it.each<[TripStatus, TripStatus]>([
    ['pending', 'ongoing'],
    ['pending', 'completed'],
    ['confirmed', 'completed'],
    ['confirmed', 'payment_failed'],
    ['ongoing', 'canceled'],
    ['ongoing', 'pending'],
    ['completed', 'canceled'],
    ['canceled', 'pending'],
    ['payment_failed', 'confirmed'],
  ])('never moves from %s to %s [RENT-54]', (from, to) => {
    for (const by of movers) expect(tripMoveRefusal(trip(from), to, by, NOW)).toBe('elsewhere');
  });

  it('is confirmed only when its prepayment has arrived, but may be cancelled before [RENT-54]', () => {
    const unpaid = trip('pending', { isPaymentDue: true });
    expect(tripMoveRefusal(unpaid, 'confirmed', 'provider', NOW)).toBe('unpaid');
    expect(tripMoveRefusal(unpaid, 'canceled', 'customer', NOW)).toBeNull();
    const started = trip('confirmed', { isPaymentDue: true });
    expect(tripMoveRefusal(started, 'ongoing', 'provider', NOW)).toBeNull();
  });

  it('lets only the provider cancel a confirmed trip shortly before its pickup [RENT-54]', () => {
    const soon = trip('confirmed', { pickupAt: NOW + HOUR - 1 });
    expect(tripMoveRefusal(soon, 'canceled', 'customer', NOW)).toBe('tooLate');
    expect(tripMoveRefusal(soon, 'canceled', 'provider', NOW)).toBeNull();
    expect(tripMoveRefusal({ ...soon, status: 'pending' }, 'canceled', 'customer', NOW)).toBeNull();
  });
});

describe('A completed trip', () => {
  it('can be reviewed for 30 days [RENT-54]', () => {
    const canReview = (completedAt: number | null) =>
      tripChoices(trip('completed', { completedAt }), true, NOW).canReview;
    expect([NOW, NOW - 29 * DAY, NOW - 30 * DAY + 1].map(canReview)).toEqual([true, true, true]);
    expect([NOW - 30 * DAY, NOW - 31 * DAY, null].map(canReview)).toEqual([false, false, false]);
  });
});

describe('A trip number with a contact', () => {
  const finds = (status: TripStatus, age: number) =>
    isTripFoundByContact({ status, updatedAt: NOW - age }, NOW);

  it.each(['pending', 'confirmed', 'ongoing'] as const)('finds a %s trip at any age [RENT-55]', (status) => {
    expect([0, 90 * DAY, 400 * DAY].map((age) => finds(status, age))).toEqual([true, true, true]);
  });

  it.each(['completed', 'canceled', 'payment_failed'] as const)(
    'finds a trip that is %s until 90 days after its end [RENT-55]',
    (status) => {
      expect([0, 90 * DAY - 1, 90 * DAY].map((age) => finds(status, age))).toEqual([true, true, false]);
    },
  );
});

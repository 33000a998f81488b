import { describe, expect, it } from 'vitest';
import { type BookedTrip, isTripOver, tripStatusOf, tripTimeline } from '../../domain/rental/booked-trip';
import type { TripStatus } from '../../domain/trip-states';

const timelineOf = (trip: Pick<BookedTrip, 'status' | 'moments' | 'bookedAt'>) =>
  tripTimeline(trip as BookedTrip).map(({ status, at, is }) => [status, at, is]);

it.each<[unknown, TripStatus]>([
  ['pending', 'pending'],
  ['confirmed', 'confirmed'],
  ['ongoing', 'ongoing'],
  ['completed', 'completed'],
  ['canceled', 'canceled'],
  ['payment_failed', 'payment_failed'],
  ['cancelled', 'pending'],
  ['', 'pending'],
  [undefined, 'pending'],
  [4, 'pending'],
])('the status %j of a stored trip is read as %s [RENT-54]', (name, status) => {
  expect(tripStatusOf(name)).toBe(status);
});

it.each<[TripStatus, boolean]>([
  ['pending', false],
  ['confirmed', false],
  ['ongoing', false],
  ['completed', true],
  ['canceled', true],
  ['payment_failed', true],
])('a trip that is %s counts as over: %s [RENT-54]', (status, isOver) => {
  expect(isTripOver({ status })).toBe(isOver);
});

describe('The timeline of a trip', () => {
  const bookedAt = '2027-02-01T08:00:00Z';
  const moments = {
    confirmed: '2027-02-01T08:20:00Z',
    ongoing: '2027-02-03T06:00:00Z',
    completed: '2027-02-03T18:45:00Z',
  };

  it.each<[TripStatus, [TripStatus, string | null, string][]]>([
    [
      'pending',
      [
        ['pending', bookedAt, 'current'],
        ['confirmed', null, 'ahead'],
        ['ongoing', null, 'ahead'],
        ['completed', null, 'ahead'],
      ],
    ],
    [
      'confirmed',
      [
        ['pending', bookedAt, 'done'],
        ['confirmed', moments.confirmed, 'current'],
        ['ongoing', null, 'ahead'],
        ['completed', null, 'ahead'],
      ],
    ],
    [
      'ongoing',
      [
        ['pending', bookedAt, 'done'],
        ['confirmed', moments.confirmed, 'done'],
        ['ongoing', moments.ongoing, 'current'],
        ['completed', null, 'ahead'],
      ],
    ],
    [
      'completed',
      [
        ['pending', bookedAt, 'done'],
        ['confirmed', moments.confirmed, 'done'],
        ['ongoing', moments.ongoing, 'done'],
        ['completed', moments.completed, 'done'],
      ],
    ],
  ])('marks the steps of a trip that is %s as done, current or ahead [RENT-54]', (status, expected) => {
    expect(timelineOf({ status, moments, bookedAt })).toEqual(expected);
  });

  it('leaves unknown times empty, and shows since when a changed trip has been waiting for confirmation [RENT-54, RENT-57]', () => {
    const again = '2027-02-02T09:30:00Z';
    expect(timelineOf({ status: 'ongoing', moments: {}, bookedAt }).slice(0, 3)).toEqual([
      ['pending', bookedAt, 'done'],
      ['confirmed', null, 'done'],
      ['ongoing', null, 'current'],
    ]);
    expect(
      timelineOf({ status: 'pending', moments: { ...moments, pending: again }, bookedAt }).slice(0, 2),
    ).toEqual([
      ['pending', again, 'current'],
      ['confirmed', null, 'ahead'],
    ]);
  });

  it('ends with the cancellation or the failed payment and omits later steps [RENT-54]', () => {
    const canceled = '2027-02-02T10:00:00Z';
    const { confirmed } = moments;
    expect(timelineOf({ status: 'canceled', moments: { confirmed, canceled }, bookedAt })).toEqual([
      ['pending', bookedAt, 'done'],
      ['confirmed', confirmed, 'done'],
      ['canceled', canceled, 'done'],
    ]);
    expect(timelineOf({ status: 'payment_failed', moments: {}, bookedAt })).toEqual([
      ['pending', bookedAt, 'done'],
      ['payment_failed', null, 'done'],
    ]);
  });
});

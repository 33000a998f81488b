import { describe, expect, it } from 'vitest';
import {
  draftAs,
  draftOf,
  estimatedRoute,
  isRoundTrip,
  restoredDraft,
  returnsToPickup,
  returnTripOf,
  staleReason,
  type Trip,
  type TripDraft,
  tripOf,
  tripProblem,
} from '../../domain/rental/trip-search';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const clock = { timeZone: null, utcOffsetMinutes: 180 };
const now = Date.parse('2027-03-10T12:00:00+03:00');
const souq = { lat: 29.37, lng: 47.97, name: 'Souq' };
const marina = { lat: 29.34, lng: 48.06, name: 'Marina' };
const draft: TripDraft = {
  type: 'hourly',
  pickup: souq,
  destination: marina,
  pickupAt: '2027-03-11T09:00',
  hours: 5,
};
const trip: Trip = {
  type: 'hourly',
  pickup: souq,
  destination: marina,
  pickupAt: '2027-03-11T09:00',
  hours: 5,
  metres: 12_345,
  distanceSource: 'walking',
};
/** Formats the local time of the pick-up place. */
const shown = (moment: number) => new Date(moment + 3 * HOUR).toISOString().slice(0, 16);

describe('The form of a rental search', () => {
  it.each<[string, Partial<TripDraft>, string | null]>([
    ['is complete', {}, null],
    ['lacks its pick-up place', { pickup: null }, 'pickup'],
    ['is by the hour and has no destination', { destination: null }, null],
    ['is by the day and has no destination', { type: 'day_wise', hours: 24, destination: null }, null],
    ['lacks both places, and the first field is named', { pickup: null, destination: null }, 'pickup'],
    ['lacks its time', { pickupAt: null }, 'moment'],
    ['has an invalid time', { pickupAt: '2027-02-30Tnoon' }, 'moment'],
    ['starts exactly a minute ago', { pickupAt: shown(now - 60_000) }, 'past'],
    ['starts now', { pickupAt: shown(now) }, null],
    ['starts exactly two leap years from now', { pickupAt: shown(now + 2 * 366 * DAY) }, null],
    [
      'starts one minute after the limit of two leap years',
      { pickupAt: shown(now + 2 * 366 * DAY + 60_000) },
      'far',
    ],
    ['takes one hour', { hours: 1 }, null],
    ['takes no hour', { hours: 0 }, 'duration'],
    ['takes part of an hour', { hours: 2.5 }, 'duration'],
    ['takes 31 days', { hours: 744 }, null],
    ['takes an hour more than 31 days', { hours: 745 }, 'duration'],
    ['takes zero days', { type: 'day_wise', hours: 0 }, 'duration'],
    ['is priced by distance, whatever its hours', { type: 'distance_wise', hours: 0 }, null],
    [
      'is paid by distance and has no destination',
      { type: 'distance_wise', destination: null },
      'destination',
    ],
    [
      'is paid by distance and ends where it starts',
      { type: 'distance_wise', destination: souq, pickupAt: null },
      'samePlace',
    ],
    [
      'starts in the past with no duration, and the first field is named',
      { pickupAt: '2027-03-01T09:00', hours: 0 },
      'past',
    ],
  ])(
    'that %s is accepted or has the expected error [RENT-02, RENT-12, RENT-58, RENT-61]',
    (_, changed, problem) => {
      expect(tripProblem({ ...draft, ...changed }, now, clock)).toBe(problem);
    },
  );

  it.each<[string, Pick<TripDraft, 'pickup' | 'destination'>, boolean]>([
    ['one place', { pickup: souq, destination: { ...souq, name: 'The market' } }, true],
    ['two places', { pickup: souq, destination: marina }, false],
    ['no destination', { pickup: souq, destination: null }, false],
    ['no pick-up', { pickup: null, destination: souq }, false],
    ['no place at all', { pickup: null, destination: null }, false],
    // A hundred-thousandth of a degree to the north is 1.11 m.
    ['27 m between its ends', { pickup: souq, destination: { ...souq, lat: souq.lat + 0.00024 } }, true],
    ['33 m between its ends', { pickup: souq, destination: { ...souq, lat: souq.lat + 0.0003 } }, false],
  ])('with %s is recognized as a round trip, or not [RENT-58]', (_, places, isRound) => {
    expect(isRoundTrip(places)).toBe(isRound);
  });

  it.each<[TripDraft['type'], number, number]>([
    ['hourly', 25, 25],
    ['distance_wise', 25, 25],
    ['day_wise', 25, 48],
    ['day_wise', 24, 24],
    ['day_wise', 1, 24],
    ['day_wise', 49, 72],
  ])(
    'keeps its hours, or completes the last day, after a change to %s: %i become %i [RENT-05, Q-20]',
    (type, hours, kept) => {
      expect(draftAs({ ...draft, hours }, type)).toEqual({ ...draft, type, hours: kept });
    },
  );
});

describe('A completed rental search', () => {
  const found = { mode: 'bicycling' as const, metres: 9_876.5, seconds: 2 * 3600 + 1 };

  it('keeps its hours and the route in whole metres [RENT-05, RENT-06]', () => {
    expect(tripOf(draft, found)).toEqual({ ...trip, metres: 9_877, distanceSource: 'bicycling' });
  });

  it.each([
    [2 * 3600 + 1, 3],
    [2 * 3600, 2],
    [60, 1],
    [0, 1],
  ])(
    'counts a drive of %i seconds as %i hours if the trip is paid by distance [RENT-06, Q-21]',
    (seconds, hours) => {
      expect(tripOf({ ...draft, type: 'distance_wise' }, { ...found, seconds })?.hours).toBe(hours);
    },
  );

  it.each<[string, Partial<TripDraft>]>([
    ['a pick-up place', { pickup: null }],
    ['a destination', { destination: null }],
    ['a time', { pickupAt: null }],
  ])('cannot be submitted without %s [RENT-02]', (_, missing) => {
    expect(tripOf({ ...draft, ...missing }, found)).toBeNull();
  });

  it('is converted back to the same form values [RENT-02]', () => {
    expect(draftOf(trip)).toEqual(draft);
  });

  it('is a return trip if it has no destination, and is converted back to the same form values [RENT-61]', () => {
    const open = { ...draft, destination: null };
    const back = returnTripOf(open);
    expect(back).toEqual({ ...trip, destination: souq, metres: 0, distanceSource: 'driving' });
    expect(back && draftOf(back)).toEqual(open);
    expect(returnTripOf({ ...open, pickup: null })).toBeNull();
    expect([returnsToPickup(open), returnsToPickup(draft)]).toEqual([true, false]);
    expect(returnsToPickup({ ...open, type: 'day_wise' })).toBe(true);
    expect(returnsToPickup({ ...open, type: 'distance_wise' })).toBe(false);
    const toTheSamePlace = { ...trip, type: 'distance_wise' as const, destination: souq };
    expect(draftOf(toTheSamePlace).destination).toEqual(souq);
  });

  it.each<[string, Partial<Trip>, string | null]>([
    ['for a future time', {}, null],
    ['past', { pickupAt: shown(now - 60_000) }, 'past'],
    ['for a time too far ahead', { pickupAt: shown(now + 733 * DAY) }, 'far'],
    ['long', { hours: 800 }, null],
    ['by distance without a route', { type: 'distance_wise', destination: souq }, 'samePlace'],
  ])(
    'from a link, %s, is accepted or refused with the expected reason [RENT-12, RENT-58]',
    (_, changed, problem) => {
      expect(staleReason({ ...trip, ...changed }, now, clock)).toBe(problem);
    },
  );
});

it('an unknown route is estimated by the straight line at 40 km/h [RENT-06, RENT-52]', () => {
  // A degree along the equator is 111.195 km.
  const found = estimatedRoute({ lat: 0, lng: 20 }, { lat: 0, lng: 21 });
  expect(found.mode).toBe('estimate');
  expect(found.metres).toBe(111_195);
  expect(found.seconds).toBeCloseTo(10_007.5, 0);
});

describe('A search form that is restored', () => {
  const defaults: TripDraft = { ...draft, pickupAt: '2027-03-10T13:00', hours: 2, pickup: null };

  it.each<[string, Partial<TripDraft>, Partial<TripDraft>]>([
    ['keeps everything that is still possible', {}, {}],
    [
      'gets the usual time when its own has passed',
      { pickupAt: '2027-03-09T09:00' },
      { pickupAt: defaults.pickupAt },
    ],
    ['gets the usual time when it had none', { pickupAt: null }, { pickupAt: defaults.pickupAt }],
    ['gets the usual hours for impossible ones', { hours: 1.5 }, { hours: 2 }],
    ['has whole days', { type: 'day_wise', hours: 30 }, { hours: 48 }],
    ['has one day in place of an invalid number', { type: 'day_wise', hours: 0 }, { hours: 24 }],
  ])('has valid values: after restoring, it %s [RENT-02, RENT-12]', (_, changed, expected) => {
    const kept = { ...draft, ...changed };
    expect(restoredDraft(kept, defaults, now, clock)).toEqual({ ...kept, ...expected });
  });
});

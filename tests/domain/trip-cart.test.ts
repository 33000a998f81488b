import { describe, expect, it } from 'vitest';
import {
  emptyTripCart,
  isOtherTrip,
  isOutsideZones,
  returnOf,
  type TripPlan,
} from '../../domain/rental/trip-cart';
import { type TripDraft, tripProblem } from '../../domain/rental/trip-search';

const here = { lat: 25, lng: 55, name: 'Harbour' };

describe('another trip than the one of the cart', () => {
  const plan: TripPlan = {
    kind: 'hourly',
    pickupAt: '2026-11-25T10:00:00+04:00',
    hours: 4,
    metres: 9000,
    pickup: here,
    destination: here,
  };

  it.each<[string, Partial<TripPlan>, boolean]>([
    ['the same', {}, false],
    ['the same moment on other clocks', { pickupAt: '2026-11-25T06:00:00Z' }, false],
    ['another moment', { pickupAt: '2026-11-25T11:00:00+04:00' }, true],
    ['another duration', { hours: 5 }, true],
    ['another way, which is not what it is priced by', { metres: 100 }, false],
  ])('%s [RENT-26]', (_, asked, isOther) => {
    expect(isOtherTrip(plan, { ...plan, ...asked })).toBe(isOther);
  });
});

it.each([
  [4, '2026-11-25T10:00:00.000Z'],
  [2.5, '2026-11-25T09:00:00.000Z'],
  [null, null],
])(
  'a trip of %s hours is over when its begun hours are, and nobody guesses when they are not known [RENT-12, Q-21]',
  (hours, over) => {
    expect(returnOf({ pickupAt: '2026-11-25T10:00:00+04:00', hours })).toBe(over);
  },
);

describe('a trip cart outside of the zones', () => {
  const line = { id: 1 } as (typeof emptyTripCart.lines)[number];

  it.each<[string, { lines: boolean; zoneIds: number[] | null; here: number[] }, boolean]>([
    ['elsewhere', { lines: true, zoneIds: [1], here: [2] }, true],
    ['in one of them', { lines: true, zoneIds: [1, 2], here: [2, 3] }, false],
    ['nobody has asked', { lines: true, zoneIds: null, here: [2] }, false],
    ['nowhere yet', { lines: true, zoneIds: [1], here: [] }, false],
    ['empty', { lines: false, zoneIds: [1], here: [2] }, false],
  ])('%s [MOD-09]', (_, { lines, zoneIds, here: zones }, isOutside) => {
    expect(isOutsideZones({ ...emptyTripCart, lines: lines ? [line] : [], zoneIds }, zones)).toBe(isOutside);
  });
});

describe('what stands in the way of a search', () => {
  const clock = { timeZone: null, utcOffsetMinutes: 240 };
  const now = Date.parse('2026-11-25T10:00:30+04:00');
  const draft: TripDraft = {
    type: 'hourly',
    pickup: here,
    destination: here,
    pickupAt: '2026-11-25T10:00',
    hours: 1,
  };

  it.each<[string, Partial<TripDraft>, string | null]>([
    ['nothing: the minute that runs may be chosen', {}, null],
    ['the minute before', { pickupAt: '2026-11-25T09:59' }, 'past'],
    ['no pickup', { pickup: null, pickupAt: null }, 'pickup'],
    ['no hour', { hours: 0 }, 'duration'],
    ['no hour, where the way counts', { hours: 0, type: 'distance_wise' }, null],
  ])('%s [RENT-02]', (_, changed, problem) => {
    expect(tripProblem({ ...draft, ...changed }, now, clock)).toBe(problem);
  });
});

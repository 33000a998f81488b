import { describe, expect, it } from 'vitest';
import { searchAddress, tripAddress, validTrip } from '../../../src/features/rental/search/rental-address';

const NOW = Date.parse('2026-11-24T09:00:00Z');
const CITY = { timeZone: 'Asia/Dubai', utcOffsetMinutes: 240 };
const whole = {
  type: 'hourly',
  pickup: 'Harbour Gate',
  plat: '25.02',
  plng: 55.02,
  destination: 'Hill View',
  dlat: 25.12,
  dlng: 55.15,
  at: '2026-12-14T09:00',
  hours: 4,
  km: 4.2,
  way: 'driving',
};
const kept = (overrides: object) => validTrip(tripAddress({ ...whole, ...overrides }), NOW, CITY);

it('a complete trip is read from the URL, with either spelling of the trip type [NAV-18, RENT-12, Q-01]', () => {
  expect(kept({}).trip).toMatchObject({ type: 'hourly', hours: 4, metres: 4200, pickupAt: whole.at });
  expect(kept({ type: 'distance' }).trip?.type).toBe('distance_wise');
  expect(kept({}).lapsed).toBeNull();
});

describe('an incomplete trip in the URL', () => {
  it.each([
    { at: '2026-99-99T99:99' },
    { at: '2026-02-30T10:00' },
    { at: '2026-12-14T24:00' },
    { at: '2026-12-14T09:00:00' },
    { at: '<script>' },
    { hours: -3 },
    { hours: 1.5 },
    { hours: 745 },
    { hours: 'NaN' },
    { km: -1 },
    { km: 'Infinity' },
    { plat: 91 },
    { dlng: 'abc' },
    { type: 'yearly' },
    { way: 'flying' },
    { pickup: ' ' },
  ])('is ignored as a whole: %o [RENT-12]', (overrides) => {
    expect(kept(overrides)).toEqual({ trip: null, lapsed: null });
  });
});

it('a trip in the URL that is past or too far ahead keeps only its places [RENT-12]', () => {
  for (const at of ['2026-11-24T12:58', '1999-01-01T10:00', '9999-12-31T23:59']) {
    const { trip, lapsed } = kept({ at });
    expect(trip).toBeNull();
    expect(lapsed).toMatchObject({ pickupAt: at, destination: { name: 'Hill View' } });
  }
  expect(kept({ at: '2026-11-24T13:00' }).trip).not.toBeNull();
});

it('a trip by the day in the URL is rounded up to whole days [RENT-05, Q-20]', () => {
  expect(kept({ type: 'day_wise', hours: 5 }).trip?.hours).toBe(24);
  expect(kept({ type: 'day_wise', hours: 48 }).trip?.hours).toBe(48);
});

it('the URL of the vehicle search names one category or all of them [NAV-17]', () => {
  expect(searchAddress({ categoryId: 7 })).toEqual({ categoryId: 7 });
  expect(searchAddress({ categoryId: '7' })).toEqual({ categoryId: 7 });
  expect(searchAddress({ all_category: '1' })).toEqual({ all_category: 1 });
  expect(searchAddress({ all_category: '0' })).toEqual({});
});

it('filters in the URL that could match no vehicle are ignored [RENT-12]', () => {
  const absurd = {
    categoryId: -1,
    brandId: 'x',
    seats: 3,
    ac: 2,
    min: -5,
    max: 'NaN',
    rating: 99,
    sort: 'x',
  };
  expect(searchAddress({ ...absurd, view: 'globe', look: 'huge', name: ['a'] })).toEqual({});
});

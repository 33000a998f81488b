import type { Trip, TripDraft } from '../../../domain/rental/trip-search';
import type { FoundProgress, RentalSearchInput } from '../../../machines/rental/rental-search.types';

/** Tuesday 13:00 in the city, four hours ahead of UTC. */
export const NOW = Date.parse('2026-11-24T09:00:00Z');
export const asked = {
  type: 'search.requested',
  now: NOW,
  clock: { timeZone: null, utcOffsetMinutes: 240 },
} as const;

export const harbour = { name: 'Harbour Gate', lat: 25.02, lng: 55.02 };
export const hills = { name: 'Hill View', lat: 25.12, lng: 55.15 };
export const quay = { name: 'Quay Lane', lat: 25.06, lng: 55.07 };
export const rock = { name: 'Beacon Rock', lat: 25.02, lng: 55.99 };

export const draft = (overrides: Partial<TripDraft> = {}): TripDraft => ({
  type: 'hourly',
  pickup: harbour,
  destination: hills,
  pickupAt: '2026-11-24T15:00',
  hours: 5,
  ...overrides,
});

export const trip = (overrides: Partial<Trip> = {}): Trip => ({
  type: 'hourly',
  pickup: harbour,
  destination: hills,
  pickupAt: '2026-11-24T15:00',
  hours: 5,
  metres: 12_345,
  distanceSource: 'driving',
  ...overrides,
});

export const found = (shown: number, total: number, pages = 1): FoundProgress => ({ pages, shown, total });

/** The module's home, without search results. */
export const atHome = (overrides: Partial<TripDraft> = {}): RentalSearchInput => ({
  trip: null,
  filters: null,
  draft: draft(overrides),
  here: harbour,
  progress: null,
});

export const atResults = (overrides: Partial<RentalSearchInput> = {}): RentalSearchInput => ({
  trip: trip(),
  filters: { seats: 4 },
  draft: draft(),
  here: harbour,
  progress: null,
  ...overrides,
});

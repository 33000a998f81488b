import { describe, expect, it } from 'vitest';
import {
  consequenceOf,
  emptyTripCart,
  hasDistance,
  isOfferedAs,
  isOtherTrip,
  isOutsideZones,
  otherProviderOf,
  quantityInCart,
  returnTimeOf,
  type TripCart,
  type TripLine,
  type TripPlan,
  vehicleCount,
} from '../../domain/rental/trip-cart';
import { isRoundTrip, type TripDraft, tripProblem } from '../../domain/rental/trip-search';

const here = { lat: 25, lng: 55, name: 'Harbour' };

describe('the vehicles of a trip cart', () => {
  const line = (id: number, quantity: number, providerId = 4): TripLine => ({
    id: 100 + id,
    quantity,
    vehicle: {
      id,
      name: `Vehicle ${id}`,
      imageUrl: null,
      total: 9,
      rates: { hourly: 12_00, day_wise: null, distance_wise: 85 },
      fuel: 'petrol',
      deposit: null,
      kilometresPerDay: null,
      extraKilometre: null,
      minimumAge: null,
      provider: {
        id: providerId,
        name: `Provider ${providerId}`,
        fuelRule: null,
        protection: null,
        licenceYears: null,
      },
    },
    amount: { full: 0, discount: 0, discountBy: null },
    available: null,
  });
  const cart = (...lines: TripLine[]): TripCart => ({ ...emptyTripCart, lines });

  it('are counted in total and by vehicle [RENT-27]', () => {
    const two = cart(line(1, 2), line(2, 3));
    expect([
      vehicleCount(two),
      quantityInCart(two, 1),
      quantityInCart(two, 2),
      quantityInCart(two, 3),
    ]).toEqual([5, 2, 3, 0]);
    expect([vehicleCount(emptyTripCart), quantityInCart(emptyTripCart, 1)]).toEqual([0, 0]);
  });

  it('are split by a replacing cart into those that stay and those that are removed [X-18]', () => {
    const [before, after] = [cart(line(1, 1), line(2, 1), line(3, 1)), cart(line(2, 4), line(5, 1))];
    const { stay, go } = consequenceOf(before, after);
    expect(stay.map(({ vehicle }) => vehicle.id)).toEqual([2]);
    expect(go.map(({ vehicle }) => vehicle.id)).toEqual([1, 3]);
    expect(consequenceOf(before, emptyTripCart)).toEqual({ stay: [], go: before.lines });
  });

  it('belong to one provider, so a vehicle of another provider is refused with the name of the cart’s provider [RENT-22]', () => {
    expect(otherProviderOf(cart(line(1, 1)), 4)).toBeNull();
    expect(otherProviderOf(cart(line(1, 1), line(2, 1, 6)), 4)).toBe('Provider 6');
    expect(otherProviderOf(emptyTripCart, 4)).toBeNull();
  });

  it('can be rented only for the trip types that have a rate [RENT-04]', () => {
    const { vehicle } = line(1, 1);
    expect(
      (['hourly', 'day_wise', 'distance_wise'] as const).map((kind) => isOfferedAs(vehicle, kind)),
    ).toEqual([true, false, true]);
  });

  it('can be rented by distance only when the distance is known and above zero [RENT-12, RENT-40]', () => {
    expect([null, 0, 1, 5000].map((metres) => hasDistance({ metres }))).toEqual([false, false, true, true]);
  });
});

describe('A vehicle for another trip than the cart’s', () => {
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
    ['the same instant in another UTC offset', { pickupAt: '2026-11-25T06:00:00Z' }, false],
    ['another moment', { pickupAt: '2026-11-25T11:00:00+04:00' }, true],
    ['another duration', { hours: 5 }, true],
    ['another route of an hourly trip', { metres: 100 }, false],
    ['by distance with the same route and another duration', { kind: 'distance_wise', hours: 5 }, false],
    ['by distance with another route', { kind: 'distance_wise', metres: 100 }, true],
    ['by the day with another duration', { kind: 'day_wise', hours: 5 }, true],
  ])('is detected by start time, duration and route: %s [RENT-26]', (_, requested, isOther) => {
    expect(isOtherTrip(plan, { ...plan, ...requested })).toBe(isOther);
  });
});

it.each([
  [4, '2026-11-25T10:00:00.000Z'],
  [2.5, '2026-11-25T09:00:00.000Z'],
  [null, null],
])(
  'a trip of %s hours ends after whole hours, and has no end when they are unknown [RENT-12, Q-21]',
  (hours, over) => {
    expect(returnTimeOf({ pickupAt: '2026-11-25T10:00:00+04:00', hours })).toBe(over);
  },
);

describe('a trip cart outside its zones', () => {
  const line = { id: 1 } as (typeof emptyTripCart.lines)[number];

  it.each<[string, { lines: boolean; zoneIds: number[] | null; here: number[] }, boolean]>([
    ['elsewhere', { lines: true, zoneIds: [1], here: [2] }, true],
    ['a place in one of the zones', { lines: true, zoneIds: [1, 2], here: [2, 3] }, false],
    ['a cart with unknown zones', { lines: true, zoneIds: null, here: [2] }, false],
    ['no place yet', { lines: true, zoneIds: [1], here: [] }, false],
    ['empty', { lines: false, zoneIds: [1], here: [2] }, false],
  ])(
    'is detected only for a cart with lines and known zones: %s [MOD-09]',
    (_, { lines, zoneIds, here: zones }, isOutside) => {
      expect(isOutsideZones({ ...emptyTripCart, lines: lines ? [line] : [], zoneIds }, zones)).toBe(
        isOutside,
      );
    },
  );
});

describe('The validation errors of a rental search', () => {
  const clock = { timeZone: null, utcOffsetMinutes: 240 };
  const now = Date.parse('2026-11-25T10:00:30+04:00');
  const draft: TripDraft = {
    type: 'hourly',
    pickup: here,
    destination: { ...here, lat: 25.1 },
    pickupAt: '2026-11-25T10:00',
    hours: 1,
  };

  it.each<[string, Partial<TripDraft>, string | null]>([
    ['the current minute', {}, null],
    ['a time one minute ago', { pickupAt: '2026-11-25T09:59' }, 'past'],
    ['no pickup', { pickup: null, pickupAt: null }, 'pickup'],
    ['no duration', { hours: 0 }, 'duration'],
    ['no duration for a trip by distance', { hours: 0, type: 'distance_wise' }, null],
  ])('are the expected ones with %s [RENT-02]', (_, changed, problem) => {
    expect(tripProblem({ ...draft, ...changed }, now, clock)).toBe(problem);
  });

  it.each<[string, Partial<TripDraft>, string | null]>([
    ['a trip by the hour', { type: 'hourly' }, null],
    ['a trip by the day', { type: 'day_wise', hours: 24 }, null],
    ['a trip by distance', { type: 'distance_wise' }, 'samePlace'],
  ])('are the expected ones for a round trip: %s [RENT-58]', (_, changed, problem) => {
    const round = { ...draft, ...changed, destination: { ...here, lat: here.lat + 0.0002 } };
    expect(isRoundTrip(round)).toBe(true);
    expect(tripProblem(round, now, clock)).toBe(problem);
    expect(isRoundTrip(draft)).toBe(false);
  });
});

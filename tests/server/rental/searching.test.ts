import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RentalVehicle } from '../../../contract/types.gen';
import { demoPlaces } from '../../../server/geo/demo-places';
import { fixedSeed } from '../../support/properties';
import { forEachSearchEngine } from '../../support/search-engine';
import { forEachDatabase, type TestServer } from '../../support/server';
import { IN_RENTAL, idsOf, renting } from './renter';

const LIMOUSINE = 6;
const PICKUP = 8;
const COASTLINE = 1;
const HILL_DRIVE = 2;
const CITY_WHEELS = 3;
const QUICK_CARS = 4;

const providersOf = (list: RentalVehicle[]): number[] =>
  [...new Set(list.map(({ provider_id }) => provider_id ?? 0))].sort();
const totalsOf = (vehicle: RentalVehicle): Record<string, number> =>
  Object.fromEntries((vehicle.trip_prices ?? []).map((price) => [price.rental_type, price.total_price]));

/** What searches by words find, whether PostgreSQL or a search engine answers. */
function wordSearches(server: () => TestServer): void {
  it('finds vehicles by the beginnings of words, in both languages [RENT-14, CAT-09]', async () => {
    const { search, ask } = renting(server());
    expect(idsOf((await search({ name: 'limo' })).vehicles)).toEqual([LIMOUSINE]);
    expect(idsOf((await search({ name: 'ليموزين' })).vehicles)).toEqual([LIMOUSINE]);
    expect(await search({ name: '%' })).toMatchObject({ total_size: 0, vehicles: [] });
    expect((await search({ name: ' ' })).total_size).toBeGreaterThan(30);
    const { body } = await ask<RentalVehicle[]>('/vehicle/search/suggestion', { name: 'mar' });
    expect(body.length).toBeGreaterThan(3);
    expect(body.every(({ name, brand }) => /\bmar/i.test(`${name} ${brand?.name}`))).toBe(true);
  });
}

forEachDatabase('A search for vehicles by words', wordSearches);
forEachSearchEngine('A search for vehicles by words', wordSearches);

forEachDatabase('A search for vehicles', (server) => {
  it('lists the vehicles of the chosen zones, or of the zones of the pickup place [RENT-14, DATA-06]', async () => {
    const { points } = demoPlaces();
    const everywhere = await renting(server(), { moduleid: '6' }).search({ limit: 100 });
    expect(everywhere.total_size).toBe(40);
    const harbour = await renting(server()).search({ limit: 100 });
    expect(providersOf(harbour.vehicles)).toEqual([COASTLINE, CITY_WHEELS, QUICK_CARS]);
    const hills = await renting(server(), { ...IN_RENTAL, zoneid: '[2]' }).search({ limit: 100 });
    expect(providersOf(hills.vehicles)).toEqual([HILL_DRIVE, CITY_WHEELS]);
    const from = (place: { lat: number; lng: number }) =>
      renting(server()).search({ limit: 100, pickup_lat: place.lat, pickup_lng: place.lng });
    expect(providersOf((await from(points['P-HL'])).vehicles)).toEqual([HILL_DRIVE, CITY_WHEELS]);
    expect((await from(points['P-OUT'])).total_size).toBe(0);
    expect((await renting(server(), { moduleid: '1', zoneid: '[1]' }).search()).total_size).toBe(0);
  });

  it('filters by every property of a vehicle [RENT-12]', async () => {
    const { search } = renting(server());
    const all = (await search({ limit: 100 })).vehicles;
    const expectOnly = async (
      query: Record<string, string | number>,
      fits: (one: RentalVehicle) => boolean,
    ) => {
      const { vehicles, total_size } = await search({ ...query, limit: 100 });
      const wanted = all.filter(fits);
      expect(idsOf(vehicles)).toEqual(idsOf(wanted));
      expect(total_size).toBe(wanted.length);
      expect([0, all.length]).not.toContain(wanted.length);
    };
    await expectOnly({ seating_capacity: '7' }, (one) => (one.seating_capacity ?? 0) >= 7);
    await expectOnly({ seating_capacity: '2-4' }, (one) => [2, 3, 4].includes(one.seating_capacity ?? 0));
    await expectOnly({ air_condition: 0 }, (one) => one.air_condition === 0);
    await expectOnly({ transmission_type: 'manual' }, (one) => one.transmission_type === 'manual');
    await expectOnly({ fuel_type: 'electric,hybrid' }, (one) =>
      ['electric', 'hybrid'].includes(one.fuel_type ?? ''),
    );
    await expectOnly({ brand_ids: '[1,3]' }, (one) => [1, 3].includes(one.brand_id ?? 0));
    await expectOnly({ category_ids: '6' }, (one) => one.category_id === 6);
    await expectOnly({ type: 'two wheels' }, (one) => one.category_id === 6);
    await expectOnly({ rating: 4.5 }, (one) => (one.avg_rating ?? 0) >= 4.5);
    await expectOnly({ provider_id: COASTLINE }, (one) => one.provider_id === COASTLINE);
    await expectOnly({ trip_type: 'distance' }, (one) => one.trip_distance === 1);
    await expectOnly({ trip_type: 'day_wise' }, (one) => one.trip_day_wise === 1);
    await expectOnly({ max_price: 1 }, (one) => (one.default_price ?? 0) <= 1);
  });

  it('sorts by the price of the trip including discounts [RENT-12, RENT-42]', async () => {
    const { search } = renting(server());
    const trip = { trip_type: 'hourly', duration: 10, limit: 100 };
    const all = (await search(trip)).vehicles;
    const priceOf = (one: RentalVehicle) => totalsOf(one).hourly ?? 0;
    const cheapFirst = [...all].sort(
      (one, other) =>
        priceOf(one) - priceOf(other) ||
        (one.hourly_price ?? 0) - (other.hourly_price ?? 0) ||
        one.id - other.id,
    );
    const found = await search({ ...trip, sort_by: 'price_low_to_high' });
    expect(idsOf(found.vehicles)).toEqual(idsOf(cheapFirst));
    // Sorted by rate alone, the pickup truck would follow vehicles that cost more here.
    expect(idsOf(cheapFirst).indexOf(PICKUP)).toBeLessThan(
      cheapFirst.findIndex((one) => one.hourly_price === 9),
    );
    expect(found.min_price).toBe(priceOf(cheapFirst[0] as RentalVehicle));
    const dear = await search({ ...trip, sort_by: 'price_high_to_low' });
    expect(dear.vehicles.map(priceOf)).toEqual(cheapFirst.map(priceOf).reverse());
    const some = await search({ ...trip, min_price: 80, max_price: 100, sort_by: 'price_high_to_low' });
    expect(some.total_size).toBe(all.filter((one) => priceOf(one) >= 80 && priceOf(one) <= 100).length);
    expect(idsOf(some.vehicles)).toContain(PICKUP);
    expect(some).not.toHaveProperty('min_price');
    const cheap = await search({ ...trip, max_price: 100 });
    expect(found.max_price).toBe(dear.max_price);
    expect(cheap).not.toHaveProperty('max_price');
    // Sorted by popularity, like the unfiltered list.
    expect(idsOf(cheap.vehicles)).toEqual(idsOf(all.filter((one) => priceOf(one) <= 100)));
    const none = await search({ ...trip, max_price: 0 });
    expect([none.total_size, none.vehicles]).toEqual([0, []]);
  });

  it('finds the same vehicles as a search without indexes, for any discounts and limits [RENT-12, RENT-42]', async () => {
    const { database } = server();
    const { search } = renting(server());
    await database.query(`create table as_they_were as select id, discount_type, discount from vehicles`);
    const discounts = fc.array(
      fc.record({
        kind: fc.constantFrom('percent', 'amount', null),
        discount: fc.constantFrom(0, 5, 7.5, 10, 60, 100, 700, 9000),
      }),
      { minLength: 1, maxLength: 8 },
    );
    const trips = fc.record({
      trip_type: fc.constantFrom('hourly', 'day_wise', 'distance_wise'),
      duration: fc.constantFrom(1, 7, 10, 24, 48, 500),
      distance: fc.constantFrom(0.3, 12.345, 400),
    });
    const limits = fc.tuple(fc.nat({ max: 300 }), fc.nat({ max: 300 }));
    try {
      await fc.assert(
        fc.asyncProperty(discounts, trips, limits, async (some, trip, [low, wide]) => {
          await database.query(
            `update vehicles set discount_type = given.kind, discount = given.discount
            from unnest($1::text[], $2::text[]::numeric[]) with ordinality given(kind, discount, place)
            where given.place = 1 + vehicles.id % $3::int`,
            [some.map(({ kind }) => kind), some.map(({ discount }) => String(discount)), some.length],
          );
          const all = (await search({ ...trip, limit: 100 })).vehicles;
          const priceOf = (one: RentalVehicle) => totalsOf(one)[trip.trip_type] ?? 0;
          const within = all.filter((one) => priceOf(one) >= low && priceOf(one) <= low + wide);
          const requested = { ...trip, min_price: low, max_price: low + wide, limit: 100 };
          const famous = await search(requested);
          expect(idsOf(famous.vehicles)).toEqual(idsOf(within));
          expect(famous.total_size).toBe(within.length);
          const cheap = await search({ ...requested, sort_by: 'price_low_to_high' });
          expect(cheap.total_size).toBe(within.length);
          expect(cheap.vehicles.map(priceOf)).toEqual(within.map(priceOf).sort((one, other) => one - other));
          expect(idsOf(cheap.vehicles).sort()).toEqual(idsOf(within).sort());
          const dear = await search({ ...trip, limit: 5, sort_by: 'price_high_to_low' });
          const prices = all.map(priceOf).sort((one, other) => other - one);
          expect(dear.vehicles.map(priceOf)).toEqual(prices.slice(0, 5));
          expect([dear.max_price, dear.min_price]).toEqual([prices[0], prices.at(-1)]);
        }),
        { ...fixedSeed, numRuns: 25 },
      );
    } finally {
      await database.query(
        `update vehicles set discount_type = known.discount_type, discount = known.discount
        from as_they_were known where known.id = vehicles.id`,
      );
      await database.query('drop table as_they_were');
    }
  });

  it('pages every list without losing or repeating a vehicle [RENT-14]', async () => {
    const { search } = renting(server());
    for (const sort_by of ['default', 'top_rated', 'price_low_to_high', 'price_high_to_low']) {
      const pages = await Promise.all([1, 2, 3, 4].map((offset) => search({ sort_by, limit: 10, offset })));
      const ids = pages.flatMap(({ vehicles }) => idsOf(vehicles));
      expect(new Set(ids).size).toBe(ids.length);
      expect(pages.map(({ total_size }) => total_size)).toEqual([
        ids.length,
        ids.length,
        ids.length,
        ids.length,
      ]);
    }
  });

  it.each([
    { pickup_time: 'tomorrow' },
    { pickup_time: '2026-13-45T99:99:99Z' },
    { pickup_time: '+275760-09-13T00:00:00Z' },
    { pickup_time: '' },
    { duration: -1 },
    { duration: 1e9 },
    { duration: 'NaN' },
    { distance: -0.5 },
    { distance: 1e300 },
    { trip_type: 'weekly' },
    { limit: 0 },
    { limit: 101 },
    { offset: 0 },
    { offset: 10_001 },
    { min_price: -1 },
    { max_price: 1e12 },
    { rating: 6 },
    { seating_capacity: 'five' },
    { pickup_lat: 91, pickup_lng: 0 },
    { air_condition: 2 },
    { sort_by: 'fastest' },
    { name: 'x'.repeat(201) },
  ])('refuses %j [API-04]', async (query) => {
    const { status, body } = await renting(server()).ask<{ errors?: unknown[] }>('/vehicle/search', query);
    expect(status).toBe(403);
    expect(body.errors).not.toHaveLength(0);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RentalVehiclePage } from '../../../contract/types.gen';
import type { OpenDatabase } from '../../../server/db/connect';
import { multiplyRental } from '../../../tools/large-world.mjs';
import { openTestDatabase, startTestApp, type TestServer } from '../../support/server';
import { renting } from './renter';

const TRIP = { pickup_time: '2026-12-01T07:00:00Z', duration: 10, trip_type: 'hourly' };
/** More vehicles than a list sorted by price reads. */
const VEHICLES = 6_000;

let database: OpenDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await openTestDatabase();
  await multiplyRental((sql: string, values?: unknown[]) => database.query(sql, values), {
    providers: 120,
    vehicles: VEHICLES,
    bookings: VEHICLES,
  });
  await database.tidy();
  server = await startTestApp(database);
});
afterAll(() => database.close());

/** The query plans of a request. */
async function plansOf(run: () => Promise<unknown>): Promise<string> {
  const { query } = server.database;
  const plans: string[] = [];
  server.database.query = async (sql, values) => {
    const rows = await query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
    plans.push(...rows.map((row) => row['QUERY PLAN']));
    return query(sql, values);
  };
  try {
    await run();
  } finally {
    server.database.query = query;
  }
  return plans.join('\n');
}

describe('A shop with thousands of vehicles', () => {
  it.each([
    ['vehicles_by_popularity', {}],
    ['vehicles_by_rating', { sort_by: 'top_rated' }],
    ['vehicles_of_category', { category_ids: '3' }],
    ['vehicles_by_fuel', { seating_capacity: '5', fuel_type: 'electric', rating: 4 }],
    ['vehicles_by_words', { name: 'kestrel cabrio' }],
    ['vehicle_holds_by_time', TRIP],
  ])('uses the index %s for a search [RENT-12, RENT-14]', async (index, query) => {
    const plan = await plansOf(() => renting(server).search(query));
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan on (vehicles|vehicle_holds|trips|trip_vehicles)\b/);
  });

  it('finds vehicles beyond many cheaper ones in a search by price [RENT-12]', async () => {
    const { search } = renting(server);
    const { vehicles, total_size } = await search({ ...TRIP, min_price: 300, sort_by: 'price_low_to_high' });
    expect(total_size).toBeGreaterThan(100);
    const prices = vehicles.map(({ trip_prices }) => trip_prices?.[0]?.total_price ?? 0);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect(prices[0]).toBeGreaterThanOrEqual(300);
  });

  it.each([
    ['price_low_to_high', 'desc', 95],
    ['price_high_to_low', 'desc', 20],
  ])(
    'orders all vehicles by %s after a discount has changed [RENT-12, RENT-42]',
    async (sort_by, direction, percent) => {
      const { search } = renting(server);
      const [moved] = await database.query<{ id: number }>(
        `update vehicles set discount_type = 'percent', discount = $1 where id = (
          select v.id from vehicles v join provider_zones z on z.provider_id = v.provider_id and z.zone_id = 1
          join providers p on p.id = v.provider_id and p.discount_percent is null
          where hourly_price is not null order by hourly_price ${direction}, id limit 1
        ) returning id`,
        [percent],
      );
      const pages = await Promise.all(
        [1, 2, 10, 20].map((offset) => search({ ...TRIP, sort_by, offset, limit: 100 })),
      );
      const listed = pages.flatMap(({ vehicles }) => vehicles);
      const prices = listed.map(({ trip_prices }) => trip_prices?.[0]?.total_price ?? 0);
      const sorted = [...prices].sort((one, other) => one - other);
      expect(prices).toEqual(sort_by === 'price_low_to_high' ? sorted : sorted.reverse());
      expect(listed[0]?.id === moved?.id).toBe(sort_by === 'price_low_to_high');
      expect(pages.map(({ total_size }) => total_size)).toEqual([2_000, 2_000, 2_000, 2_000]);
    },
  );

  it('finds all vehicles within price limits, the most popular first [RENT-12]', async () => {
    const { search } = renting(server);
    const limits = { ...TRIP, min_price: 60, max_price: 61 };
    const popular = await search({ ...limits, limit: 100 });
    const cheap = await search({ ...limits, limit: 100, sort_by: 'price_low_to_high' });
    expect(popular.total_size).toBe(cheap.total_size);
    const trips = popular.vehicles.map(({ total_trip = 0 }) => total_trip ?? 0);
    expect(trips).toEqual([...trips].sort((one, other) => other - one));
    expect(popular.vehicles.length).toBeGreaterThan(20);
    const pages = Math.ceil((popular.total_size ?? 0) / 100) + 1;
    const listed = await Promise.all(
      Array.from({ length: pages }, (_, page) => search({ ...limits, limit: 100, offset: page + 1 })),
    );
    expect(listed.flatMap(({ vehicles }) => vehicles)).toHaveLength(popular.total_size ?? 0);
  });

  it('shows for each vehicle whether the vehicle is booked at the requested time [RENT-09]', async () => {
    const ask = async (pickup_time: string) => {
      const { body } = await renting(server).ask<RentalVehiclePage>('/vehicle/get-vehicles', {
        ...TRIP,
        pickup_time,
      });
      return (body.vehicles ?? []).every((one) => one.available_count === one.total_vehicle_count);
    };
    expect(await ask('2026-12-01T05:00:00Z')).toBe(false);
    expect(await ask('2026-12-01T10:00:00Z')).toBe(true);
  });
});

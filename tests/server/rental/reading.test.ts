import { expect, it } from 'vitest';
import type {
  ProviderPage,
  RentalBannerList,
  RentalReviewPage,
  RentalVehicle,
  RentalVehiclePage,
  VehicleBrandPage,
  VehicleCategoryPage,
} from '../../../contract/types.gen';
import { onDatabase } from '../../support/server';
import { countStatements } from '../catalogue/reader';
import { IN_RENTAL, idsOf, inHours, renting } from './renter';

const COMPACT = 1;
const SCOOTER = 2;
const SUV = 3;
const VAN = 4;
const HATCHBACK = 5;
const LIMOUSINE = 6;
const TRANSFER = 7;
const PICKUP = 8;
const SEDAN = 9;
const COASTLINE = 1;
const HILL_DRIVE = 2;
const CITY_WHEELS = 3;
const QUICK_CARS = 4;

const providersOf = (list: RentalVehicle[]): number[] =>
  [...new Set(list.map(({ provider_id }) => provider_id ?? 0))].sort();
const totalsOf = (vehicle: RentalVehicle): Record<string, number> =>
  Object.fromEntries((vehicle.trip_prices ?? []).map((price) => [price.rental_type, price.total_price]));

onDatabase('Vehicles to rent', (server) => {
  it("are shown with all the client's fields and the lowest rate [RENT-03, RENT-04, RENT-07, Q-52]", async () => {
    const { vehicle } = renting(server());
    // The demo's vehicle has as many trips as ratings.
    const rate = (more: number) =>
      server().database.query<{ rating: number; count: number }>(
        `update vehicles set rating_count = rating_count + $2::int where id = $1
        returning rating::float8 as rating, rating_count as count`,
        [COMPACT, more],
      );
    const [rated] = await rate(30);
    expect(await vehicle(COMPACT)).toMatchObject({
      id: COMPACT,
      name: 'Compact',
      new_tag: 0,
      total_vehicle_count: 3,
      total_vehicles: 3,
      seating_capacity: 5,
      type: 'Economy',
      air_condition: 1,
      transmission_type: 'automatic',
      fuel_type: 'petrol',
      hourly_price: 6,
      day_wise_price: 40,
      distance_price: 0.8,
      trip_hourly: 1,
      trip_day_wise: 1,
      trip_distance: 1,
      discount_price: 10,
      discount_type: 'percent',
      default_rental_type: 'distance_wise',
      default_price: 0.8,
      deposit: 150,
      kilometres_per_day: 200,
      extra_kilometre_price: 0.25,
      minimum_age: 21,
      thumbnail_full_url: expect.stringMatching(/^\/.+\.(webp|png|jpg|svg)$/),
      total_reviews: rated?.count,
      avg_rating: rated?.rating,
      provider: {
        id: CITY_WHEELS,
        name: 'City Wheels',
        discount: null,
        fuel_rule: 'full_to_full',
        protection: expect.stringContaining('cover'),
        licence_years: 1,
      },
    });
    const scooter = await vehicle(SCOOTER);
    expect(scooter).toMatchObject({ default_rental_type: 'hourly', default_price: 2.5, new_tag: 1 });
    expect(scooter).toMatchObject({ trip_day_wise: 0, trip_distance: 0 });
    expect(scooter).not.toHaveProperty('trip_prices');
    expect(scooter).not.toHaveProperty('available_count');
    const { provider } = await vehicle(SUV);
    expect(provider.discount).toMatchObject({
      discount: 20,
      max_discount: 30,
      min_purchase: 100,
      end_date: '2026-11-25',
      end_time: '12:00:00',
      discount_type: 'percent',
    });
    await rate(-30);
  });

  it.each([
    [SUV, { duration: 6 }, { hourly: 90 }],
    [SUV, { duration: 7 }, { hourly: 84 }],
    [SUV, { duration: 20 }, { hourly: 270 }],
    [VAN, { duration: 48, trip_type: 'day_wise' }, { day_wise: 190 }],
    [HATCHBACK, { duration: 2 }, { hourly: 16 }],
    [TRANSFER, { distance: 12.345 }, { distance_wise: 14.81 }],
    [TRANSFER, { distance: 12.345, trip_type: 'distance' }, { distance_wise: 14.81 }],
    [PICKUP, { duration: 9 }, { hourly: 90 }],
    [PICKUP, { duration: 10 }, { hourly: 80 }],
    [SEDAN, { duration: 2 }, { hourly: 18 }],
    [COMPACT, { duration: 4.2, distance: 30 }, { hourly: 27, day_wise: 36, distance_wise: 21.6 }],
  ])(
    'are priced by the trip: vehicle %i for %j costs %j [RENT-05, RENT-40, RENT-41, RENT-42, RENT-43, Q-01]',
    async (id, trip, totals) => {
      expect(totalsOf(await renting(server()).vehicle(id, trip))).toMatchObject(totals);
    },
  );

  it('have the discount’s name and a mark at the cheapest trip type [RENT-43, Q-18]', async () => {
    const { vehicle } = renting(server());
    expect((await vehicle(COMPACT, { duration: 4, distance: 30 })).trip_prices).toEqual([
      {
        rental_type: 'hourly',
        price: 24,
        discount_amount: 2.4,
        discount_by: 'vehicle',
        total_price: 21.6,
        is_cheapest: true,
      },
      {
        rental_type: 'day_wise',
        price: 40,
        discount_amount: 4,
        discount_by: 'vehicle',
        total_price: 36,
        is_cheapest: false,
      },
      {
        rental_type: 'distance_wise',
        price: 24,
        discount_amount: 2.4,
        discount_by: 'vehicle',
        total_price: 21.6,
        is_cheapest: false,
      },
    ]);
    const [capped] = (await vehicle(VAN, { duration: 48 })).trip_prices ?? [];
    expect(capped).toMatchObject({ price: 220, discount_amount: 30, discount_by: 'provider' });
  });

  it('have the number available at a time, without vehicles in overlapping trips and out of service [RENT-09, RENT-13]', async () => {
    const { vehicle } = renting(server());
    const free = async (id: number, from: number, duration: number) =>
      (await vehicle(id, { pickup_time: inHours(from), duration })).available_count;
    // The limousine is away from hour 24 to hour 48.
    expect(
      await Promise.all([free(LIMOUSINE, 30, 1), free(LIMOUSINE, 20, 4), free(LIMOUSINE, 20, 5)]),
    ).toEqual([0, 1, 0]);
    expect(await Promise.all([free(LIMOUSINE, 48, 1), free(LIMOUSINE, 47, 1)])).toEqual([1, 0]);
    // Two of three compacts are on a trip from hour 3 to hour 8.
    expect(
      await Promise.all([free(COMPACT, 1, 2), free(COMPACT, 1, 3), free(COMPACT, 7, 9), free(COMPACT, 8, 9)]),
    ).toEqual([3, 1, 1, 3]);
    expect(await free(COMPACT, -1, 1)).toBe(0);
    expect(await free(COMPACT, 0, 1)).toBe(3);
  });

  it("are priced at the city's local time when the request has a time without an offset [RENT-12]", async () => {
    const { vehicle } = renting(server());
    // It is 13:00 in the city; the two compacts leave three hours later.
    const at = async (pickup_time: string) =>
      (await vehicle(COMPACT, { pickup_time, duration: 1 })).available_count;
    expect(
      await Promise.all([at('2026-11-24 16:00'), at('2026-11-24T12:00:00Z'), at('2026-11-24 15:00:00')]),
    ).toEqual([1, 1, 3]);
  });

  it('can be listed by rating and by provider [RENT-14]', async () => {
    const { ask } = renting(server());
    const luxury =
      (await ask<RentalVehiclePage>('/vehicle/get-vehicles', { category_id: 4 })).body.vehicles ?? [];
    expect(luxury.every(({ category_id }) => category_id === 4)).toBe(true);
    const rated = (await ask<RentalVehiclePage>('/vehicle/top-rated', { limit: 30 })).body.vehicles ?? [];
    const ratings = rated.map(({ avg_rating }) => avg_rating ?? 0);
    expect(ratings).toEqual([...ratings].sort((one, other) => other - one));
    expect(rated.every(({ total_reviews }) => (total_reviews ?? 0) > 0)).toBe(true);
    // Viewed from the harbour, a provider in the hills still shows its vehicles.
    const hill = (await ask<RentalVehiclePage>(`/vehicle/get-provider-vehicles/${HILL_DRIVE}`)).body;
    expect(providersOf(hill.vehicles ?? [])).toEqual([HILL_DRIVE]);
    const ridge = await ask<RentalVehiclePage>(`/vehicle/get-provider-vehicles/${HILL_DRIVE}`, {
      name: 'hatch',
    });
    expect(idsOf(ridge.body.vehicles)).toEqual([HATCHBACK]);
  });

  it('categories and brands are listed with their number of vehicles [RENT-14]', async () => {
    const { ask, search } = renting(server());
    const categories = (await ask<VehicleCategoryPage>('/vehicle/category-list')).body;
    expect(categories).toMatchObject({ total_size: 6, limit: 12, offset: 1 });
    for (const { id, vehicles_count } of categories.vehicles ?? [])
      expect((await search({ category_ids: String(id) })).total_size).toBe(vehicles_count);
    const brands = (await ask<VehicleBrandPage>('/vehicle/brand-list', { limit: 2, offset: 2 })).body;
    expect(brands.total_size).toBe(5);
    expect(brands.brands?.map(({ name }) => name)).toEqual(['Marlin', 'Tasman']);
  });

  it('can be found by the providers in the zones, listed by trips and by age [RENT-14]', async () => {
    const { ask, provider } = renting(server());
    const popular = (await ask<ProviderPage>('/provider/popular')).body;
    expect(idsOf(popular.providers).sort()).toEqual([COASTLINE, CITY_WHEELS, QUICK_CARS]);
    const trips = (popular.providers ?? []).map(({ total_trip }) => total_trip ?? 0);
    expect(trips).toEqual([...trips].sort((one, other) => other - one));
    const latest = (await ask<ProviderPage>('/provider/latest', { limit: 2 })).body;
    expect([latest.total_size, idsOf(latest.providers)]).toEqual([3, [COASTLINE, CITY_WHEELS]]);
    expect(await provider(HILL_DRIVE)).toMatchObject({
      name: 'HillDrive',
      pickup_zone_id: [2],
      total_vehicles: 8,
    });
  });

  it('have reviews, listed with their stars, as have their providers [RENT-14]', async () => {
    const { ask, vehicle, provider } = renting(server());
    const ofVehicle = (await ask<RentalReviewPage>(`/vehicle/reviews/${SUV}`, { limit: 100 })).body;
    const { total_reviews, avg_rating = 0 } = await vehicle(SUV);
    expect(ofVehicle.total_size).toBe(total_reviews);
    const ratings = (ofVehicle.reviews ?? []).map(({ rating }) => rating);
    expect(ratings.reduce((sum, one) => sum + one, 0) / ratings.length).toBeCloseTo(avg_rating, 1);
    expect(ofVehicle.reviews?.every(({ vehicle_id }) => vehicle_id === SUV)).toBe(true);
    const ofProvider = (
      await ask<RentalReviewPage>(`/provider/get-provider-reviews/${COASTLINE}`, { limit: 3 })
    ).body;
    expect(ofProvider.total_size).toBe((await provider(COASTLINE)).rating_count);
    expect(ofProvider.reviews).toHaveLength(3);
    const stars = Object.values(ofProvider.rating_breakdown ?? {}).map(Number);
    expect(stars.reduce((sum, count) => sum + count, 0)).toBe(ofProvider.total_size);
  });

  it('are advertised by banners if they and their providers are active [RENT-14]', async () => {
    const { body } = await renting(server()).ask<RentalBannerList>('/banners');
    expect(body.banners.map(({ type }) => type)).toEqual(['provider_wise', 'vehicle_wise']);
    expect(body.banners[0]?.provider?.id).toBe(COASTLINE);
    expect(body.banners[1]?.vehicle?.id).toBe(COMPACT);
  });

  it('are listed with the same number of database statements, however long the list is', async () => {
    const { search } = renting(server());
    const trip = { pickup_time: inHours(3), duration: 5, trip_type: 'hourly' };
    const count = (limit: number) => countStatements(server(), () => search({ ...trip, limit }));
    expect(await count(2)).toBe(await count(100));
  });

  it('are described in Arabic on request', async () => {
    const { search } = renting(server(), { ...IN_RENTAL, 'x-localization': 'ar' });
    const [limousine] = (await search({ name: 'limo' })).vehicles;
    expect(limousine).toMatchObject({ name: 'ليموزين', type: 'فاخرة' });
  });

  it.each([
    '/vehicle/get-vehicle-details/999999',
    '/vehicle/get-vehicle-details/99999999999',
    '/vehicle/get-vehicle-details/nobody',
    '/vehicle/get-provider-vehicles/999999',
    '/vehicle/reviews/999999',
    '/provider/get-provider-details/999999',
    '/provider/get-provider-reviews/999999',
  ])('are not found (404) for %s [API-04]', async (path) => {
    expect((await renting(server()).ask(path)).status).toBe(404);
  });

  it('are hidden when they or their provider are inactive', async () => {
    const { database } = server();
    const { ask, search, vehicle } = renting(server());
    await database.query('update providers set is_active = false where id = $1', [QUICK_CARS]);
    await database.query('update vehicles set is_active = false where id = $1', [LIMOUSINE]);
    try {
      const ids = idsOf((await search({ limit: 100 })).vehicles);
      expect(ids).not.toContain(SEDAN);
      expect(ids).not.toContain(LIMOUSINE);
      expect(await vehicle(SEDAN)).toHaveProperty('errors');
      expect(await vehicle(LIMOUSINE)).toHaveProperty('errors');
      expect((await ask(`/provider/get-provider-details/${QUICK_CARS}`)).status).toBe(404);
      expect((await ask(`/vehicle/reviews/${SEDAN}`)).status).toBe(404);
      expect(idsOf((await ask<ProviderPage>('/provider/popular')).body.providers)).not.toContain(QUICK_CARS);
    } finally {
      await database.query('update providers set is_active = true where id = $1', [QUICK_CARS]);
      await database.query('update vehicles set is_active = true where id = $1', [LIMOUSINE]);
    }
  });
});

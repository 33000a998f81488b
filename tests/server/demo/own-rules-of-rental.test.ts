import { expect, it } from 'vitest';
import { tripPrice } from '../../../domain/rental/trip-price';
import { tripTotal } from '../../../domain/rental/trip-total';
import type { RentalType } from '../../../domain/rental/vehicle';
import { HOUR } from '../../../server/demo/world/t0';
import type { ProviderRow } from '../../../server/features/shared/provider.rows';
import {
  providerDiscountOf,
  ratesOf,
  vehicleDiscountOf,
} from '../../../server/features/shared/vehicle.terms';
import { demoGeo } from '../../../server/geo/city-geo';
import { firstRoute } from '../../../server/geo/geo';
import { forEachDatabase } from '../../support/server';

const UTC_OFFSET = 240;

type LatLng = { lat: number; lng: number };
type TripRow = {
  id: number;
  provider_id: number;
  type: RentalType;
  status: string;
  pickup: LatLng;
  destination: LatLng;
  pickup_at: Date;
  estimated_hours: number;
  distance_metres: number;
  vehicles_amount: number;
  provider_discount: number;
  discount_by: string | null;
  tax: number;
  total: number;
  paid: number;
  payment_status: string;
  created_at: Date;
};
type VehicleRow = Parameters<typeof ratesOf>[0] & Parameters<typeof vehicleDiscountOf>[0];

forEachDatabase("The demo's trips and ratings", (server) => {
  const rows = <Row extends object>(text: string, values: unknown[] = []) =>
    server().database.query<Row>(text, values);
  const trips = () => rows<TripRow>('select * from trips where fixture is not null order by id');

  it('have the price of their vehicles, route and booking time [RENT-40, RENT-41, RENT-42]', async () => {
    const { router } = demoGeo();
    for (const trip of await trips()) {
      const route = await firstRoute(router, trip.pickup, trip.destination);
      expect([trip.id, trip.distance_metres]).toEqual([trip.id, route && Math.round(route.metres)]);
      const [provider] = await rows<ProviderRow>('select * from providers where id = $1', [trip.provider_id]);
      const booked = await rows<VehicleRow & { quantity: number; calculated: number }>(
        `select v.*, v.discount::float8 as discount, line.quantity, line.total as calculated
        from trip_vehicles line join vehicles v on v.id = line.vehicle_id where line.trip_id = $1`,
        [trip.id],
      );
      if (!provider) throw new Error(`trip ${trip.id} has no provider`);
      const price = tripPrice(
        booked.map((row) => ({
          rates: ratesOf(row),
          discount: vehicleDiscountOf(row),
          quantity: row.quantity,
        })),
        trip.type,
        { hours: trip.estimated_hours, metres: trip.distance_metres },
        {
          provider: providerDiscountOf(provider, UTC_OFFSET),
          now: trip.created_at.getTime(),
          utcOffsetMinutes: UTC_OFFSET,
        },
      );
      if (!price) throw new Error(`trip ${trip.id} is not let`);
      const { tax, total } = tripTotal(price.total, null, { percent: 5, isIncluded: false });
      expect({ ...trip, lines: booked.map(({ calculated }) => calculated) }).toMatchObject({
        id: trip.id,
        vehicles_amount: price.full,
        provider_discount: price.discount,
        discount_by: price.discountBy,
        lines: price.lines.map((line) => line.total),
        tax,
        total,
        paid: trip.payment_status === 'paid' ? total : 0,
      });
    }
  });

  it('reserve their vehicles for exactly the time of the trip [RENT-27, RENT-54]', async () => {
    for (const trip of await trips()) {
      const ends = trip.pickup_at.getTime() + trip.estimated_hours * HOUR;
      const holds = await rows<{ starts: Date; ends: Date }>(
        'select starts, ends from vehicle_holds where trip_id = $1',
        [trip.id],
      );
      for (const hold of holds)
        expect([hold.starts.getTime(), hold.ends.getTime()]).toEqual([trip.pickup_at.getTime(), ends]);
      const [completed] = await rows<{ at: Date }>(
        `select at from trip_status_changes where trip_id = $1 and status = 'completed'`,
        [trip.id],
      );
      if (completed) expect(completed.at.getTime()).toBe(ends);
    }
  });

  it('include ratings equal to the mean and the number of the reviews [REV-01]', async () => {
    for (const [table, reviews, key] of [
      ['items', 'reviews', 'item_id'],
      ['stores', 'reviews', 'store_id'],
      ['vehicles', 'vehicle_reviews', 'vehicle_id'],
    ] as const) {
      const wrong = await rows(
        `select rated.id, rated.rating, rated.rating_count, given.mean, given.amount
        from ${table} rated cross join lateral (
          select count(*)::int as amount, coalesce(avg(rating), 0) as mean from ${reviews} where ${key} = rated.id
        ) given
        where rated.rating_count <> given.amount or abs(rated.rating - given.mean) > 0.01`,
      );
      expect([table, wrong]).toEqual([table, []]);
    }
  });
});

import type { RentalTripPrice, RentalVehicle } from '../../../contract/types.gen';
import { fromMinor } from '../../../domain/money';
import { pricesOfTrip } from '../../../domain/rental/trip-price';
import type { RequestContext } from '../../http/request-context';
import type { VehicleRow } from '../shared/vehicle.rows';
import { providerDiscountOf, ratesOf, vehicleDiscountOf } from '../shared/vehicle.terms';
import { toWireVehicle } from '../shared/vehicle.wire';
import { freeUnits } from './availability';
import { isOver, type RequestedTrip } from './requested-trip';

/** Adds to each vehicle its free units, and the price of the trip by each rental type [RENT-09, RENT-43]. */
export async function vehiclesForTrip(
  rows: VehicleRow[],
  trip: RequestedTrip,
  request: RequestContext,
): Promise<RentalVehicle[]> {
  const free = await freeCounts(rows, trip, request);
  return rows.map((row) => ({
    ...toWireVehicle(row, request),
    ...(free && { available_count: free.get(row.id) ?? 0 }),
    ...(isMeasured(trip) && { trip_prices: tripPrices(row, trip, request) }),
  }));
}

const isMeasured = ({ measure }: RequestedTrip): boolean => measure.hours !== null || measure.metres !== null;

async function freeCounts(
  rows: VehicleRow[],
  { time }: RequestedTrip,
  { database, now }: RequestContext,
): Promise<ReadonlyMap<number, number> | null> {
  if (time === null) return null;
  if (isOver(time, now) || rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const free = await freeUnits(database, ids, time);
  return new Map([...free].map(([id, units]) => [id, units.length]));
}

const tripPrices = (
  row: VehicleRow,
  { type, measure }: RequestedTrip,
  { now, config: { utc_offset_minutes: utcOffsetMinutes }, currency }: RequestContext,
): RentalTripPrice[] =>
  pricesOfTrip(
    { rates: ratesOf(row), discount: vehicleDiscountOf(row), quantity: 1 },
    { type, measure },
    { provider: providerDiscountOf(row.provider, utcOffsetMinutes), now, utcOffsetMinutes },
  ).map((price) => ({
    rental_type: price.type,
    price: fromMinor(price.full, currency),
    discount_amount: fromMinor(price.discount, currency),
    discount_by: price.discountBy,
    total_price: fromMinor(price.total, currency),
    is_cheapest: price.isCheapest,
  }));

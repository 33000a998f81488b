import type { Minor } from '../../../domain/money';
import { durationOf, type TripMeasure } from '../../../domain/rental/trip';
import { type LargestDiscounts, lowestRate, tripPrice } from '../../../domain/rental/trip-price';
import type { RentalType } from '../../../domain/rental/vehicle';
import type { VehicleRow } from '../shared/vehicle.rows';
import {
  type ProviderDiscountRow,
  providerDiscountOf,
  ratesOf,
  vehicleDiscountOf,
} from '../shared/vehicle.terms';
import type { AskedTrip } from './asked-trip';

export type Clock = { now: number; utcOffsetMinutes: number };

/** Of which trip the prices are. */
export type PricedTrip = Pick<AskedTrip, 'type' | 'measure'>;

export type PricedRow = Pick<
  VehicleRow,
  | 'id'
  | 'trip_count'
  | 'rating'
  | 'rating_count'
  | 'hourly_price'
  | 'day_price'
  | 'distance_price'
  | 'discount_type'
  | 'discount'
> &
  Omit<ProviderDiscountRow, 'discount_starts' | 'discount_ends'> & {
    discount_starts: Date | null;
    discount_ends: Date | null;
  };

export type Priced = { row: PricedRow; price: Minor };

export type Pricing = { trip: PricedTrip; clock: Clock; largest: LargestDiscounts };

export function pricedRow(row: PricedRow, { trip, clock }: Pricing): Priced[] {
  const price = priceOf(row, trip, clock);
  return price === null ? [] : [{ row, price }];
}

/** Without any discount. */
export function fullPrice(row: PricedRow, { type, measure }: PricedTrip): Minor | null {
  const rates = ratesOf(row);
  if (type === null) return lowestRate(rates)?.rate ?? null;
  const line = { rates, discount: null, quantity: 1 };
  return tripPrice([line], type, measureOrOne(type, measure), UNDISCOUNTED)?.full ?? null;
}

const UNDISCOUNTED = { provider: null, now: 0, utcOffsetMinutes: 0 };

/** Of one vehicle. */
function priceOf(row: PricedRow, { type, measure }: PricedTrip, clock: Clock): Minor | null {
  const rates = ratesOf(row);
  if (type === null) return lowestRate(rates)?.rate ?? null;
  const line = { rates, discount: vehicleDiscountOf(row), quantity: 1 };
  const provider = providerDiscountOf(
    {
      ...row,
      discount_starts: row.discount_starts?.toISOString() ?? null,
      discount_ends: row.discount_ends?.toISOString() ?? null,
    },
    clock.utcOffsetMinutes,
  );
  return tripPrice([line], type, measureOrOne(type, measure), { provider, ...clock })?.total ?? null;
}

const ONE = {
  hourly: { hours: 1, metres: null },
  day_wise: { hours: 24, metres: null },
  distance_wise: { hours: null, metres: 1000 },
} as const;

/** Where nobody has said how long or how far: an hour, a day, a kilometre. */
export const measureOrOne = (type: RentalType, measure: TripMeasure): TripMeasure =>
  durationOf(type, measure) === null ? ONE[type] : measure;

import type { Discount } from '../../../domain/catalogue';
import { localTime } from '../../../domain/rental/local-time';
import type { ProviderDiscount, Vehicle } from '../../../domain/rental/vehicle';
import type { ProviderRow } from './provider.rows';
import type { VehicleRow } from './vehicle.rows';

/** Returns a vehicle's rates in the types of the domain. */
export const ratesOf = (
  row: Pick<VehicleRow, 'hourly_price' | 'day_price' | 'distance_price'>,
): Vehicle['rates'] => ({
  hourly: row.hourly_price,
  day_wise: row.day_price,
  distance_wise: row.distance_price,
});

export function vehicleDiscountOf(row: Pick<VehicleRow, 'discount_type' | 'discount'>): Discount | null {
  if (row.discount_type === null || row.discount === 0) return null;
  return row.discount_type === 'amount'
    ? { kind: 'amount', amount: row.discount }
    : { kind: 'percent', percent: row.discount };
}

export type ProviderDiscountRow = Pick<
  ProviderRow,
  'discount_percent' | 'discount_maximum' | 'discount_minimum_purchase' | 'discount_starts' | 'discount_ends'
>;

export function providerDiscountOf(
  row: ProviderDiscountRow,
  utcOffsetMinutes: number,
): ProviderDiscount | null {
  const { discount_percent: percent, discount_starts: starts, discount_ends: ends } = row;
  if (percent === null || starts === null || ends === null) return null;
  return {
    discount: { kind: 'percent', percent },
    maximum: row.discount_maximum,
    minimumPurchase: row.discount_minimum_purchase,
    starts: localTime(Date.parse(starts), utcOffsetMinutes),
    ends: localTime(Date.parse(ends), utcOffsetMinutes),
  };
}

import { fromMinor, type Minor } from '../../../domain/money';
import { durationOf, type TripMeasure } from '../../../domain/rental/trip';
import { lowestRate, tripPrice } from '../../../domain/rental/trip-price';
import type { RentalType } from '../../../domain/rental/vehicle';
import type { Queryable } from '../../db/database';
import { MOST_COUNTED, type Page, type PageRequest } from '../catalogue/page';
import { type Values, values } from '../shared/sql';
import type { VehicleRow } from '../shared/vehicle.rows';
import {
  type ProviderDiscountRow,
  providerDiscountOf,
  ratesOf,
  vehicleDiscountOf,
} from '../shared/vehicle.terms';
import type { AskedTrip } from './asked-trip';
import { RATE_COLUMNS, type VehicleFilter } from './vehicle-filter';
import { matchingVehicles, vehiclesById } from './vehicle-list.store';

type PriceOrder = 'price_low_to_high' | 'price_high_to_low' | 'top_rated' | 'default';

type Clock = { now: number; utcOffsetMinutes: number };

type PriceListRequest = {
  filter: VehicleFilter;
  trip: Pick<AskedTrip, 'type' | 'measure'>;
  /** What has no order by price is in the order of the other lists. */
  order: PriceOrder;
  page: PageRequest;
  clock: Clock;
};

type PricedRow = Pick<
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

type PricedPage = Page<VehicleRow> & {
  /** Of the list without the limits of prices; null when not all of it was looked at, or it is empty. */
  prices: { min_price: number; max_price: number } | null;
};

/**
 * What a trip costs only the price engine knows, with the discounts that run now: of the first vehicles by rate it is
 * asked for each.
 */
export async function listByPrice(
  database: Queryable,
  { filter, trip, order, page, clock }: PriceListRequest,
): Promise<PricedPage> {
  const list = values();
  const rate = trip.type === null ? 'lowest_rate' : RATE_COLUMNS[trip.type];
  const { lowestPrice, highestPrice } = filter;
  // Where the cheap are wanted, the cheap are looked at first.
  const direction = order === 'price_high_to_low' && highestPrice === undefined ? 'desc' : 'asc';
  const rows = await database.query<PricedRow>(
    `select v.id, v.trip_count, v.rating, v.rating_count, v.hourly_price, v.day_price, v.distance_price, v.discount_type, v.discount,
      p.discount_percent, p.discount_maximum, p.discount_minimum_purchase, p.discount_starts, p.discount_ends
    from (
      select v.* from ${matchingVehicles(filter, list)} and ${dearEnough(filter, trip, list)}
      order by v.${rate} ${direction}, v.id ${direction} limit ${MOST_COUNTED}
    ) v join providers p on p.id = v.provider_id`,
    list.list,
  );
  const priced = rows.flatMap((row) => {
    const price = priceOf(row, trip, clock);
    return price === null ? [] : [{ row, price }];
  });
  const wanted = priced
    .filter(({ price }) => price >= (lowestPrice ?? 0) && price <= (highestPrice ?? Number.POSITIVE_INFINITY))
    .sort(ORDERS[order]);
  const ids = wanted.slice((page.page - 1) * page.limit, page.page * page.limit).map(({ row }) => row.id);
  return {
    total: wanted.length,
    rows: await vehiclesById(database, ids),
    prices:
      lowestPrice === undefined && rows.length < MOST_COUNTED
        ? rangeOf(priced.map(({ price }) => price))
        : null,
  };
}

/** No discount makes a trip dearer: what the rate alone keeps below the limit need not be looked at. */
function dearEnough(
  { lowestPrice }: VehicleFilter,
  { type, measure }: PriceListRequest['trip'],
  list: Values,
): string {
  if (lowestPrice === undefined) return 'true';
  if (type === null) return `v.lowest_rate >= ${list.add(lowestPrice)}`;
  const duration = durationOf(type, measureOrOne(type, measure)) ?? 0;
  if (duration === 0) return 'true';
  return `v.${RATE_COLUMNS[type]} >= ${list.add(Math.floor((lowestPrice - 1) / duration))}::bigint`;
}

type Priced = { row: PricedRow; price: Minor };
type Compare = (one: Priced, other: Priced) => number;

const byId: Compare = (one, other) => one.row.id - other.row.id;
const ORDERS: Record<PriceOrder, Compare> = {
  price_low_to_high: (one, other) => one.price - other.price || byId(one, other),
  price_high_to_low: (one, other) => other.price - one.price || byId(one, other),
  top_rated: (one, other) =>
    other.row.rating - one.row.rating || other.row.rating_count - one.row.rating_count || byId(one, other),
  default: (one, other) => other.row.trip_count - one.row.trip_count || byId(one, other),
};

/** Of one vehicle. */
function priceOf(row: PricedRow, { type, measure }: PriceListRequest['trip'], clock: Clock): Minor | null {
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
const measureOrOne = (type: RentalType, measure: TripMeasure): TripMeasure =>
  durationOf(type, measure) === null ? ONE[type] : measure;

const rangeOf = (prices: Minor[]): PricedPage['prices'] =>
  prices.length === 0
    ? null
    : { min_price: fromMinor(Math.min(...prices)), max_price: fromMinor(Math.max(...prices)) };

import { fromMinor, type Minor } from '../../../domain/money';
import { durationOf } from '../../../domain/rental/trip';
import { type LargestDiscounts, leastPrice, mostFullPrice } from '../../../domain/rental/trip-price';
import { type Queryable, timestamp } from '../../db/database';
import { MOST_COUNTED, type Page, type PageRequest } from '../catalogue/page';
import { allOf, type Values, values } from '../shared/sql';
import type { VehicleRow } from '../shared/vehicle.rows';
import { RATE_COLUMNS, type VehicleFilter } from './vehicle-filter';
import { matchingVehicles, VEHICLE_ORDERS, vehiclesById } from './vehicle-list.store';
import {
  type Clock,
  fullPrice,
  measureOrOne,
  type Priced,
  type PricedRow,
  type PricedTrip,
  type Pricing,
  pricedRow,
} from './vehicle-prices';

type PriceOrder = 'price_low_to_high' | 'price_high_to_low' | 'top_rated' | 'default';

type PriceListRequest = {
  filter: VehicleFilter;
  trip: PricedTrip;
  /** What has no order by price is in the order of the other lists. */
  order: PriceOrder;
  page: PageRequest;
  clock: Clock;
};

type PricedPage = Page<VehicleRow> & {
  /** Of a list without limits of prices; null when there are, when not all of it was looked at, or it is empty. */
  prices: { min_price: number; max_price: number } | null;
};

/** So many vehicles are priced at once. */
const BATCH = MOST_COUNTED;

/**
 * What a trip costs only the price engine knows, with the discounts that run now. Vehicles are read in the order that the list
 * would have without discounts, and priced, until no other can come before the last one of the page.
 */
export async function listByPrice(
  database: Queryable,
  { filter, trip, order, page, clock }: PriceListRequest,
): Promise<PricedPage> {
  const pricing = { trip, clock, largest: await largestDiscounts(database, trip, clock) };
  const isLimited = filter.lowestPrice !== undefined || filter.highestPrice !== undefined;
  const last = Math.min(MOST_COUNTED, page.page * page.limit);
  const priced: Priced[] = [];
  let wanted: Priced[] = [];
  let isEnough = false;
  let isWhole = false;
  for (let read = 0; !isEnough && !isWhole; read += BATCH) {
    const rows = await readBatch(database, { filter, order, pricing, read });
    priced.push(...rows.flatMap((row) => pricedRow(row, pricing)));
    wanted = priced.filter(({ price }) => isWithin(price, filter)).sort(ORDERS[order]);
    isWhole = rows.length < BATCH;
    // How long a list with limits is nobody knows before it was read.
    isEnough =
      wanted.length >= (isLimited ? MOST_COUNTED : last) && isSettled(wanted, { last, order, pricing, rows });
  }
  const listed = wanted.slice(0, MOST_COUNTED);
  const ids = listed.slice((page.page - 1) * page.limit, page.page * page.limit).map(({ row }) => row.id);
  return {
    total: listed.length,
    rows: await vehiclesById(database, ids),
    prices: isWhole && !isLimited ? rangeOf(priced.map(({ price }) => price)) : null,
  };
}

type Batch = Pick<PriceListRequest, 'filter' | 'order'> & { pricing: Pricing; read: number };

function readBatch(database: Queryable, { filter, order, pricing, read }: Batch): Promise<PricedRow[]> {
  const list = values();
  const ordered = readingOrder(order, pricing.trip);
  return database.query<PricedRow>(
    `select v.id, v.trip_count, v.rating, v.rating_count, v.hourly_price, v.day_price, v.distance_price, v.discount_type, v.discount,
      p.discount_percent, p.discount_maximum, p.discount_minimum_purchase, p.discount_starts, p.discount_ends
    from (
      select v.* from ${matchingVehicles(filter, list)} and ${possibleRates(filter, pricing, list)}
      order by ${ordered} limit ${BATCH} offset ${list.add(read)}
    ) v join providers p on p.id = v.provider_id
    order by ${ordered}`,
    list.list,
  );
}

const rateColumn = ({ type }: PricedTrip) => (type === null ? 'lowest_rate' : RATE_COLUMNS[type]);

function readingOrder(order: PriceOrder, trip: PricedTrip): string {
  if (order === 'top_rated') return VEHICLE_ORDERS.rating;
  if (order === 'default') return VEHICLE_ORDERS.popular;
  const direction = order === 'price_high_to_low' ? 'desc' : 'asc';
  return `v.${rateColumn(trip)} ${direction}, v.id ${direction}`;
}

type Reached = { last: number; order: PriceOrder; pricing: Pricing; rows: PricedRow[] };

/** Whether what was not read can't come before the last that is wanted: by its rate alone, whatever its discount. */
function isSettled(wanted: Priced[], { last, order, pricing, rows }: Reached): boolean {
  const price = wanted[last - 1]?.price;
  const next = rows.at(-1);
  if (order === 'default' || order === 'top_rated') return true;
  if (price === undefined || next === undefined) return false;
  const full = fullPrice(next, pricing.trip) ?? 0;
  return order === 'price_high_to_low' ? price > full : price < leastPrice(full, pricing.largest);
}

/** What the rates alone keep out of the limits need not be priced. */
function possibleRates(
  { lowestPrice, highestPrice }: VehicleFilter,
  { trip, largest }: Pricing,
  list: Values,
): string {
  const rate = rateColumn(trip);
  const duration = trip.type === null ? 1 : durationOf(trip.type, measureOrOne(trip.type, trip.measure));
  if (!duration) return 'true';
  const most = highestPrice === undefined ? null : mostFullPrice(highestPrice, largest);
  return allOf([
    'true',
    // Rounding makes a cent.
    ...(lowestPrice === undefined
      ? []
      : [`v.${rate} >= ${list.add(Math.floor((lowestPrice - 1) / duration))}::bigint`]),
    ...(most === null ? [] : [`v.${rate} <= ${list.add(Math.ceil((most + 1) / duration))}::bigint`]),
  ]);
}

/** Of all that may be let: asked of an index, so that no list reads every vehicle for it. */
async function largestDiscounts(
  database: Queryable,
  { type }: PricedTrip,
  { now }: Clock,
): Promise<LargestDiscounts> {
  if (type === null) return { percent: 0, amount: 0 };
  const [row] = await database.query<{ own: number; amount: number; provider: number }>(
    `select
      coalesce((select max(discount) from vehicles where discount_type = 'percent'), 0)::float8 as own,
      coalesce((select max(discount) from vehicles where discount_type = 'amount'), 0)::float8 as amount,
      coalesce((select max(discount_percent) from providers where discount_ends > $1::timestamptz), 0)::float8 as provider`,
    [timestamp(now)],
  );
  const { own = 0, amount = 0, provider = 0 } = row ?? {};
  return { percent: Math.max(own, provider), amount };
}

const isWithin = (price: Minor, { lowestPrice, highestPrice }: VehicleFilter): boolean =>
  price >= (lowestPrice ?? 0) && price <= (highestPrice ?? Number.POSITIVE_INFINITY);

type Compare = (one: Priced, other: Priced) => number;

const byId: Compare = (one, other) => one.row.id - other.row.id;
const ORDERS: Record<PriceOrder, Compare> = {
  price_low_to_high: (one, other) => one.price - other.price || byId(one, other),
  price_high_to_low: (one, other) => other.price - one.price || byId(one, other),
  top_rated: (one, other) =>
    other.row.rating - one.row.rating || other.row.rating_count - one.row.rating_count || byId(one, other),
  default: (one, other) => other.row.trip_count - one.row.trip_count || byId(one, other),
};

const rangeOf = (prices: Minor[]): PricedPage['prices'] =>
  prices.length === 0
    ? null
    : { min_price: fromMinor(Math.min(...prices)), max_price: fromMinor(Math.max(...prices)) };

import { fromMinor, type Minor } from '../../../domain/money';
import { durationOf } from '../../../domain/rental/trip';
import { leastPrice, mostFullPrice } from '../../../domain/rental/trip-price';
import { type Queryable, timestamp } from '../../db/database';
import { MOST_COUNTED, type Page, type PageRequest } from '../catalogue/page';
import { allOf, type Values, values } from '../shared/sql';
import type { VehicleRow } from '../shared/vehicle.rows';
import { type ProviderDiscountRow, providerDiscountOf } from '../shared/vehicle.terms';
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
  priceOf,
  type Terms,
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

/** So many vehicles are priced first; each further piece is twice the last. */
const FIRST_PIECE = 200;

/**
 * What a trip costs only the price engine knows, with the discounts that run now. Vehicles are read in the order that the list
 * would have without discounts, and priced, until no other can come before the last one of the page.
 */
export async function listByPrice(
  database: Queryable,
  { filter, trip, order, page, clock }: PriceListRequest,
): Promise<PricedPage> {
  const pricing = await pricingOf(database, trip, clock);
  const list = { filter, pricing };
  const last = Math.min(MOST_COUNTED, page.page * page.limit);
  const priced: Priced[] = [];
  let wanted: Priced[] = [];
  let isEnough = false;
  let isWhole = false;
  for (let piece = FIRST_PIECE; !isEnough && !isWhole; piece *= 2) {
    const rows = await readPiece(database, list, { order, piece, read: priced.length });
    priced.push(...rows.map((row) => ({ row, price: priceOf(row, pricing) })));
    wanted = inOrder(
      priced.filter(({ price }) => isWithin(price, filter)),
      order,
    );
    isWhole = rows.length < piece;
    isEnough = wanted.length >= last && isSettled(wanted, { last, order, pricing, rows });
  }
  const total = Math.min(MOST_COUNTED, isWhole ? wanted.length : await countOf(database, list));
  const ids = wanted.slice((page.page - 1) * page.limit, last).map(({ row }) => row.id);
  return {
    total,
    rows: await vehiclesById(database, ids),
    prices: isWhole && !isLimited(filter) ? rangeOf(priced.map(({ price }) => price)) : null,
  };
}

const isLimited = ({ lowestPrice, highestPrice }: VehicleFilter): boolean =>
  lowestPrice !== undefined || highestPrice !== undefined;

type PriceList = { filter: VehicleFilter; pricing: Pricing };
type Piece = { order: PriceOrder; piece: number; read: number };

/** Vehicles `v` that may be in the list, as far as their rates tell. */
const candidates = ({ filter, pricing }: PriceList, list: Values): string =>
  `${matchingVehicles(filter, list)} and ${possibleRates(filter, pricing, list)}`;

function readPiece(database: Queryable, of: PriceList, { order, piece, read }: Piece): Promise<PricedRow[]> {
  const { trip } = of.pricing;
  const list = values();
  return database.query<PricedRow>(
    `select v.id, v.${rateColumn(trip)} as rate, v.discount_type, v.discount, v.provider_id from ${candidates(of, list)}
    order by ${readingOrder(order, trip)} limit ${list.add(piece)} offset ${list.add(read)}`,
    list.list,
  );
}

/** What is alike in all that decides a price is priced once. */
async function countOf(database: Queryable, of: PriceList): Promise<number> {
  const list = values();
  const source = candidates(of, list);
  if (!isLimited(of.filter)) {
    const [row] = await database.query<{ many: number }>(
      `select count(*)::int as many from (select 1 from ${source} limit ${MOST_COUNTED}) entries`,
      list.list,
    );
    return row?.many ?? 0;
  }
  const discounting = list.add([...of.pricing.ofProviders.keys()]);
  const groups = await database.query<Terms & { many: number }>(
    `select rate, discount_type, discount, provider_id, count(*)::int as many from (
      select v.${rateColumn(of.pricing.trip)} as rate, v.discount_type, v.discount,
        case when v.provider_id = any(${discounting}::int[]) then v.provider_id else 0 end as provider_id
      from ${source}
    ) alike group by 1, 2, 3, 4`,
    list.list,
  );
  const within = groups.filter((terms) => isWithin(priceOf(terms, of.pricing), of.filter));
  return within.reduce((sum, { many }) => sum + many, 0);
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
  const full = fullPrice(next.rate, pricing.trip);
  return order === 'price_high_to_low' ? price > full : price < leastPrice(full, pricing.largest);
}

/** What the rates alone keep out of the limits need not be priced. */
function possibleRates(
  { lowestPrice, highestPrice }: VehicleFilter,
  { trip, largest }: Pricing,
  list: Values,
): string {
  const rate = `v.${rateColumn(trip)}`;
  const duration = trip.type === null ? 1 : durationOf(trip.type, measureOrOne(trip.type, trip.measure));
  if (!duration) return `${rate} is not null`;
  const most = highestPrice === undefined ? null : mostFullPrice(highestPrice, largest);
  return allOf([
    `${rate} is not null`,
    // Rounding makes a cent.
    ...(lowestPrice === undefined
      ? []
      : [`${rate} >= ${list.add(Math.floor((lowestPrice - 1) / duration))}::bigint`]),
    ...(most === null ? [] : [`${rate} <= ${list.add(Math.ceil((most + 1) / duration))}::bigint`]),
  ]);
}

/** The vehicles' own largest discounts are asked of an index, so that no list reads every vehicle for them. */
async function pricingOf(database: Queryable, trip: PricedTrip, clock: Clock): Promise<Pricing> {
  if (trip.type === null) return { trip, clock, ofProviders: new Map(), largest: { percent: 0, amount: 0 } };
  const rows = await database.query<ProviderDiscountRow & { id: number | null; own: number; amount: number }>(
    `select own.percent::float8 as own, own.amount::float8 as amount, p.id, p.discount_percent, p.discount_maximum,
      p.discount_minimum_purchase, to_json(p.discount_starts) #>> '{}' as discount_starts,
      to_json(p.discount_ends) #>> '{}' as discount_ends
    from (select
      coalesce((select max(discount) from vehicles where discount_type = 'percent'), 0) as percent,
      coalesce((select max(discount) from vehicles where discount_type = 'amount'), 0) as amount
    ) own left join providers p on p.discount_percent > 0 and p.discount_ends > $1::timestamptz`,
    [timestamp(clock.now)],
  );
  const ofProviders = new Map(
    rows.flatMap(({ id, ...row }) => {
      const discount = id === null ? null : providerDiscountOf(row, clock.utcOffsetMinutes);
      return id === null || discount === null ? [] : [[id, discount] as const];
    }),
  );
  const { own = 0, amount = 0 } = rows[0] ?? {};
  const percent = Math.max(own, ...rows.map(({ discount_percent: ofProvider }) => ofProvider ?? 0));
  return { trip, clock, ofProviders, largest: { percent, amount } };
}

const isWithin = (price: Minor, { lowestPrice, highestPrice }: VehicleFilter): boolean =>
  price >= (lowestPrice ?? 0) && price <= (highestPrice ?? Number.POSITIVE_INFINITY);

/** What has no order by price stays as it was read. */
function inOrder(priced: Priced[], order: PriceOrder): Priced[] {
  if (order !== 'price_low_to_high' && order !== 'price_high_to_low') return priced;
  const direction = order === 'price_low_to_high' ? 1 : -1;
  return priced.sort((one, other) => direction * (one.price - other.price) || one.row.id - other.row.id);
}

const rangeOf = (prices: Minor[]): PricedPage['prices'] =>
  prices.length === 0
    ? null
    : { min_price: fromMinor(Math.min(...prices)), max_price: fromMinor(Math.max(...prices)) };

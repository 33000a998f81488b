import type { Minor } from '../../../domain/money';
import { type Queryable, timestamp } from '../../db/database';
import { MAX_COUNTED, type Page, type PageRequest } from '../shared/paging';
import { allOf, type Values, values } from '../shared/sql';
import type { VehicleRow } from '../shared/vehicle.rows';
import { type ProviderDiscountRow, providerDiscountOf } from '../shared/vehicle.terms';
import { RATE_COLUMNS, type VehicleFilter } from './vehicle-filter';
import { matchingVehicles, plannedFor, VEHICLE_ORDERS, vehiclesById } from './vehicle-list.store';
import {
  type Clock,
  type OwnDiscount,
  type PricedTrip,
  type PriceGroup,
  type Pricing,
  type ProviderGroup,
  priceGroupsWithin,
  priceInGroup,
  rateOfDiscount,
} from './vehicle-prices';

type PriceOrder = 'price_low_to_high' | 'price_high_to_low' | 'top_rated' | 'default';

type PriceListRequest = {
  filter: VehicleFilter;
  trip: PricedTrip;
  /** The order by price. `null`: the default order. */
  order: PriceOrder;
  page: PageRequest;
  clock: Clock;
};

type PricedPage = Page<VehicleRow> & {
  /** The lowest and highest price of the list. `null`: the list is filtered by price, too long, or empty. */
  prices: { lowest: Minor; highest: Minor } | null;
};

/**
 * Returns vehicles sorted by the price of a trip, which only the price engine can compute. Vehicles with the
 * same discount form a group. Within a group the price rises with the rate, so an index on the rate gives the
 * order.
 */
export async function listByPrice(
  database: Queryable,
  { filter, trip, order, page, clock }: PriceListRequest,
): Promise<PricedPage> {
  const pricing = await pricingOf(database, trip, clock);
  const list = { filter, pricing, kin: priceGroupsWithin(pricing, filter) };
  const ids = await (order === 'price_low_to_high' || order === 'price_high_to_low'
    ? idsByPrice(database, list, { order, page })
    : idsInOrder(database, list, { order, page }));
  const { total, lowest, highest } = await countOf(database, list);
  const isKnown = !isLimited(filter) && total > 0 && total < MAX_COUNTED;
  return {
    total,
    rows: await vehiclesById(database, ids),
    prices: isKnown ? { lowest, highest } : null,
  };
}

const isLimited = ({ lowestPrice, highestPrice }: VehicleFilter): boolean =>
  lowestPrice !== undefined || highestPrice !== undefined;

type PriceList = { filter: VehicleFilter; pricing: Pricing; kin: PriceGroup[] };

/** Merges the groups by price. Equal prices are ordered by rate, then by id. */
async function idsByPrice(
  database: Queryable,
  list: PriceList,
  { order, page }: { order: PriceOrder; page: PageRequest },
): Promise<number[]> {
  const last = Math.min(MAX_COUNTED, page.page * page.limit);
  const direction = order === 'price_low_to_high' ? 1 : -1;
  const chosen = values();
  const rows = await database.query<{ kin: number; id: number; rate: Minor }>(
    `${plannedFor(list.filter)} ${ofEachKin(list, { direction: direction === 1 ? 'asc' : 'desc', most: last }, chosen)}`,
    chosen.list,
  );
  return rows
    .map((row) => ({ ...row, price: priceOf(list, row) }))
    .sort((one, other) => direction * (one.price - other.price || one.rate - other.rate || one.id - other.id))
    .slice((page.page - 1) * page.limit, last)
    .map(({ id }) => id);
}

async function idsInOrder(
  database: Queryable,
  list: PriceList,
  { order, page }: { order: PriceOrder; page: PageRequest },
): Promise<number[]> {
  const chosen = values();
  const rate = `v.${rateColumn(list.pricing.trip)}`;
  const kin = list.kin.map((one) => `(${kinConditions(one, rate, list.pricing, chosen)})`);
  const rows = await database.query<{ id: number }>(
    `${plannedFor(list.filter)} select v.id from ${matchingVehicles(list.filter, chosen)} and (${kin.join(' or ') || 'false'})
    order by ${order === 'top_rated' ? VEHICLE_ORDERS.rating : VEHICLE_ORDERS.popular}
    limit ${chosen.add(page.limit)} offset ${chosen.add((page.page - 1) * page.limit)}`,
    chosen.list,
  );
  return rows.map(({ id }) => id);
}

/** Returns the total, up to the counting limit, and the price range. */
async function countOf(
  database: Queryable,
  list: PriceList,
): Promise<{ total: number; lowest: Minor; highest: Minor }> {
  const counted = values();
  const rows = await database.query<{ kin: number; many: number; lowest: Minor; highest: Minor }>(
    `${plannedFor(list.filter)} select kin, count(*)::int as many, min(rate) as lowest, max(rate) as highest
    from (${ofEachKin(list, { direction: 'asc', most: MAX_COUNTED }, counted)} limit ${counted.add(MAX_COUNTED)}) counted group by kin`,
    counted.list,
  );
  return {
    total: rows.reduce((sum, { many }) => sum + many, 0),
    lowest: Math.min(...rows.map(({ kin, lowest: rate }) => priceOf(list, { kin, rate }))),
    highest: Math.max(...rows.map(({ kin, highest: rate }) => priceOf(list, { kin, rate }))),
  };
}

function priceOf({ kin, pricing }: PriceList, { kin: index, rate }: { kin: number; rate: Minor }): Minor {
  const one = kin[index];
  return one === undefined ? rate : priceInGroup(one, rate, pricing);
}

type Ending = { direction: 'asc' | 'desc'; most: number };

/** Returns SQL for the first vehicles of each group. A text search runs once for all groups. */
function ofEachKin({ filter, pricing, kin }: PriceList, { direction, most }: Ending, list: Values): string {
  const rate = `v.${rateColumn(pricing.trip)}`;
  const source = matchingVehicles(filter, list);
  const arrays = (entries: readonly (readonly [string, unknown[]])[]) =>
    entries.map(([type, entry]) => `${list.add(entry)}::${type}[]`).join(', ');
  const columns = (kept: NumberedKin[]) =>
    [
      ['int', kept.map(({ number }) => number)],
      ['int', kept.map(({ lowest }) => lowest)],
      ['int', kept.map(({ highest }) => highest)],
    ] as const;
  const numbered = kin.map((one, number) => ({ ...one, number }));
  const own = numbered.filter(({ providers }) => providers === null);
  const shared = numbered.filter(({ providers }) => providers !== null);
  const first = (conditions: string) => `cross join lateral (
      select v.id, ${rate} as rate from matching v
      where ${rate} is not null and ${rate} >= kin.lowest and ${rate} <= kin.highest and ${conditions}
      order by ${rate} ${direction}, v.id ${direction} limit ${list.add(most)}
    ) v`;
  return `with matching as ${filter.search ? 'materialized' : 'not materialized'} (select v.* from ${source})
    select kin.number as kin, v.id, v.rate
    from unnest(${arrays([
      ...columns(own),
      ['text', own.map((one) => one.own?.discount_type ?? 'none')],
      ['text', own.map((one) => String(one.own?.discount ?? 0))],
    ])}) kin(number, lowest, highest, kind, discount)
    ${first(allOf(["coalesce(v.discount_type, 'none') = kin.kind", 'v.discount = kin.discount::numeric', ...notOfProviders(rate, pricing, list)]))}
    union all
    select kin.number as kin, v.id, v.rate
    from (
      select number, lowest, highest, providers::int[] as providers
      from unnest(${arrays([
        ...columns(shared),
        ['text', shared.map(({ providers }) => `{${providers?.ids.join()}}`)],
      ])}) given(number, lowest, highest, providers) offset 0
    ) kin
    ${first('v.provider_id = any(kin.providers)')}`;
}

type NumberedKin = PriceGroup & { number: number };

function kinConditions(
  { own, providers, lowest, highest }: PriceGroup,
  rate: string,
  pricing: Pricing,
  list: Values,
): string {
  const within = [`${rate} >= ${list.add(lowest)}::int`, `${rate} <= ${list.add(highest)}::int`];
  if (providers !== null) return allOf([...within, `v.provider_id = any(${list.add(providers.ids)}::int[])`]);
  return allOf([
    ...within,
    `coalesce(v.discount_type, 'none') = ${list.add(own?.discount_type ?? 'none')}::text`,
    `v.discount = ${list.add(own?.discount ?? 0)}::numeric`,
    ...notOfProviders(rate, pricing, list),
  ]);
}

/** Returns SQL conditions for vehicles whose own discount applies, not their provider's. */
const notOfProviders = (rate: string, pricing: Pricing, list: Values): string[] =>
  pricing.groups.map(
    (group) =>
      `(${rate} < ${list.add(rateOfDiscount(group, pricing))}::bigint or v.provider_id <> all(${list.add(group.ids)}::int[]))`,
  );

const rateColumn = ({ type }: PricedTrip) => (type === null ? 'lowest_rate' : RATE_COLUMNS[type]);

async function pricingOf(database: Queryable, trip: PricedTrip, clock: Clock): Promise<Pricing> {
  const own = await ownDiscounts(database, trip);
  return { trip, clock, own, groups: trip.type === null ? [] : await providerGroups(database, clock) };
}

/** Returns the distinct discounts. The statement jumps through an index and does not scan all vehicles. */
async function ownDiscounts(database: Queryable, trip: PricedTrip): Promise<OwnDiscount[]> {
  const one = (
    condition: string,
  ) => `select coalesce(v.discount_type, 'none') as kind, v.discount from vehicles v
    where v.is_active and v.${rateColumn(trip)} is not null and ${condition} order by 1, 2 limit 1`;
  return database.query<OwnDiscount>(
    `with recursive known as (
      (${one('true')})
      union all
      select next.* from known cross join lateral (
        ${one("(coalesce(v.discount_type, 'none'), v.discount) > (known.kind, known.discount)")}
      ) next
    )
    select nullif(kind, 'none') as discount_type, discount from known`,
  );
}

async function providerGroups(
  database: Queryable,
  { now, utcOffsetMinutes }: Clock,
): Promise<ProviderGroup[]> {
  const rows = await database.query<ProviderDiscountRow & { ids: number[] }>(
    `select array_agg(id) as ids, discount_percent, discount_maximum, discount_minimum_purchase,
      to_json(discount_starts) #>> '{}' as discount_starts, to_json(discount_ends) #>> '{}' as discount_ends
    from providers where discount_percent > 0 and discount_ends > $1::timestamptz
    group by discount_percent, discount_maximum, discount_minimum_purchase, discount_starts, discount_ends`,
    [timestamp(now)],
  );
  return rows.flatMap(({ ids, ...row }) => {
    const discount = providerDiscountOf(row, utcOffsetMinutes);
    return discount === null ? [] : [{ ids, discount }];
  });
}

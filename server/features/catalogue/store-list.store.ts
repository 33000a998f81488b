import { deliveryFee, isDeliveryFree } from '../../../domain/delivery-fee';
import type { LatLng } from '../../../domain/geo';
import { weekClock } from '../../../domain/opening-hours';
import { type Queryable, timestamp } from '../../db/database';
import type { RoadDistance } from '../shared/delivery-route';
import { MAX_COUNTED, type Page, type PageRequest } from '../shared/paging';
import { allOf, type Values, values } from '../shared/sql';
import {
  deliveryTermsOf,
  type StoreRow,
  storeColumns,
  storeJoins,
  type TermsRow,
  termsColumns,
  termsJoins,
} from '../shared/store.rows';
import { found, storesById } from './by-ids.store';
import { categoriesUnder } from './item-filter';
import { type CountedRow, type ListParent, parentIsKnown, toPage } from './item-list.store';
import { byWords, MAX_CANDIDATES, matchRank, type WordSearch } from './search.store';

export type StoreFilter = {
  moduleId: number | null;
  zoneIds: number[];
  type?: 'all' | 'veg' | 'non_veg' | 'delivery' | 'take_away' | undefined;
  categoryIds?: number[];
  lowestRating?: number | undefined;
  isDiscounted?: boolean;
  isHalal?: boolean;
  isFeatured?: boolean;
  isRated?: boolean;
  /** True: only stores that have items. */
  isStocked?: boolean;
  isOpenNow?: boolean;
  mostMinutes?: number | undefined;
  isDeliveryFree?: boolean;
  cuisine?: string | undefined;
  priceLevel?: number | undefined;
  search?: StoreSearch;
};

/** A search for stores. Every word must be a prefix of a word of the store or of one of its items. */
export type StoreSearch = WordSearch & {
  /** The stores whose items match, as the search engine has found them. `null`: PostgreSQL finds them. */
  sellers: number[] | null;
};

export type StoreOrder = 'popular' | 'new' | 'rating' | 'discount' | 'distance' | 'time' | 'fee';
type StoreListRequest = {
  filter: StoreFilter;
  order: StoreOrder;
  page: PageRequest;
  place: LatLng | null;
  /**
   * Returns road distances, which only the router and not the database can measure. `null`: straight lines
   * are enough.
   */
  distancesFrom: ((stores: readonly LatLng[]) => Promise<RoadDistance[]>) | null;
  now: number;
  utcOffsetMinutes: number;
  parent?: ListParent;
};

/** Open stores come before closed ones. The requested order applies within each group. */
const KINDS = [
  { kind: 1, isOpen: true },
  { kind: 2, isOpen: false },
];

export async function listStores(
  database: Queryable,
  request: StoreListRequest,
): Promise<Page<StoreRow> | null> {
  if (BY_DISTANCE.has(request.order) || request.filter.isDeliveryFree)
    return listByDistance(database, request);
  const { filter, page, parent } = request;
  const list = values();
  const conditions = allOf(storeConditions(request, list));
  const matching = matchingStores(request, conditions, list);
  const open = openCondition(request, list);
  const order = orderOf(request, list);
  const end = list.add(page.page * page.limit);
  const also = filter.search ? 'where' : 'and';
  const kinds = KINDS.filter(({ isOpen }) => isOpen || !filter.isOpenNow).map(
    ({ kind, isOpen }) => `(
          select id, ${kind} as kind, row_number() over () as rank from (
            select s.id from ${matching} ${also} ${isOpen ? '' : 'not '}${open}
            order by ${order} limit ${end}
          ) of_kind
        )`,
  );
  const rows = await database.query<StoreRow & CountedRow>(
    `with chosen as (
      select id, row_number() over () as position
      from (
        select id from (${kinds.join('\n        union all ')}) kinds
        order by kind, rank
        limit ${list.add(page.limit)} offset ${list.add((page.page - 1) * page.limit)}
      ) ordered
    ), counted as (
      select count(*)::int as total, ${parentIsKnown(parent, list)} as is_known
      from (select 1 from ${matching} ${filter.isOpenNow ? `${also} ${open}` : ''} limit ${MAX_COUNTED}) entries
    )
    select counted.total, counted.is_known, entry.*
    from counted left join (
      select chosen.position, ${storeColumns}
      from chosen join stores s on s.id = chosen.id ${storeJoins}
    ) entry on true
    order by entry.position`,
    list.list,
  );
  return toPage(rows);
}

/** Returns the beginning of a statement. Callers append more conditions. */
const matchingStores = ({ filter }: StoreListRequest, conditions: string, list: Values): string =>
  filter.search
    ? `(select * from stores s where ${conditions} order by ${namedFirst(filter.search, list)} s.order_count desc, s.id limit ${MAX_CANDIDATES}) s`
    : `stores s where ${conditions}`;

type DistanceRow = TermsRow & { id: number; lat: number; lng: number; is_open: boolean; is_known: boolean };

const BY_DISTANCE = new Set<StoreOrder>(['fee', 'distance']);

/**
 * Sorts by distance or delivery fee. The database can compute neither: distances come from the router, fees
 * from the price engine. So only the first stores of the list are sorted.
 */
async function listByDistance(
  database: Queryable,
  request: StoreListRequest,
): Promise<Page<StoreRow> | null> {
  const { filter, order, page, parent, distancesFrom } = request;
  const list = values();
  const conditions = allOf(storeConditions(request, list));
  const open = openCondition(request, list);
  const rows = await database.query<DistanceRow>(
    `select known.is_known, s.* from (select ${parentIsKnown(parent, list)} as is_known) known left join (
      select s.id, s.lat, s.lng, ${open} as is_open, row_number() over () as position, ${termsColumns}
      from (
        select s.* from ${matchingStores(request, conditions, list)}
        order by ${orderOf(request, list)} limit ${MAX_COUNTED}
      ) s ${termsJoins}
    ) s on true
    order by s.position`,
    list.list,
  );
  if (!rows[0]?.is_known) return null;
  const offered = rows
    .filter((row) => (row.id as number | null) !== null)
    .filter(({ is_open }) => is_open || !filter.isOpenNow)
    .map((row) => ({ ...row, terms: deliveryTermsOf(row) }))
    .filter(({ terms }) => isDeliveryFree(terms) || !filter.isDeliveryFree);
  const distances = BY_DISTANCE.has(order) && distancesFrom ? await distancesFrom(offered) : [];
  const rank = (terms: TermsOf, distance: RoadDistance | undefined) =>
    distance === undefined ? 0 : order === 'fee' ? feeTo(terms, distance.kilometres) : distance.kilometres;
  const ids = offered
    .map(({ id, is_open, terms }, index) => ({ id, isOpen: is_open, rank: rank(terms, distances[index]) }))
    .sort((one, other) => Number(other.isOpen) - Number(one.isOpen) || one.rank - other.rank)
    .slice((page.page - 1) * page.limit, page.page * page.limit)
    .map(({ id }) => id);
  return { total: offered.length, rows: found(await storesById(database, ids), ids) };
}

const feeTo = (terms: TermsOf, kilometres: number): number =>
  deliveryFee({
    terms,
    kilometres,
    subtotal: 0,
    shopFreeOver: null,
    isTakeAway: false,
    hasFreeDeliveryCoupon: false,
  }).fee;
type TermsOf = ReturnType<typeof deliveryTermsOf>;

/** Returns the SQL order that puts matches in store names before matches in items. */
const namedFirst = ({ words, matching }: StoreSearch, list: Values): string =>
  words.length > 0 ? `(${matching.condition('s', list)}) desc,` : '';

function storeConditions({ filter }: StoreListRequest, list: Values): string[] {
  const conditions = ['s.is_active'];
  const { moduleId, zoneIds, type, categoryIds = [], lowestRating, search, mostMinutes } = filter;
  const given = <Value>(value: Value | null | undefined, condition: (place: string) => string) => {
    if (value !== null && value !== undefined) conditions.push(condition(list.add(value)));
  };
  given(moduleId, (place) => `s.module_id = ${place}`);
  if (zoneIds.length > 0) conditions.push(`s.zone_id = any(${list.add(zoneIds)}::int[])`);
  if (categoryIds.length > 0) conditions.push(sellsIn(categoriesUnder(list.add(categoryIds))));
  if (type === 'veg') conditions.push(hasItem('is_veg'));
  if (type === 'non_veg') conditions.push(hasItem('not is_veg'));
  if (type === 'delivery') conditions.push('s.has_delivery');
  if (type === 'take_away') conditions.push('s.has_take_away');
  given(lowestRating, (place) => `s.rating >= ${place}`);
  if (filter.isDiscounted) conditions.push('s.discount_percent > 0');
  if (filter.isHalal) conditions.push('s.is_halal');
  if (filter.isFeatured) conditions.push('s.is_featured');
  if (filter.isRated) conditions.push('s.rating_count > 0');
  if (filter.isStocked) conditions.push(hasItem('true'));
  given(mostMinutes, (place) => `s.has_delivery and ${longestMinutes} <= ${place}`);
  given(filter.cuisine, (place) => `s.cuisines @> array[${place}::text]`);
  given(filter.priceLevel, (place) => `s.price_level = ${place}`);
  if (search)
    conditions.push(`(${search.matching.condition('s', list)} or ${sells(search, moduleId, list)})`);
  return conditions;
}

/** SQL for the upper end of a delivery time such as "20-30". */
const longestMinutes = "substring(s.delivery_minutes from '[0-9]+$')::int";
const shortestMinutes = "substring(s.delivery_minutes from '^[0-9]+')::int";

/** Returns the SQL condition for an open store. It must agree with `openState`; a test compares both. */
function openCondition({ now, utcOffsetMinutes }: StoreListRequest, list: Values): string {
  const { day, time } = weekClock(now, utcOffsetMinutes);
  const today = `${list.add(day)}::int`;
  const yesterday = `${list.add((day + 6) % 7)}::int`;
  const clock = `${list.add(time)}::text`;
  const moment = `${list.add(timestamp(now))}::timestamptz`;
  return `((s.closed_until is null or s.closed_until <= ${moment}) and s.id in (
      select store_id from store_hours
      where day in (${today}, ${yesterday}) and case
        when day = ${today} then opens <= ${clock} and (closes <= opens or ${clock} < closes)
        else closes <= opens and ${clock} < closes
      end
    ))`;
}

const hasItem = (condition: string): string =>
  `exists (select 1 from items where store_id = s.id and is_listed and ${condition})`;

/** The maximum number of matching items that a search for stores looks at. */
const MAX_ITEMS = 2000;

function sells({ words, sellers }: StoreSearch, moduleId: number | null, list: Values): string {
  if (sellers !== null) return `s.id = any(${list.add(sellers)}::int[])`;
  const goods = ['i.is_listed', byWords(words).condition('i', list)];
  if (moduleId !== null) goods.push(`i.module_id = ${list.add(moduleId)}`);
  return `s.id in (select i.store_id from items i where ${allOf(goods)} limit ${MAX_ITEMS})`;
}

const sellsIn = (categories: string): string =>
  `s.id in (select store_id from items where is_listed and category_id in (${categories}))`;

function orderOf({ order, filter, place }: StoreListRequest, list: Values): string {
  const popular = 's.order_count desc, s.id';
  if (order === 'new') return 's.created_at desc, s.id desc';
  if (order === 'rating') return 's.rating desc, s.rating_count desc, s.id';
  if (order === 'time') return `${shortestMinutes} nulls last, ${popular}`;
  if (order === 'discount') return `s.discount_percent desc, ${popular}`;
  if (order === 'distance' && place !== null) return `${distanceTo(place, list)}, s.id`;
  if (filter.search)
    return `${namedFirst(filter.search, list)} ${matchRank('s', filter.search.words, list)}, ${popular}`;
  return popular;
}

/**
 * Returns SQL for the distance as if the earth were flat, which is precise enough to sort the stores of one
 * city.
 */
function distanceTo(place: LatLng, list: Values): string {
  const lat = `${list.add(place.lat)}::float8`;
  const lng = `${list.add(place.lng)}::float8`;
  return `(s.lat - ${lat}) ^ 2 + ((s.lng - ${lng}) * cos(radians(${lat}))) ^ 2`;
}

export async function findStore(
  database: Queryable,
  condition: (list: Values) => string,
): Promise<StoreRow | null> {
  const list = values();
  const [row] = await database.query<StoreRow>(
    `select ${storeColumns} from stores s ${storeJoins} where ${condition(list)} limit 1`,
    list.list,
  );
  return row ?? null;
}

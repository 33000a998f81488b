import type { Queryable } from '../../db/database';
import { allOf, type Values, values } from '../shared/sql';
import { type StoreRow, storeColumns, storeJoins } from '../shared/store.rows';
import { categoriesUnder } from './item-filter';
import { type CountedRow, type ListParent, parentIsKnown, toPage } from './item-list.store';
import { MOST_COUNTED, type Page, type PageRequest } from './page';
import { MOST_CANDIDATES, matches, matchRank } from './search.store';

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
  /** Search: every word begins a word of the store, or of one thing that it sells. */
  words?: string[];
};

export type StoreOrder = 'popular' | 'new' | 'rating' | 'discount' | 'distance';
type StoreListRequest = {
  filter: StoreFilter;
  order: StoreOrder;
  page: PageRequest;
  place: { lat: number; lng: number } | null;
  parent?: ListParent;
};

export async function listStores(
  database: Queryable,
  request: StoreListRequest,
): Promise<Page<StoreRow> | null> {
  const { filter, page, parent } = request;
  const list = values();
  const conditions = allOf(storeConditions(filter, list));
  const matching = filter.words
    ? `(select * from stores s where ${conditions} order by ${namedFirst(filter.words, list)} s.order_count desc, s.id limit ${MOST_CANDIDATES}) s`
    : `stores s where ${conditions}`;
  const rows = await database.query<StoreRow & CountedRow>(
    `with chosen as (
      select id, row_number() over () as position
      from (
        select s.id
        from ${matching}
        order by ${orderOf(request, list)}
        limit ${list.add(page.limit)} offset ${list.add((page.page - 1) * page.limit)}
      ) ordered
    ), counted as (
      select count(*)::int as total, ${parentIsKnown(parent, list)} as is_known
      from (select 1 from ${matching} limit ${MOST_COUNTED}) entries
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

/** Before what a shop sells, its own words: they are what was meant. */
const namedFirst = (words: string[], list: Values): string =>
  words.length > 0 ? `(${matches('s', words, list)}) desc,` : '';

function storeConditions(filter: StoreFilter, list: Values): string[] {
  const conditions = ['s.is_active'];
  const { moduleId, zoneIds, type, categoryIds = [], lowestRating, words } = filter;
  if (moduleId !== null) conditions.push(`s.module_id = ${list.add(moduleId)}`);
  if (zoneIds.length > 0) conditions.push(`s.zone_id = any(${list.add(zoneIds)}::int[])`);
  if (categoryIds.length > 0) conditions.push(sellsIn(categoriesUnder(list.add(categoryIds))));
  if (type === 'veg') conditions.push(hasItem('is_veg'));
  if (type === 'non_veg') conditions.push(hasItem('not is_veg'));
  if (type === 'delivery') conditions.push('s.has_delivery');
  if (type === 'take_away') conditions.push('s.has_take_away');
  if (lowestRating !== undefined) conditions.push(`s.rating >= ${list.add(lowestRating)}`);
  if (filter.isDiscounted) conditions.push('s.discount_percent > 0');
  if (filter.isHalal) conditions.push('s.is_halal');
  if (filter.isFeatured) conditions.push('s.is_featured');
  if (filter.isRated) conditions.push('s.rating_count > 0');
  if (words) conditions.push(`(${matches('s', words, list)} or ${sells(words, moduleId, list)})`);
  return conditions;
}

const hasItem = (condition: string): string =>
  `exists (select 1 from items where store_id = s.id and is_listed and ${condition})`;

/** However many things begin like this, the shops of so many of them are enough to choose from. */
const MOST_GOODS = 2000;

function sells(words: string[], moduleId: number | null, list: Values): string {
  const goods = ['i.is_listed', matches('i', words, list)];
  if (moduleId !== null) goods.push(`i.module_id = ${list.add(moduleId)}`);
  return `s.id in (select i.store_id from items i where ${allOf(goods)} limit ${MOST_GOODS})`;
}

const sellsIn = (categories: string): string =>
  `s.id in (select store_id from items where is_listed and category_id in (${categories}))`;

function orderOf({ order, filter, place }: StoreListRequest, list: Values): string {
  const popular = 's.order_count desc, s.id';
  if (filter.words)
    return `${namedFirst(filter.words, list)} ${matchRank('s', filter.words, list)}, ${popular}`;
  if (order === 'new') return 's.created_at desc, s.id desc';
  if (order === 'rating') return 's.rating desc, s.rating_count desc, s.id';
  if (order === 'discount') return `s.discount_percent desc, ${popular}`;
  if (order === 'distance' && place !== null) return `${distanceTo(place, list)}, s.id`;
  return popular;
}

/** Good enough to order the shops of one city: degrees of longitude shrink with the latitude. */
function distanceTo(place: { lat: number; lng: number }, list: Values): string {
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

import type { Queryable } from '../../db/database';
import { flashJoin, type ItemRow, itemColumns, itemJoins, momentOf } from '../shared/item.rows';
import { allOf, type Values, values } from '../shared/sql';
import { chargedJoin, type ItemFilter, itemConditions, needsCharged } from './item-filter';
import { MOST_COUNTED, type Page, type PageRequest } from './page';

export const ITEM_ORDERS = {
  popular: 'i.order_count desc, i.id',
  new: 'i.created_at desc, i.id desc',
  reviewed: 'i.rating_count desc, i.id',
  rating: 'i.rating desc, i.rating_count desc, i.id',
  campaign: 'i.campaign_ends desc nulls first, i.id',
  price_asc: 'charged.price, i.id',
  price_desc: 'charged.price desc, i.id desc',
} as const;
export type ItemOrder = keyof typeof ITEM_ORDERS;

export const isPriceOrder = (order: ItemOrder): boolean => order === 'price_asc' || order === 'price_desc';

/** What a list belongs to. An id that nobody knows is told from an empty list. */
export type ListParent = { table: 'categories' | 'brands' | 'stores' | 'items'; id: number };

export type ItemListRequest = {
  filter: ItemFilter;
  order: ItemOrder;
  page: PageRequest;
  now: number;
  parent?: ListParent;
};

/**
 * One page and the size of the whole list, in one statement (null: unknown parent): the page is chosen by ids alone, and only its items
 * are joined with everything a card shows.
 */
export async function listItems(
  database: Queryable,
  request: ItemListRequest,
): Promise<Page<ItemRow> | null> {
  const { filter, order, page, parent } = request;
  const list = values();
  const now = momentOf(request.now, list);
  const conditions = allOf(itemConditions(filter, list));
  const charged = `${flashJoin(now)}${chargedJoin}`;
  const counted = needsCharged(filter) ? charged : '';
  const sorted = isPriceOrder(order) ? charged : counted;
  const rows = await database.query<ItemRow & CountedRow>(
    `with chosen as (
      select id, row_number() over () as position
      from (
        select i.id
        from items i join stores s on s.id = i.store_id ${sorted}
        where ${conditions}
        order by ${ITEM_ORDERS[order]}
        limit ${list.add(page.limit)} offset ${list.add((page.page - 1) * page.limit)}
      ) ordered
    ), counted as (
      select count(*)::int as total, ${parentIsKnown(parent, list)} as is_known
      from (
        select 1 from items i join stores s on s.id = i.store_id ${counted}
        where ${conditions}
        limit ${MOST_COUNTED}
      ) entries
    )
    select counted.total, counted.is_known, entry.*
    from counted left join (
      select chosen.position, ${itemColumns}
      from chosen join items i on i.id = chosen.id ${itemJoins(now)}
    ) entry on true
    order by entry.position`,
    list.list,
  );
  return toPage(rows);
}

export type CountedRow = { id: number; total: number; is_known: boolean };

/** Null when the parent is unknown. A list without entries still has one row: its count. */
export const toPage = <Row extends CountedRow>(rows: Row[]): Page<Row> | null =>
  rows[0]?.is_known
    ? { total: rows[0].total, rows: rows.filter(({ id }) => (id as number | null) !== null) }
    : null;

export const parentIsKnown = (parent: ListParent | undefined, list: Values): string =>
  parent ? `exists (select 1 from ${parent.table} where id = ${list.add(parent.id)})` : 'true';

import type { Queryable } from '../../db/database';
import { type ItemRow, itemColumns, itemJoins, momentOf } from '../shared/item.rows';
import { MAX_COUNTED, type Page, type PageRequest } from '../shared/paging';
import { allOf, type Values, values } from '../shared/sql';
import { categoriesUnder, featured, hasPrices, type ItemFilter, itemConditions } from './item-filter';
import { type ItemOrder, isPriceOrder, mergedOrder, orderClause, orderColumns } from './item-order';
import { askedPrice, onSale, type PriceColumns, salePrice } from './item-prices';

/**
 * The row whose items are listed. It must exist, so that an unknown one is distinguished from an empty list.
 */
export type ListParent = { table: 'categories' | 'brands' | 'stores' | 'items'; id: number };

export type ItemListRequest = {
  filter: ItemFilter;
  order: ItemOrder;
  page: PageRequest;
  now: number;
  parent?: ListParent;
};

/**
 * Returns one page and the total, read in one statement. The statement first chooses the ids of the page, and
 * joins card data only for those. `null`: the parent is unknown.
 */
export async function listItems(
  database: Queryable,
  request: ItemListRequest,
): Promise<Page<ItemRow> | null> {
  const { order, page, parent } = request;
  const list = values();
  const now = momentOf(request.now, list);
  const parts = partsOf(request, list);
  const end = list.add(page.page * page.limit);
  const rows = await database.query<ItemRow & CountedRow>(
    `with ${onSale(now)}, chosen as (
      select id, row_number() over () as position
      from (
        select id from (${parts.map((part) => orderedPart(part, order, end)).join('\n        union all ')}) merged
        order by ${mergedOrder(order)}
        limit ${list.add(page.limit)} offset ${list.add((page.page - 1) * page.limit)}
      ) ordered
    ), counted as (
      select count(*)::int as total, ${parentIsKnown(parent, list)} as is_known
      from (
        ${parts.map(countedPart).join('\n        union all ')}
        limit ${MAX_COUNTED}
      ) entries
    )
    ${countedEntries(now)}`,
    list.list,
  );
  return toPage(rows);
}

/** One part of a list. Either the part is short, or an index returns it in order. */
type Part = { from: string; conditions: string; price: PriceColumns; lanes: Lanes | null };
type Lanes = { column: 'category_id' | 'module_id'; ids: string };

/**
 * Splits the list if prices matter: items in flash sales get their price from the sale. The prices of all
 * other items are in the indexes.
 */
function partsOf({ filter, order }: ItemListRequest, list: Values): Part[] {
  const conditions = itemConditions(filter, list);
  const lanes = lanesOf(filter, list);
  const requested = { from: 'items i', price: askedPrice, lanes };
  if (!hasPrices(filter) && !isPriceOrder(order)) return [{ ...requested, conditions: allOf(conditions) }];
  return [
    { ...requested, conditions: allOf([...conditions, 'i.id not in (select item_id from on_sale)']) },
    {
      from: 'on_sale join items i on i.id = on_sale.item_id',
      conditions: allOf(itemConditions(filter, list, salePrice)),
      price: salePrice,
      lanes: null,
    },
  ];
}

/**
 * Returns the categories or modules of the list. Each index is ordered within one category or module, so
 * several of them have to be merged.
 */
function lanesOf(filter: ItemFilter, list: Values): Lanes | null {
  const { categoryIds = [], moduleId = null, storeId, brandId, besideItemId, likeItemId, ids } = filter;
  const isOfOne = [moduleId, storeId, brandId, besideItemId, likeItemId, ids].some(
    (id) => (id ?? null) !== null,
  );
  if (categoryIds.length > 0) return { column: 'category_id', ids: categoriesUnder(list.add(categoryIds)) };
  if (filter.isFeatured) return { column: 'category_id', ids: featured(moduleId, list) };
  return isOfOne ? null : { column: 'module_id', ids: 'select id from modules' };
}

function orderedPart({ from, conditions, price, lanes }: Part, order: ItemOrder, end: string): string {
  const beginning = (where: string) => `(
          select i.id, ${orderColumns(order, price)} from ${from} where ${where}
          order by ${orderClause(order, price)} limit ${end}
        )`;
  if (lanes === null) return beginning(conditions);
  return `select begun.* from (${lanes.ids}) lane(id)
        cross join lateral ${beginning(`i.${lanes.column} = lane.id and ${conditions}`)} begun`;
}

const countedPart = ({ from, conditions, lanes }: Part): string =>
  lanes === null
    ? `select 1 from ${from} where ${conditions}`
    : `select 1 from (${lanes.ids}) lane(id) join ${from} on i.${lanes.column} = lane.id where ${conditions}`;

/**
 * Returns the end of a statement whose CTEs are `chosen` (the page) and `counted` (the total). It returns one
 * row with the total even for an empty page.
 */
export const countedEntries = (now: string): string => `select counted.total, counted.is_known, entry.*
    from counted left join (
      select chosen.position, ${itemColumns}
      from chosen join items i on i.id = chosen.id ${itemJoins(now)}
    ) entry on true
    order by entry.position`;

export type CountedRow = { id: number; total: number; is_known: boolean };

/**
 * Converts rows to a page. `null`: the parent is unknown. An empty page arrives as one row that has only the
 * total.
 */
export const toPage = <Row extends CountedRow>(rows: Row[]): Page<Row> | null =>
  rows[0]?.is_known
    ? { total: rows[0].total, rows: rows.filter(({ id }) => (id as number | null) !== null) }
    : null;

export const parentIsKnown = (parent: ListParent | undefined, list: Values): string =>
  parent ? `exists (select 1 from ${parent.table} where id = ${list.add(parent.id)})` : 'true';

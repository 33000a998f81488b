import type { Queryable } from '../../db/database';
import { type ItemRow, momentOf } from '../shared/item.rows';
import type { Page } from '../shared/paging';
import { allOf, values } from '../shared/sql';
import { itemConditions } from './item-filter';
import { type CountedRow, countedEntries, type ItemListRequest, toPage } from './item-list.store';
import { orderClause } from './item-order';
import { anyPrice, onSale } from './item-prices';
import { MAX_CANDIDATES, matchRank, type WordSearch } from './search.store';

type ItemSearchRequest = Omit<ItemListRequest, 'order' | 'parent'> & {
  search: WordSearch;
  /** The order of the results. `null`: by relevance. */
  order: ItemListRequest['order'] | null;
};

/**
 * Returns one page of items whose words begin with the searched words, and their number. Ranks at most
 * `MAX_CANDIDATES` matches.
 */
export async function searchItems(database: Queryable, request: ItemSearchRequest): Promise<Page<ItemRow>> {
  const { filter, order, page } = request;
  const { words, matching } = request.search;
  const list = values();
  const now = momentOf(request.now, list);
  const conditions = [...itemConditions(filter, list, anyPrice), matching.condition('i', list)];
  const sort = order
    ? orderClause(order, anyPrice)
    : `${matchRank('i', words, list)}, ${orderClause('popular')}`;
  const rows = await database.query<ItemRow & CountedRow>(
    `with ${onSale(now)}, candidates as materialized (
      select i.id
      from items i left join on_sale on on_sale.item_id = i.id
      where ${allOf(conditions)} ${matching.bestFirst('i', list)}
      limit ${MAX_CANDIDATES}
    ), chosen as (
      select id, row_number() over () as position
      from (
        select i.id
        from candidates join items i on i.id = candidates.id left join on_sale on on_sale.item_id = i.id
        order by ${sort}
        limit ${list.add(page.limit)} offset ${list.add((page.page - 1) * page.limit)}
      ) ordered
    ), counted as (
      select count(*)::int as total, true as is_known from candidates
    )
    ${countedEntries(now)}`,
    list.list,
  );
  return toPage(rows) ?? { rows: [], total: 0 };
}

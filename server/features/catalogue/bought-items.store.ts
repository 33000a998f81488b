import type { OrderStatus } from '../../../domain/order-states';
import type { Queryable } from '../../db/database';
import { type ItemRow, momentOf } from '../shared/item.rows';
import type { Page, PageRequest } from '../shared/paging';
import { allOf, values } from '../shared/sql';
import { type ItemFilter, itemConditions } from './item-filter';
import { type CountedRow, countedEntries, toPage } from './item-list.store';

type BoughtRequest = { customerId: number; filter: ItemFilter; page: PageRequest; now: number };

/** Statuses of orders whose goods the customer received and kept. */
const KEPT: OrderStatus[] = ['delivered', 'refund_request_canceled'];

/** Returns items of the customer's delivered orders: those in most orders first, then the most recent. */
export async function listBoughtItems(
  database: Queryable,
  { customerId, filter, page, now }: BoughtRequest,
): Promise<Page<ItemRow>> {
  const list = values();
  const moment = momentOf(now, list);
  const rows = await database.query<ItemRow & CountedRow>(
    `with bought as (
      select line.item_id, count(distinct o.id) as times, max(o.created_at) as last_bought
      from orders o join order_lines line on line.order_id = o.id
      where o.customer_id = ${list.add(customerId)} and o.status = any(${list.add(KEPT)}::text[])
      group by line.item_id
    ), listed as (
      select i.id, row_number() over (order by bought.times desc, bought.last_bought desc, i.id) as position
      from bought join items i on i.id = bought.item_id
      where ${allOf(itemConditions(filter, list))}
    ), chosen as (
      select id, position from listed
      order by position limit ${list.add(page.limit)} offset ${list.add((page.page - 1) * page.limit)}
    ), counted as (
      select count(*)::int as total, true as is_known from listed
    )
    ${countedEntries(moment)}`,
    list.list,
  );
  return toPage(rows) ?? { total: 0, rows: [] };
}

import { RUNNING_STATUSES } from '../../../domain/order-states';
import { type Queryable, timestamp } from '../../db/database';
import type { Language } from '../../http/language';
import type { Page, PageRequest } from '../catalogue/page';
import type { StoredText } from '../shared/local-text';
import { type OrderRow, orderColumns, orderJoins } from './order.rows';
import type { StoredReason } from './price-reasons';

/** Whose orders: an account's, or those that a browser placed as a guest and no account has taken over. */
export type OrderOwner = { customerId: number | null; guestHash: Buffer | null };

/** The condition under which order `o` belongs to this caller: values 1 and 2 of a statement. */
const IS_OWN = `(o.customer_id = $1::int or (o.customer_id is null and o.guest_hash = $2::bytea))`;
const ownerValues = ({ customerId, guestHash }: OrderOwner): unknown[] => [customerId, guestHash];

export async function findOwnOrder(
  database: Pick<Queryable, 'query'>,
  owner: OrderOwner,
  orderId: number,
): Promise<OrderRow | null> {
  const [row] = await database.query<OrderRow>(
    `select ${orderColumns} from orders o ${orderJoins} where ${IS_OWN} and o.id = $3`,
    [...ownerValues(owner), orderId],
  );
  return row ?? null;
}

/** Whoever's it is: for the shop's people, and for whoever has shown to know more than its number. */
export async function findAnyOrder(
  database: Pick<Queryable, 'query'>,
  orderId: number,
): Promise<OrderRow | null> {
  const [row] = await database.query<OrderRow>(
    `select ${orderColumns} from orders o ${orderJoins} where o.id = $1`,
    [orderId],
  );
  return row ?? null;
}

type ListRequest = { customerId: number; isRunning: boolean; moduleId: number | null; page: PageRequest };

/** The orders of an account, the last one first. */
export async function listOrders(
  database: Queryable,
  { customerId, isRunning, moduleId, page }: ListRequest,
): Promise<Page<OrderRow>> {
  const isListed = `o.customer_id = $1 and (o.status = any($2::text[])) = $3 and ($4::int is null or o.module_id = $4)`;
  const chosen = [customerId, RUNNING_STATUSES, isRunning, moduleId];
  const [counted] = await database.query<{ total: number }>(
    `select count(*)::int as total from orders o where ${isListed}`,
    chosen,
  );
  const rows = await database.query<OrderRow>(
    `select ${orderColumns} from orders o ${orderJoins} where ${isListed}
    order by o.created_at desc, o.id desc limit $5 offset $6`,
    [...chosen, page.limit, (page.page - 1) * page.limit],
  );
  return { rows, total: counted?.total ?? 0 };
}

const MOST_ON_THE_DESK = 100;

/** For the shop's people: what somebody works for, the oldest first, and then what the last day brought. */
export const ordersOfDesk = (database: Pick<Queryable, 'query'>, since: number): Promise<OrderRow[]> =>
  database.query<OrderRow>(
    `select ${orderColumns} from orders o ${orderJoins}
    where o.status = any($1::text[]) or o.updated_at > $2::timestamptz
    order by o.status = any($1::text[]) desc,
      case when o.status = any($1::text[]) then o.created_at end, o.updated_at desc
    limit ${MOST_ON_THE_DESK}`,
    [[...RUNNING_STATUSES, 'refund_requested'], timestamp(since)],
  );

export type OrderLineRow = {
  id: number;
  order_id: number;
  item_id: number | null;
  store_id: number;
  module_id: number;
  name: StoredText;
  image: string | null;
  quantity: number;
  selection: { options: number[]; groups: number[][]; addOns: Record<string, number> };
  choices: { name: StoredText; values: StoredText[] }[];
  add_ons: { name: StoredText; price: number; quantity: number }[];
  if_unavailable: 'replace' | 'remove' | 'call' | null;
  unit_full: number;
  unit_price: number;
  total: number;
  price_reasons: StoredReason[] | null;
  created_at: Date;
};

export const linesOf = (database: Pick<Queryable, 'query'>, orderId: number): Promise<OrderLineRow[]> =>
  database.query<OrderLineRow>(
    `select line.id, line.order_id, line.item_id, o.store_id, o.module_id, line.name, line.image, line.quantity,
      line.selection, line.choices, line.add_ons, line.if_unavailable, line.unit_full, line.unit_price, line.total, line.price_reasons,
      o.created_at
    from order_lines line join orders o on o.id = line.order_id
    where line.order_id = $1 order by line.id`,
    [orderId],
  );

type ReasonRow = { id: number; reason: StoredText };

export const cancellationReasons = (database: Pick<Queryable, 'query'>): Promise<ReasonRow[]> =>
  database.query<ReasonRow>(
    `select id, reason from cancellation_reasons where said_by = 'customer' and not is_for_parcels and not is_for_trips order by id`,
  );

export const refundReasons = (database: Pick<Queryable, 'query'>): Promise<ReasonRow[]> =>
  database.query<ReasonRow>('select id, reason from refund_reasons order by id');

/** In every language, when it is one of the list: it may be read in another one than it was chosen in. */
export const reasonSaid = (
  known: readonly { reason: StoredText }[],
  words: string,
  language: Language,
): StoredText =>
  known.find(({ reason }) => Object.values(reason).includes(words))?.reason ?? { [language]: words };

/** What is known of it elsewhere is old, though its state is as it was: in the same moment as its last change, too. */
export const touchOrder = (tx: Queryable, orderId: number, now: number): Promise<unknown> =>
  tx.query('update orders set updated_at = $2::timestamptz, version = version + 1 where id = $1', [
    orderId,
    timestamp(now),
  ]);

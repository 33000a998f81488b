import { RUNNING_STATUSES } from '../../../domain/order-states';
import { type Queryable, timestamp } from '../../db/database';
import type { Language } from '../../http/language';
import type { StoredText } from '../shared/local-text';
import type { Page, PageRequest } from '../shared/paging';
import { type OrderRow, orderColumns, orderJoins } from './order.rows';
import type { StoredReason } from './price-reasons';

/** The owner of orders: an account, or a guest whose orders have not been moved to an account. */
export type OrderOwner = { customerId: number | null; guestHash: Buffer | null };

/**
 * The SQL condition that the caller owns order `o`. Parameters 1 and 2 are the caller's customer id and guest
 * hash.
 */
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

/** Returns an order without checking its owner. For operators, and for callers who have given its contact. */
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

/** Returns the caller's orders, newest first. */
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

const MAX_LISTED = 100;

/**
 * Returns orders for the console: active ones, oldest first, then those of the last day or with a refund to
 * pay manually. `storeId` limits the list to one store.
 */
export const ordersOfConsole = (
  database: Pick<Queryable, 'query'>,
  { since, storeId }: { since: number; storeId: number | null },
): Promise<OrderRow[]> =>
  database.query<OrderRow>(
    `select ${orderColumns} from orders o ${orderJoins}
    where ($3::int is null or o.store_id = $3::int)
      and (o.status = any($1::text[]) or o.updated_at > $2::timestamptz
        or o.id in (select order_id from refunds_owed where payment_id is null and sent_at is null))
    order by o.id in (
        select order_id from refunds_owed where payment_id is null and sent_at is null and order_id is not null
      ) desc, o.status = any($1::text[]) desc,
      case when o.status = any($1::text[]) then o.created_at end, o.updated_at desc
    limit ${MAX_LISTED}`,
    [[...RUNNING_STATUSES, 'refund_requested'], timestamp(since), storeId],
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
  note: string | null;
  person: string | null;
  unit_full: number;
  unit_price: number;
  total: number;
  price_reasons: StoredReason[] | null;
  tax_percent: number | null;
  created_at: Date;
};

export const linesOf = (database: Pick<Queryable, 'query'>, orderId: number): Promise<OrderLineRow[]> =>
  database.query<OrderLineRow>(
    `select line.id, line.order_id, line.item_id, o.store_id, o.module_id, line.name, line.image, line.quantity,
      line.selection, line.choices, line.add_ons, line.if_unavailable, line.note, line.person, line.unit_full, line.unit_price, line.total, line.price_reasons,
      line.tax_percent, o.created_at
    from order_lines line join orders o on o.id = line.order_id
    where line.order_id = $1 order by line.id`,
    [orderId],
  );

type LineOfMember = Pick<OrderLineRow, 'id' | 'name' | 'image' | 'quantity' | 'total' | 'choices'>;

/** Returns the lines that one person of a group order has chosen. */
export const linesOfMember = (
  database: Pick<Queryable, 'query'>,
  { orderId, memberId }: { orderId: number; memberId: number },
): Promise<LineOfMember[]> =>
  database.query<LineOfMember>(
    `select id, name, image, quantity, total, choices from order_lines
    where order_id = $1 and member_id = $2 order by id`,
    [orderId, memberId],
  );

type ReasonRow = { id: number; reason: StoredText };

export const cancellationReasons = (database: Pick<Queryable, 'query'>): Promise<ReasonRow[]> =>
  database.query<ReasonRow>(
    `select id, reason from cancellation_reasons where said_by = 'customer' and not is_for_parcels and not is_for_trips order by id`,
  );

export const refundReasons = (database: Pick<Queryable, 'query'>): Promise<ReasonRow[]> =>
  database.query<ReasonRow>('select id, reason from refund_reasons order by id');

/**
 * Returns a listed reason by its text in any language, so that every reader sees it translated. An unlisted
 * reason stays in the language of the request.
 */
export const reasonText = (
  known: readonly { reason: StoredText }[],
  words: string,
  language: Language,
): StoredText =>
  known.find(({ reason }) => Object.values(reason).includes(words))?.reason ?? { [language]: words };

/** Increments the order's version. Unlike the timestamp, the version differs after every change. */
export const touchOrder = (tx: Queryable, orderId: number, now: number): Promise<unknown> =>
  tx.query('update orders set updated_at = $2::timestamptz, version = version + 1 where id = $1', [
    orderId,
    timestamp(now),
  ]);

/** Returns the cancellation reasons for parcels, before or after pick-up. `null`: both. */
export const parcelReasons = (
  database: Pick<Queryable, 'query'>,
  isAfterPickup: boolean | null,
): Promise<{ id: number; reason: StoredText; is_after_pickup: boolean }[]> =>
  database.query(
    `select id, reason, is_after_pickup from cancellation_reasons
    where said_by = 'customer' and is_for_parcels and ($1::boolean is null or is_after_pickup = $1) order by id`,
    [isAfterPickup],
  );

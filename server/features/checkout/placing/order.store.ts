import type { Minor } from '../../../../domain/money';
import type { OrderStatus } from '../../../../domain/order-states';
import { type Queryable, timestamp } from '../../../db/database';
import type { Attempt } from '../../../http/idempotency';

export type Buyer = { customerId: number | null; guestHash: Buffer | null };

export type PlacedOrder = {
  id: number;
  status: OrderStatus;
  payment_status: 'paid' | 'unpaid' | 'partially_paid';
  payment_method: string;
  payment_gateway: string | null;
  customer_id: number | null;
  total: Minor;
  paid: Minor;
  created_at: Date;
  request_hash: Buffer | null;
};

const placedColumns = `id, status, payment_status, payment_method, payment_gateway, customer_id, total, paid, created_at,
  request_hash`;

/** Returns the order that was placed with this idempotency key [CHK-05]. */
export async function placedBefore(
  database: Queryable,
  { customerId, guestHash }: Buyer,
  { key }: Attempt,
): Promise<PlacedOrder | null> {
  const [row] = await database.query<PlacedOrder>(
    `select ${placedColumns} from orders
    where idempotency_key = $1 and (customer_id = $2::int or ($2::int is null and guest_hash = $3::bytea))`,
    [key, customerId, guestHash],
  );
  return row ?? null;
}

/**
 * Locks the customer or guest, so that their orders are placed one after the other. Returns false if the
 * account is deleted.
 */
export async function lockBuyerRow(tx: Queryable, { customerId, guestHash }: Buyer): Promise<boolean> {
  const [found] =
    customerId === null
      ? await tx.query('select 1 from guests where id_hash = $1 for no key update', [guestHash])
      : await tx.query('select 1 from customers where id = $1 for no key update', [customerId]);
  return found !== undefined;
}

/** Locks the items in a fixed order, so that concurrent orders cannot deadlock. */
export async function lockItems(tx: Queryable, itemIds: number[]): Promise<void> {
  await tx.query(
    `select 1 from items where id = any($1::int[]) and (stock is not null or variations <> '[]')
    order by id for no key update`,
    [itemIds],
  );
  await tx.query(
    'select 1 from flash_sale_items where item_id = any($1::int[]) order by item_id, flash_sale_id for no key update',
    [itemIds],
  );
}

/** Locks the coupon if its uses are limited. Unlimited coupons need no lock. */
export async function lockCoupon(tx: Queryable, code: string): Promise<void> {
  await tx.query(
    `select 1 from coupons where code = $1 and coalesce(total_uses, uses_per_customer) is not null
    for no key update`,
    [code],
  );
}

export async function noteCouponUse(
  tx: Queryable,
  use: {
    customerId: number | null;
    couponId: number;
    orderId: number | null;
    tripId?: number;
    phone: string;
    now: number;
  },
): Promise<void> {
  await tx.query(
    `insert into coupon_uses (coupon_id, customer_id, phone, order_id, used_at, trip_id)
    values ($1, $2, $3, $4, $5::timestamptz, $6)`,
    [use.couponId, use.customerId, use.phone, use.orderId, timestamp(use.now), use.tripId ?? null],
  );
}

type NewOrder = {
  buyer: Buyer;
  attempt: Attempt | null;
  columns: Record<string, unknown>;
  now: number;
};

/** Inserts the order together with its first status in the history. */
export async function insertOrder(
  tx: Queryable,
  { buyer, attempt, columns, now }: NewOrder,
): Promise<PlacedOrder> {
  const all: Record<string, unknown> = {
    ...columns,
    customer_id: buyer.customerId,
    guest_hash: buyer.guestHash,
    idempotency_key: attempt?.key ?? null,
    request_hash: attempt?.hash ?? null,
    status: 'pending',
    created_at: timestamp(now),
    updated_at: timestamp(now),
  };
  const names = Object.keys(all);
  const [row] = await tx.query<PlacedOrder>(
    `insert into orders (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})
    returning ${placedColumns}`,
    Object.values(all),
  );
  if (row === undefined) throw new Error('An inserted order has no id');
  await tx.query('insert into order_status_changes (order_id, status, at) values ($1, $2, $3::timestamptz)', [
    row.id,
    'pending',
    timestamp(now),
  ]);
  return row;
}

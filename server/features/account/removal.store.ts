import type { Queryable } from '../../db/database';
import { transfer } from '../payments/ledger';
import type { Recipient } from '../session/accounts/notice';

/** Orders that cannot change any more. */
const FINISHED_ORDERS = [
  'delivered',
  'canceled',
  'failed',
  'refunded',
  'returned',
  'refund_request_canceled',
];
const FINISHED_TRIPS = ['completed', 'canceled', 'payment_failed'];

export type Leaving = Recipient & {
  first_name: string;
  last_name: string | null;
};

/** Locks orders and account, so that nothing changes during the deletion. */
export async function holdAccount(tx: Queryable, customerId: number): Promise<Leaving | null> {
  await tx.query('select 1 from orders where customer_id = $1 order by id for no key update', [customerId]);
  await tx.query('select 1 from trips where customer_id = $1 order by id for no key update', [customerId]);
  const [row] = await tx.query<Leaving>(
    `select first_name, last_name, email, phone, is_email_verified, is_phone_verified, language
    from customers where id = $1 for update`,
    [customerId],
  );
  return row ?? null;
}

export async function hasUnfinished(tx: Queryable, customerId: number): Promise<boolean> {
  const found = await tx.query(
    `select 1 from orders where customer_id = $1 and status <> all($2::text[])
    union all
    select 1 from trips where customer_id = $1 and status <> all($3::text[])
    limit 1`,
    [customerId, FINISHED_ORDERS, FINISHED_TRIPS],
  );
  return found.length > 0;
}

const OF_ORDERS = 'order_id in (select id from orders where customer_id = $1)';
const OF_TRIPS = 'trip_id in (select id from trips where customer_id = $1)';

/**
 * Shops keep what was sold for how much, without the person and address. Public reviews stay anonymous;
 * messages and payment details are removed.
 */
const FORGET_IN_ORDERS = [
  `delete from prescriptions where ${OF_ORDERS}`,
  `delete from order_pictures where ${OF_ORDERS}`,
  // The courier's last position is the customer's address.
  `delete from order_positions where ${OF_ORDERS}`,
  `update parcels set sender = '{}', receiver = '{}', instruction = null, receiver_token = null,
     return_note = null where ${OF_ORDERS}`,
  `update order_refunds set note = null, answer = null, images = '{}',
     reason = coalesce(
       (select known.reason from refund_reasons known where known.reason = order_refunds.reason limit 1), '{}'
     )
   where ${OF_ORDERS}`,
  `update offline_payments set answers = '{}', note = null where ${OF_ORDERS}`,
  `update gateway_payments set link = null, callback = coalesce(substring(callback from '^https?://[^/?#]+'), '') || '/'
   where customer_id = $1 or ${OF_ORDERS}`,
  `update reviews set customer_name = '', customer_id = null, photos = '{}', order_id = null
   where customer_id = $1 or ${OF_ORDERS}`,
  `update courier_reviews set comment = null, customer_id = null where customer_id = $1 or ${OF_ORDERS}`,
  // A limited coupon stays used.
  `update coupon_uses set customer_id = null, guest_hash = null, phone = null where customer_id = $1`,
  `update orders set contact_name = '', contact_phone = '', contact_email = null, destination = null,
     distance_metres = null, note = null, delivery_instruction = null, unavailable_item_note = null,
     cancellation_note = null, pin = null, idempotency_key = null, request_hash = null, guest_hash = null,
     cancellation_reason = (
       select known.reason from cancellation_reasons known where known.reason = orders.cancellation_reason limit 1
     ),
     customer_id = null
   where customer_id = $1`,
  `delete from order_pictures where ${OF_TRIPS}`,
  `delete from trip_positions where ${OF_TRIPS}`,
  `update offline_payments set answers = '{}', note = null where ${OF_TRIPS}`,
  `update driver_reviews set comment = null, customer_id = null where customer_id = $1 or ${OF_TRIPS}`,
  `update gateway_payments set link = null, callback = coalesce(substring(callback from '^https?://[^/?#]+'), '') || '/'
   where ${OF_TRIPS}`,
  `update trips set contact_name = '', contact_phone = '', contact_email = null, pickup = '{}', destination = '{}',
     note = null, cancellation_note = null, pin = null, idempotency_key = null, request_hash = null, guest_hash = null,
     cancellation_reason = (
       select known.reason from cancellation_reasons known where known.reason = trips.cancellation_reason limit 1
     ),
     customer_id = null
   where customer_id = $1`,
  `update vehicle_reviews set customer_name = '', customer_id = null, photos = '{}' where customer_id = $1`,
];

/** Foreign keys delete everything else. */
export async function removeAccount(
  tx: Queryable,
  { customerId, leaving, now }: { customerId: number; leaving: Leaving; now: number },
): Promise<void> {
  await closeWallet(tx, customerId, now);
  for (const statement of FORGET_IN_ORDERS) await tx.query(statement, [customerId]);
  for (const table of ['carts', 'trip_carts'])
    await tx.query(`delete from ${table} where owner = $1`, [`customer:${customerId}`]);
  await tx.query('delete from outbox where recipient = any($1::text[])', [
    [leaving.email, leaving.phone].filter((contact) => contact !== null),
  ]);
  if (leaving.email !== null && leaving.is_email_verified)
    await tx.query('delete from registrations where email = $1', [leaving.email]);
  await tx.query('delete from customers where id = $1', [customerId]);
}

/** The remaining balance is forfeited, as announced; the ledger records it. */
async function closeWallet(tx: Queryable, customerId: number, now: number): Promise<void> {
  const [row] = await tx.query<{ wallet_balance: number; loyalty_points: number; reward_debt: number }>(
    'select wallet_balance, loyalty_points, reward_debt from customers where id = $1',
    [customerId],
  );
  const closing = { kind: 'wallet_closed', orderId: null, reference: null, now } as const;
  if (row !== undefined && row.wallet_balance > 0)
    await transfer(tx, {
      ...closing,
      from: `wallet:${customerId}`,
      to: 'forfeited',
      amount: row.wallet_balance,
    });
  if (row !== undefined && row.loyalty_points > 0)
    await transfer(tx, {
      ...closing,
      from: `points:${customerId}`,
      to: 'points',
      amount: row.loyalty_points,
    });
  if (row !== undefined && row.reward_debt > 0)
    await transfer(tx, {
      ...closing,
      from: 'promotions',
      to: `owed:${customerId}`,
      amount: row.reward_debt,
    });
}

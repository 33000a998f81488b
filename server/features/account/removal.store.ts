import type { Queryable } from '../../db/database';
import type { Told } from '../session/accounts/notice';

/** Nothing happens to these any more. */
const FINISHED_ORDERS = [
  'delivered',
  'canceled',
  'failed',
  'refunded',
  'returned',
  'refund_request_canceled',
];
const FINISHED_TRIPS = ['completed', 'canceled', 'payment_failed'];

export type Leaving = Told & {
  first_name: string;
  last_name: string | null;
};

/** Holds the account, so that nothing can be ordered with it any more while it goes. */
export async function holdAccount(tx: Queryable, customerId: number): Promise<Leaving | null> {
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

/** The shops keep what they sold and for how much, and nothing that says to whom or where. */
const FORGET_IN_ORDERS = [
  `delete from prescriptions where order_id in (select id from orders where customer_id = $1)`,
  `update parcels set sender = '{}', receiver = '{}', instruction = null
   where order_id in (select id from orders where customer_id = $1)`,
  `update orders set contact_name = '', contact_phone = '', contact_email = null, destination = null, note = null,
     delivery_instruction = null, unavailable_item_note = null, pin = null, idempotency_key = null, customer_id = null
   where customer_id = $1`,
  `update trips set contact_name = '', contact_phone = '', contact_email = null, pickup = '{}', destination = '{}',
     note = null, pin = null, idempotency_key = null, customer_id = null
   where customer_id = $1`,
  `update vehicle_reviews set customer_name = '', customer_id = null where customer_id = $1`,
];

/** Everything that hangs on the account goes with it by its foreign keys. */
export async function removeAccount(tx: Queryable, customerId: number, leaving: Leaving): Promise<void> {
  for (const statement of FORGET_IN_ORDERS) await tx.query(statement, [customerId]);
  await tx.query('delete from carts where owner = $1', [`customer:${customerId}`]);
  await tx.query('delete from outbox where recipient = any($1::text[])', [
    [leaving.email, leaving.phone].filter((contact) => contact !== null),
  ]);
  await tx.query('delete from customers where id = $1', [customerId]);
}

import type { Queryable } from '../../db/database';

/** Statuses after which an order can't change any more. */
export const FINISHED_ORDERS = [
  'delivered',
  'canceled',
  'failed',
  'refunded',
  'returned',
  'refund_request_canceled',
];
export const FINISHED_TRIPS = ['completed', 'canceled', 'payment_failed'];

/**
 * Returns SQL that keeps a cancellation reason only if it is one of the shop's listed reasons. Text that the
 * customer typed is erased.
 */
const listed = (column: string, list = 'cancellation_reasons'): string =>
  `(select known.reason from ${list} known where known.reason = ${column} limit 1)`;

const PAYMENTS = `update gateway_payments set link = null,
  callback = coalesce(substring(callback from '^https?://[^/?#]+'), '') || '/'`;
const OFFLINE_PAYMENTS = `update offline_payments set answers = '{}', note = null`;
const REVIEWS = `update reviews set customer_name = '', customer_id = null, photos = '{}', order_id = null`;
const COURIER_REVIEWS = 'update courier_reviews set comment = null, customer_id = null';
const DRIVER_REVIEWS = 'update driver_reviews set comment = null, customer_id = null';
const VEHICLE_REVIEWS = `update vehicle_reviews set customer_name = '', customer_id = null, photos = '{}'`;
// The use of a coupon still counts, but without the customer.
const COUPON_USES = 'update coupon_uses set customer_id = null, guest_hash = null, phone = null';

const ORDER_STATEMENTS = [
  'delete from prescriptions',
  'delete from order_pictures',
  'update order_lines set note = null, person = null',
  // The last position of the courier is the customer's home.
  'delete from order_positions',
  `update parcels set sender = '{}', receiver = '{}', instruction = null, receiver_token = null,
    return_note = null, return_reason = case when return_asked_at is not null
      then coalesce(${listed('parcels.return_reason')}, '{}') end`,
  `update order_refunds set note = null, answer = null, images = '{}',
    reason = coalesce(${listed('order_refunds.reason', 'refund_reasons')}, '{}')`,
  OFFLINE_PAYMENTS,
  PAYMENTS,
  REVIEWS,
  COURIER_REVIEWS,
  COUPON_USES,
];

const TRIP_STATEMENTS = [
  'delete from order_pictures',
  'delete from trip_positions',
  OFFLINE_PAYMENTS,
  PAYMENTS,
  DRIVER_REVIEWS,
  VEHICLE_REVIEWS,
  COUPON_USES,
];

/**
 * Removes the customer and the address from orders. The shop keeps the sold items and their prices. Public
 * reviews become anonymous. Messages and payment details are deleted.
 */
export async function eraseOrders(tx: Queryable, ids: readonly number[]): Promise<void> {
  for (const statement of ORDER_STATEMENTS)
    await tx.query(`${statement} where order_id = any($1::int[])`, [ids]);
  await tx.query(
    `update orders set contact_name = '', contact_phone = '', contact_email = null, destination = null,
      distance_metres = null, note = null, delivery_instruction = null, unavailable_item_note = null,
      cancellation_note = null, pin = null, idempotency_key = null, request_hash = null, guest_hash = null,
      cancellation_reason = ${listed('orders.cancellation_reason')}, customer_id = null
    where id = any($1::int[])`,
    [ids],
  );
}

export async function eraseTrips(tx: Queryable, ids: readonly number[]): Promise<void> {
  for (const statement of TRIP_STATEMENTS)
    await tx.query(`${statement} where trip_id = any($1::int[])`, [ids]);
  await tx.query(
    `update trips set contact_name = '', contact_phone = '', contact_email = null, pickup = '{}', destination = '{}',
      note = null, cancellation_note = null, pin = null, idempotency_key = null, request_hash = null,
      guest_hash = null, cancellation_reason = ${listed('trips.cancellation_reason')}, customer_id = null
    where id = any($1::int[])`,
    [ids],
  );
}

/**
 * Erases the personal data in all of a customer's orders and trips, and in payments and reviews that belong
 * to no order.
 */
export async function eraseAllOrders(tx: Queryable, customerId: number): Promise<void> {
  const idsOf = async (table: 'orders' | 'trips') =>
    (await tx.query<{ id: number }>(`select id from ${table} where customer_id = $1`, [customerId])).map(
      ({ id }) => id,
    );
  await eraseOrders(tx, await idsOf('orders'));
  await eraseTrips(tx, await idsOf('trips'));
  for (const statement of [PAYMENTS, REVIEWS, COURIER_REVIEWS, DRIVER_REVIEWS, VEHICLE_REVIEWS, COUPON_USES])
    await tx.query(`${statement} where customer_id = $1`, [customerId]);
}

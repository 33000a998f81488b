import type { Minor } from '../../../domain/money';
import { type Queryable, timestamp } from '../../db/database';
import { lockPayable, type PayableMoney, type PayablePayment, payPayable, refundPayable } from './payable';

const orderOf = (id: number) => ({ kind: 'order', id }) as const;

/** Locks the order and its payments until the transaction ends. */
export const lockOrderMoney = (tx: Queryable, orderId: number): Promise<PayableMoney | null> =>
  lockPayable(tx, orderOf(orderId));

type OrderPayment = PayablePayment & {
  orderId: number;
  /** The name of the payment method in the API. */
  method: string;
};

/**
 * Records a payment. The caller has checked that the order needs it. Returns false if a payment with this
 * reference was recorded before.
 */
export async function payOrder(tx: Queryable, payment: OrderPayment): Promise<boolean> {
  const { orderId, method, amount, reference, now } = payment;
  if (!(await payPayable(tx, orderOf(orderId), payment))) return false;
  // Removes the expected payment with this method. If nothing is due any more, also removes those with other
  // methods, such as cash.
  await tx.query(
    `delete from order_payments due using orders o
    where o.id = $1 and due.order_id = o.id and due.status <> 'paid' and (due.method = $2 or o.paid >= o.total)`,
    [orderId, method],
  );
  await tx.query(
    `insert into order_payments (order_id, method, amount, status, reference, created_at)
    values ($1, $2, $3, 'paid', $4, $5::timestamptz)`,
    [orderId, method, amount, reference, timestamp(now)],
  );
  return true;
}

/** Stores the payment that is expected next. An order has at most one, and the real payment replaces it. */
export async function expectPayment(
  tx: Queryable,
  due: { orderId: number; method: string; amount: Minor; now: number },
): Promise<void> {
  await tx.query(`delete from order_payments where order_id = $1 and status <> 'paid'`, [due.orderId]);
  if (due.amount <= 0) return;
  await tx.query(
    `insert into order_payments (order_id, method, amount, status, created_at)
    values ($1, $2, $3, 'unpaid', $4::timestamptz)`,
    [due.orderId, due.method, due.amount, timestamp(due.now)],
  );
}

/**
 * Refunds all payments of an order: to the wallet, or for guests to the original payment method. Idempotent.
 * Returns the refunded amount.
 */
export async function refundOrder(
  tx: Queryable,
  { orderId, now }: { orderId: number; now: number },
): Promise<Minor> {
  const order = await lockOrderMoney(tx, orderId);
  if (order === null || order.paid <= 0) return 0;
  const { paid: amount, customer_id: customerId } = order;
  await refundPayable(tx, orderOf(orderId), { customerId, amount, now });
  return amount;
}

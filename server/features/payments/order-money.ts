import type { Minor } from '../../../domain/money';
import { type Queryable, timestamp } from '../../db/database';
import { type BoughtMoney, type BoughtPayment, holdBought, payBought, refundBought } from './bought';

const orderOf = (id: number) => ({ kind: 'order', id }) as const;

/** The order and its money, held until the transaction ends. */
export const holdOrder = (tx: Queryable, orderId: number): Promise<BoughtMoney | null> =>
  holdBought(tx, orderOf(orderId));

type OrderPayment = BoughtPayment & {
  orderId: number;
  /** As the wire names it. */
  method: string;
};

/** Money for an order. False: this payment is known already. Whoever calls has looked whether the order still wants it. */
export async function payOrder(tx: Queryable, payment: OrderPayment): Promise<boolean> {
  const { orderId, method, amount, reference, now } = payment;
  if (!(await payBought(tx, orderOf(orderId), payment))) return false;
  // Whatever was to be paid in another way, in cash at the door for one, is not owed once all is paid.
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

/** What is still to be paid, and how: one row, which the payment takes the place of. */
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
 * Everything that was paid for an order goes back: into the wallet, or to a guest the way it came. Answers how much;
 * asked again, there is nothing left to go back.
 */
export async function refundOrder(
  tx: Queryable,
  { orderId, now }: { orderId: number; now: number },
): Promise<Minor> {
  const order = await holdOrder(tx, orderId);
  if (order === null || order.paid <= 0) return 0;
  const { paid: amount, customer_id: customerId } = order;
  await refundBought(tx, orderOf(orderId), { customerId, amount, now });
  return amount;
}

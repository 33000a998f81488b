import type { Minor } from '../../../domain/money';
import { type Queryable, timestamp } from '../../db/database';
import { type Account, transfer } from './ledger';

type OrderMoney = {
  id: number;
  customer_id: number | null;
  total: Minor;
  paid: Minor;
  status: string;
  given_back_at: Date | null;
};

/** The order and its money, held until the transaction ends. */
export async function holdOrder(tx: Queryable, orderId: number): Promise<OrderMoney | null> {
  const [row] = await tx.query<OrderMoney>(
    'select id, customer_id, total, paid, status, given_back_at from orders where id = $1 for no key update',
    [orderId],
  );
  return row ?? null;
}

type OrderPayment = {
  orderId: number;
  from: Exclude<Account, 'opening'>;
  /** As the wire names it. */
  method: string;
  amount: Minor;
  /** What names this very payment; null where nobody tells of it twice. */
  reference: string | null;
  now: number;
};

/** Money for an order. False: this payment is known already. Whoever calls has looked whether the order still wants it. */
export async function payOrder(tx: Queryable, payment: OrderPayment): Promise<boolean> {
  const { orderId, from, method, amount, reference, now } = payment;
  const isNew = await transfer(tx, {
    kind: 'order_payment',
    from,
    to: `order:${orderId}`,
    amount,
    orderId,
    reference,
    now,
  });
  if (!isNew) return false;
  await tx.query(
    `update orders set paid = paid + $2, updated_at = $3::timestamptz,
      payment_status = case when paid + $2 >= total then 'paid' else 'partially_paid' end
    where id = $1`,
    [orderId, amount, timestamp(now)],
  );
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
  await transfer(tx, {
    kind: 'order_refund',
    from: `order:${orderId}`,
    to: customerId === null ? `refund:${orderId}` : `wallet:${customerId}`,
    amount,
    orderId,
    reference: null,
    now,
  });
  await tx.query('update orders set paid = 0, updated_at = $2::timestamptz where id = $1', [
    orderId,
    timestamp(now),
  ]);
  if (customerId === null) await oweGuest(tx, { orderId, amount, now });
  return amount;
}

/** By gateway what came by gateway; the rest the shop's people give back by hand. */
async function oweGuest(
  tx: Queryable,
  { orderId, amount, now }: { orderId: number; amount: Minor; now: number },
): Promise<void> {
  const payments = await tx.query<{ id: string; left: number }>(
    `select id, amount - refunded as left from gateway_payments
    where order_id = $1 and status = 'paid' and amount > refunded order by settled_at, id for no key update`,
    [orderId],
  );
  let left = amount;
  for (const { id, left: held } of payments) {
    const part = Math.min(left, held);
    if (part <= 0) break;
    await tx.query('update gateway_payments set refunded = refunded + $2 where id = $1', [id, part]);
    await tx.query(
      'insert into refunds_owed (order_id, payment_id, amount, created_at) values ($1, $2, $3, $4::timestamptz)',
      [orderId, id, part, timestamp(now)],
    );
    left -= part;
  }
  if (left > 0)
    await tx.query(
      'insert into refunds_owed (order_id, amount, created_at) values ($1, $2, $3::timestamptz)',
      [orderId, left, timestamp(now)],
    );
}

import { type Queryable, timestamp } from '../../db/database';
import { lockOrderMoney, refundOrder } from '../payments/order-money';
import { returnRewards } from '../payments/wallet/rewards';
import { moveOrder } from './moving';
import { findAnyOrder } from './order.store';

/**
 * Refunds all payments and takes back the rewards that the order earned [ORD-07]. Returns false if no refund
 * was requested.
 */
export async function approveRefund(tx: Queryable, orderId: number, decidedAt?: number): Promise<boolean> {
  await lockOrderMoney(tx, orderId);
  const order = await findAnyOrder(tx, orderId);
  if (order === null) return false;
  const now = decidedAt ?? order.updated_at.getTime();
  if ((await moveOrder(tx, order, { to: 'refunded', by: 'operator', now })) !== null) return false;
  const amount = await refundOrder(tx, { orderId, now });
  await returnRewards(tx, { orderId, now });
  await tx.query(
    `update order_refunds set status = 'approved', amount = $2, decided_at = $3::timestamptz where order_id = $1`,
    [orderId, amount, timestamp(now)],
  );
  return true;
}

/** Refuses the refund. The order's status is "delivered" again. */
export async function refuseRefund(
  tx: Queryable,
  orderId: number,
  { answer, now }: { answer: string | null; now: number },
): Promise<void> {
  const order = await findAnyOrder(tx, orderId);
  if (order === null) return;
  if ((await moveOrder(tx, order, { to: 'refund_request_canceled', by: 'operator', now })) !== null) return;
  await tx.query(
    `update order_refunds set status = 'refused', answer = $2, decided_at = $3::timestamptz where order_id = $1`,
    [orderId, answer, timestamp(now)],
  );
}

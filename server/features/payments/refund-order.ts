import type { Minor } from '../../../domain/money';
import { type Queryable, timestamp } from '../../db/database';
import type { StoredSelection } from '../cart/cart.types';
import { lockOrderMoney, refundOrder } from './order-money';
import { moveStock } from './stock';

/**
 * Returns stock, coupon and money of a cancelled order, and the refunded amount as the result. Idempotent.
 * The caller updates the order's status.
 */
export async function releaseAndRefundOrder(
  tx: Queryable,
  { orderId, now }: { orderId: number; now: number },
): Promise<Minor> {
  const order = await lockOrderMoney(tx, orderId);
  if (order === null) return 0;
  if (order.given_back_at === null) {
    await returnGoods(tx, orderId);
    await tx.query('delete from coupon_uses where order_id = $1', [orderId]);
    await tx.query('update orders set given_back_at = $2::timestamptz where id = $1', [
      orderId,
      timestamp(now),
    ]);
    await tx.query(`delete from order_payments where order_id = $1 and status <> 'paid'`, [orderId]);
  }
  return refundOrder(tx, { orderId, now });
}

async function returnGoods(tx: Queryable, orderId: number): Promise<void> {
  const lines = await tx.query<{ item_id: number; selection: StoredSelection; quantity: number }>(
    `select item_id, selection, quantity from order_lines
    where order_id = $1 and takes_stock and item_id is not null order by item_id`,
    [orderId],
  );
  for (const { item_id: itemId, selection, quantity } of lines)
    await moveStock(tx, { itemId, selection, quantity });
}

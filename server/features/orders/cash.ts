import type { OrderStatus } from '../../../domain/order-states';
import type { Queryable } from '../../db/database';
import { payOrder } from '../payments/order-money';
import type { OrderRow } from './order.rows';

type Handed = { to: OrderStatus; now: number };

/**
 * Records the due amount as paid in cash when the order is handed over. If the sender of a parcel pays, that
 * is at pick-up.
 */
export async function takeCash(tx: Queryable, order: OrderRow, { to, now }: Handed): Promise<void> {
  const owed = order.total - order.paid;
  if (owed <= 0 || !isCashTaken(order, to)) return;
  await payOrder(tx, {
    orderId: order.id,
    from: 'cash',
    method: 'cash_on_delivery',
    amount: owed,
    reference: `cash:${order.id}:${to}`,
    now,
  });
}

const isCashTaken = ({ parcel }: OrderRow, to: OrderStatus): boolean =>
  to === 'delivered' || to === 'returned' || (to === 'picked_up' && parcel?.payer === 'sender');

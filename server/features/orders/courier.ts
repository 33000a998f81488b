import type { OrderStatus } from '../../../domain/order-states';
import type { Queryable } from '../../db/database';
import type { OrderRow } from './order.rows';

/**
 * Assigns a courier when the order reaches the status that needs one. Prefers couriers of the order's zone.
 */
export async function sendCourier(tx: Queryable, { id, type }: OrderRow, to: OrderStatus): Promise<void> {
  const isTime = type === 'parcel' ? to === 'accepted' : type === 'delivery' && to === 'processing';
  if (!isTime) return;
  await tx.query(
    `update orders set courier_id = (
      select id from couriers where is_active order by (zone_id = orders.zone_id) desc, (id + orders.id) % 7, id limit 1
    ) where id = $1 and courier_id is null`,
    [id],
  );
}

import { awaitedAction } from '../../../../domain/order-money';
import type { PlacedOrder } from '../../../../domain/placed-order';
import { ActionNeeded } from './action-needed';
import { StatusBadge } from './status-badge';

/**
 * Shows the status. A pending order that waits for its customer shows the required action instead [ORD-21].
 */
export function OrderBadges({ order }: { order: PlacedOrder }) {
  const isWaiting = order.status === 'pending' && awaitedAction(order) !== null;
  return (
    <>
      {isWaiting ? null : <StatusBadge status={order.status} type={order.type} />}
      <ActionNeeded order={order} />
    </>
  );
}

import {
  type MoveRefusal,
  moveRefusal,
  type OrderMover,
  type OrderStatus,
} from '../../../domain/order-states';
import { type Queryable, timestamp } from '../../db/database';
import type { RewardTerms } from '../payments/wallet/rewards';
import { shopConfig } from '../shared/site-config';
import type { OrderRow } from './order.rows';
import { stateOf } from './order.wire';
import { orderMoved } from './orders.events';

type Move = {
  to: OrderStatus;
  by: OrderMover;
  now: number;
  /** The rewards that a delivery earns. Default: the shop's settings. */
  rewards?: RewardTerms;
};

/** Changes the status of a locked order, if that is allowed, and records the time [ORD-03]. */
export async function moveOrder(
  tx: Queryable,
  order: OrderRow,
  { to, by, now, rewards = shopConfig('en') }: Move,
): Promise<MoveRefusal | null> {
  const refusal = moveRefusal(stateOf(order), to, by, now);
  if (refusal !== null) return refusal;
  await tx.query('update orders set status = $2, updated_at = $3::timestamptz where id = $1', [
    order.id,
    to,
    timestamp(now),
  ]);
  await tx.query(
    `insert into order_status_changes (order_id, status, at) values ($1, $2, $3::timestamptz)
    on conflict do nothing`,
    [order.id, to, timestamp(now)],
  );
  await orderMoved.publish(tx, { order, to, by, now, rewards });
  return null;
}

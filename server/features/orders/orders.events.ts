import type { OrderMover, OrderStatus } from '../../../domain/order-states';
import type { RewardTerms } from '../payments/wallet/rewards';
import { defineEvent } from '../shared/event';
import type { OrderRow } from './order.rows';

/** The order as it was before its status changed. */
export type OrderMoved = {
  order: OrderRow;
  to: OrderStatus;
  by: OrderMover;
  now: number;
  /** The rewards that a delivery earns. */
  rewards: RewardTerms;
};

export const orderMoved = defineEvent<OrderMoved>('orderMoved');

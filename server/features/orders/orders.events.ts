import type { OrderMover, OrderStatus } from '../../../domain/order-states';
import type { RewardTerms } from '../payments/wallet/rewards';
import { defineEvent } from '../shared/event';
import type { OrderRow } from './order.rows';

/** An order's status has changed. Contains the order as it was before. */
export type OrderMoved = {
  order: OrderRow;
  to: OrderStatus;
  by: OrderMover;
  now: number;
  /** The rewards that a delivery earns. */
  rewards: RewardTerms;
};

export const orderMoved = defineEvent<OrderMoved>('orderMoved');

import type { OrderMover, OrderStatus } from '../../../domain/order-states';
import type { RewardTerms } from '../payments/wallet/rewards';
import { defineEvent } from '../shared/event';
import type { OrderRow } from './order.rows';

/** `order` is its row before the move. */
export type OrderMoved = {
  order: OrderRow;
  to: OrderStatus;
  by: OrderMover;
  now: number;
  /** The shop's rewards. */
  rewards: RewardTerms;
};

export const orderMoved = defineEvent<OrderMoved>('orderMoved');

import type { OrderRow } from '../orders/order.rows';
import { defineEvent } from '../shared/event';

/** A prescription order has a price, which the customer has to accept. */
type PriceOffered = { order: OrderRow; now: number };

export const priceOffered = defineEvent<PriceOffered>('priceOffered');

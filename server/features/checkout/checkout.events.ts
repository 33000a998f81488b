import type { OrderRow } from '../orders/order.rows';
import { defineEvent } from '../shared/event';

/** The pharmacy has priced an order by prescription. The customer has to accept the price. */
type PriceOffered = { order: OrderRow; now: number };

export const priceOffered = defineEvent<PriceOffered>('priceOffered');

import { defineEvent } from '../shared/event';

/** The carts of this guest are being moved to the customer's account. */
type CartTakeover = { guestOwner: string; customerId: number; now: number };

export const cartTakenOver = defineEvent<CartTakeover>('cartTakenOver');

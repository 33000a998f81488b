import { defineEvent } from '../shared/event';

/** The carts of this guest move to the customer. */
type CartTakeover = { guestOwner: string; customerId: number; now: number };

export const cartTakenOver = defineEvent<CartTakeover>('cartTakenOver');

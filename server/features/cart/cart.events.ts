import { defineEvent } from '../shared/event';

/** A customer takes over the carts of this guest. */
type CartTakeover = { guestOwner: string; customerId: number; now: number };

export const cartTakenOver = defineEvent<CartTakeover>('cartTakenOver');

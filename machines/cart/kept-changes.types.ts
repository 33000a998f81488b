import type { CartEmitted, CartEvent } from './cart.types';

/** What the cart tells, and who has left. */
export type KeptChangesEvent =
  | Extract<CartEmitted, { type: 'lines.read' | 'changes.waiting' | 'changes.settled' }>
  | { type: 'owner.changed' };

export type KeptChangesEmitted = Extract<CartEvent, { type: 'changes.found' }>;

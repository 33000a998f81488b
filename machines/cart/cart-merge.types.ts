import type { Failure } from '../shared/failure';

/** Two carts that can't be one: both sides by the name of their store [CART-64]. */
export type CartConflict = {
  guestStore: string;
  accountStore: string;
  guestLines: number;
  accountLines: number;
};

export type CartKeep = 'account' | 'guest';

export type CartMergeAnswer = { isMerged: boolean; conflict: CartConflict | null };

export type CartMergeContext = {
  conflict: CartConflict | null;
  /** What the person decided. */
  keep: CartKeep | null;
  failure: Failure | null;
};

export type CartMergeEvent =
  | { type: 'accountCart.kept' }
  | { type: 'guestCart.taken' }
  | { type: 'retry.requested' }
  | { type: 'flow.dismissed' };

/** `postponed`: both carts are as they were, the account's is shown. */
export type CartMergeOutcome = 'nothing' | 'merged' | 'resolved' | 'postponed';

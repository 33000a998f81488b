import type { CartLine, IfUnavailable } from '../../domain/cart';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

/** The absolute quantity a line shall have; the server never sees steps [CART-61]. Zero: remove it. */
export type WantedQuantity = {
  lineId: number;
  quantity: number;
  /** What shall happen when it is unavailable, where the customer has just said so; null takes it back. */
  ifUnavailable?: IfUnavailable | null;
};

/** A wish that outlived its page, with the name of its item: the line may be gone by now [CART-68]. */
export type KeptWish = WantedQuantity & { name: string };

/** The server takes a whole line, so its item and choices go along. */
export type LineUpdate = WantedQuantity & { line: CartLine };

/** What waits until the request that is under way is answered: the cart has one at a time. */
export type CartErrand = 'clear' | 'restore' | 'reload';

export type CartContext = {
  /** The lines as the server knows them. What is shown: `shownLines` of `cart.view.ts`. */
  lines: CartLine[];
  /** False until the cart was read once. */
  isLoaded: boolean;
  /** Changes shown at once and not yet confirmed by the server, oldest first. */
  wanted: WantedQuantity[];
  sending: WantedQuantity | null;
  errands: CartErrand[];
  /** Why the first reading failed. A cart that is on the screen is never replaced by a failure. */
  failure: Failure | null;
  /** The lines before the last clear-and-add, for as long as Undo is offered. */
  undo: CartLine[] | null;
};

export type CartEvent =
  | { type: 'drawer.opened' }
  | { type: 'drawer.closed' }
  /** Module, session, focus or another tab changed: read the cart again. */
  | { type: 'cart.reloadRequested' }
  /** The server answered another flow with the whole cart. */
  | { type: 'cart.replaced'; lines: CartLine[]; undo: CartLine[] | null }
  | { type: 'cart.clearRequested' }
  /** Somebody else is shopping now: nothing stays, and answers that are under way count no more [CART-65]. */
  | { type: 'owner.changed' }
  | { type: 'line.increased'; lineId: number }
  | { type: 'line.decreased'; lineId: number }
  | { type: 'line.removed'; lineId: number }
  | { type: 'line.instructed'; lineId: number; ifUnavailable: IfUnavailable | null }
  | { type: 'changes.found'; kept: KeptWish[] }
  | { type: 'undo.requested' }
  | { type: 'retry.requested' }
  | { type: 'network.online' }
  | { type: 'network.offline' };

export type CartEmitted =
  /** The server confirmed a change: other tabs read the cart again [CART-62]. */
  { type: 'cart.changed' } | Notice;

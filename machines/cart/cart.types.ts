import type { CartLine, CartMerge, IfUnavailable, LineToReview } from '../../domain/cart';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';
import type { AddToCartRequest } from './add-to-cart.types';
import type { CartKeep } from './cart-merge.machine';

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

/** Adding to the cart, editing a line of it, or `isClearing` it for goods of another store. */
export type Addition = { request: AddToCartRequest; isClearing: boolean };

/** What the flows around the cart want of the server: the cart alone asks it. */
export type CartErrand =
  | ({ type: 'add' } & Addition)
  | { type: 'accept'; lines: LineToReview[] }
  | { type: 'merge'; keep: CartKeep | null }
  /** Whether the server's cart is newer than the one on the screen. */
  | { type: 'compare'; version: number };

/** What waits until the request that is under way is answered: the cart has one at a time. */
export type CartTask = { type: 'clear' } | { type: 'restore' } | { type: 'reload' } | GivenErrand;
export type GivenErrand = CartErrand & { errandId: string };
export type CartTaskType = CartTask['type'];
export type CartAnswers = {
  add: CartLine[];
  accept: CartLine[];
  merge: CartMerge;
  compare: boolean;
};
export type CartAnswer = CartAnswers[CartErrand['type']];

export type CartContext = {
  /** The lines as the server knows them. What is shown: `shownLines` of `cart.view.ts`. */
  lines: CartLine[];
  /** False until the cart was read once. */
  isLoaded: boolean;
  /** Changes shown at once and not yet confirmed by the server, oldest first. */
  wanted: WantedQuantity[];
  sending: WantedQuantity | null;
  tasks: CartTask[];
  /** Why the first reading failed. A cart that is on the screen is never replaced by a failure. */
  failure: Failure | null;
  /** The lines before the last clear-and-add, for as long as Undo is offered. */
  undo: CartLine[] | null;
};

export type CartEvent =
  /** Module, session, focus or another tab changed: read the cart again. */
  | { type: 'cart.reloadRequested' }
  /** The server has taken what was ordered out of it: other tabs have to hear of it, too. */
  | { type: 'cart.ordered' }
  /** A flow wants something of the server: `errand.done` or `errand.failed` answers it. */
  | { type: 'errand.given'; errand: GivenErrand }
  /** Whoever gave it wants no answer any more. */
  | { type: 'errand.withdrawn'; errandId: string }
  | { type: 'cart.clearRequested' }
  /** Somebody else is shopping now: nothing stays, and answers that are under way count no more [CART-65]. */
  | { type: 'owner.changed' }
  | { type: 'line.increased'; lineId: number }
  | { type: 'line.decreased'; lineId: number }
  | { type: 'line.removed'; lineId: number }
  | { type: 'line.instructed'; lineId: number; ifUnavailable: IfUnavailable | null }
  /** What the device has kept from an earlier visit of this person [CART-68]. */
  | { type: 'changes.found'; kept: KeptWish[] }
  | { type: 'undo.requested' }
  /** The page is being left: whether it comes back, nobody knows. */
  | { type: 'page.hidden' }
  | { type: 'retry.requested' }
  | { type: 'network.online' }
  | { type: 'network.offline' }
  | OwnEvent;

/** What the regions of the cart tell each other. */
type OwnEvent =
  /** Other lines are shown, or may be. */
  | { type: 'lines.told' }
  /** The first reading failed. */
  | { type: 'reading.failed' }
  /** The customer wants something else of a line. */
  | { type: 'wish.made' }
  /** An item was put in, which an earlier Undo would lose. */
  | { type: 'undo.renewed' }
  | { type: 'undo.done' }
  | { type: 'undo.failed' };

export type CartEmitted =
  /** The server confirmed a change: other tabs read the cart again [CART-62]. */
  | { type: 'cart.changed' }
  /** What of the lines the server has just told wants to be read by the customer. */
  | { type: 'lines.read'; count: number; lines: LineToReview[]; endsIn: number | null }
  /** Taken out by the customer, and shown no more. */
  | { type: 'line.dropped'; lineId: number }
  /** All that waits for the network, whenever that changes [CART-68]. */
  | { type: 'changes.waiting'; wishes: KeptWish[] }
  /** Nothing waits any more. */
  | { type: 'changes.settled' }
  /** The last that the server hears of this page: nobody waits for its answers [CART-61]. */
  | { type: 'changes.left'; updates: LineUpdate[] }
  | { type: 'errand.done'; errandId: string; answer: CartAnswer }
  | { type: 'errand.failed'; errandId: string; error: unknown }
  | Notice;

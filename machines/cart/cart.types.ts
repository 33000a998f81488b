import type { CartLine, CartMerge, IfUnavailable, LineToReview } from '../../domain/cart';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';
import type { AddToCartRequest } from './add-to-cart.types';
import type { CartKeep } from './cart-merge.machine';

/** An absolute quantity; the server never sees steps [CART-61]. Zero removes the line. */
export type WantedQuantity = LineInstruction & { lineId: number; quantity: number };

/** The customer's requests for one line. `null` removes a request; an absent one is unchanged. */
export type LineInstruction = {
  /** For an item that is unavailable. */
  ifUnavailable?: IfUnavailable | null;
  /** A note to the kitchen [CART-70]. */
  note?: string | null;
};

/** A pending change from an earlier visit. Holds the item's name, in case the line is gone [CART-68]. */
export type StoredChange = WantedQuantity & { name: string };

/** The server takes a whole line with item and choices. */
export type LineUpdate = WantedQuantity & { line: CartLine };

/** Adds or edits a line; `isClearing` replaces another store's items. */
export type Addition = { request: AddToCartRequest; isClearing: boolean };

/** Requests of other flows to the cart. Only the cart flow writes the cart. */
export type CartCommand =
  | ({ type: 'add' } & Addition)
  | { type: 'accept'; lines: LineToReview[] }
  | { type: 'merge'; keep: CartKeep | null }
  /** Whether the server's cart is newer. */
  | { type: 'compare'; version: number };

/** A task in the cart's queue; the cart sends one request at a time. */
export type CartTask = { type: 'clear' } | { type: 'restore' } | { type: 'reload' } | GivenCommand;
export type GivenCommand = CartCommand & { commandId: string };
export type CartTaskType = CartTask['type'];
export type CartAnswers = {
  add: CartLine[];
  accept: CartLine[];
  merge: CartMerge;
  compare: boolean;
};
export type CartAnswer = CartAnswers[CartCommand['type']];

export type CartContext = {
  /** The server's lines. For the visible lines see `shownLines` in `cart.view.ts`. */
  lines: CartLine[];
  /** False until the first load. */
  isLoaded: boolean;
  /** Changes shown but not confirmed, oldest first. */
  wanted: WantedQuantity[];
  sending: WantedQuantity | null;
  tasks: CartTask[];
  /** Why the first load failed. A failure never replaces a visible cart. */
  failure: Failure | null;
  /** The lines before the last clear-and-add, while Undo is offered. */
  undo: CartLine[] | null;
};

export type CartEvent =
  /** Module, session, focus or another tab changed. */
  | { type: 'cart.reloadRequested' }
  /** The server emptied the cart for an order; other tabs must know. */
  | { type: 'cart.ordered' }
  /** Answered by `command.done` or `command.failed`. */
  | { type: 'command.sent'; command: GivenCommand }
  /** The sender no longer needs the result. */
  | { type: 'command.withdrawn'; commandId: string }
  | { type: 'cart.clearRequested' }
  /** Another person uses the page: lines and pending responses are discarded [CART-65]. */
  | { type: 'owner.changed' }
  | { type: 'line.increased'; lineId: number }
  | { type: 'line.decreased'; lineId: number }
  | { type: 'line.removed'; lineId: number }
  | ({ type: 'line.instructed'; lineId: number } & LineInstruction)
  /** Stored changes of an earlier visit [CART-68]. */
  | { type: 'changes.found'; stored: StoredChange[] }
  | { type: 'undo.requested' }
  /** The page is hidden and may be closed. */
  | { type: 'page.hidden' }
  | { type: 'retry.requested' }
  | { type: 'network.online' }
  | { type: 'network.offline' }
  | OwnEvent;

/** Sent between the regions of the cart. */
type OwnEvent =
  /** The visible lines may have changed. */
  | { type: 'lines.changed' }
  /** The first load failed. */
  | { type: 'reading.failed' }
  | { type: 'reading.begun' }
  /** The customer changed a line. */
  | { type: 'change.made' }
  /** An item was added that an earlier Undo would remove. */
  | { type: 'undo.renewed' }
  | { type: 'undo.done' }
  | { type: 'undo.failed' };

export type CartEmitted =
  /** The server confirmed a change: other tabs reload the cart [CART-62]. */
  | { type: 'cart.changed' }
  /** Lines with changes that the customer has not reviewed. */
  | { type: 'lines.read'; count: number; lines: LineToReview[]; endsIn: number | null }
  /** The customer removed it; it is no longer visible. */
  | { type: 'line.dropped'; lineId: number }
  /** All pending changes, whenever they change [CART-68]. */
  | { type: 'changes.waiting'; changes: StoredChange[] }
  | { type: 'changes.settled' }
  /** Sent with the page's last request; its response is not read [CART-61]. */
  | { type: 'changes.left'; updates: LineUpdate[] }
  | { type: 'command.done'; commandId: string; answer: CartAnswer }
  | { type: 'command.failed'; commandId: string; error: unknown }
  | Notice;

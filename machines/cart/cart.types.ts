import type { CartLine, CartMerge, IfUnavailable, LineToReview } from '../../domain/cart';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';
import type { AddToCartRequest } from './add-to-cart.types';
import type { CartKeep } from './cart-merge.machine';

/**
 * A requested quantity. Absolute, because the server accepts no relative changes [CART-61]. Zero removes the
 * line.
 */
export type WantedQuantity = LineInstruction & { lineId: number; quantity: number };

/** The customer's instructions for one line. `null` removes an instruction; an absent one is unchanged. */
export type LineInstruction = {
  /** The store's action if the item is unavailable. */
  ifUnavailable?: IfUnavailable | null;
  /** A note to the kitchen [CART-70]. */
  note?: string | null;
};

/**
 * A pending change from an earlier visit, with the item's name for the case that the line is gone [CART-68].
 */
export type StoredChange = WantedQuantity & { name: string };

/** The request for one line. The server expects the whole line, with item and choices. */
export type LineUpdate = WantedQuantity & { line: CartLine };

/** Adds or edits a line. `isClearing` first removes another store's items. */
export type Addition = { request: AddToCartRequest; isClearing: boolean };

/** Requests of other flows to the cart. Only the cart flow writes the cart. */
export type CartCommand =
  | ({ type: 'add' } & Addition)
  | { type: 'accept'; lines: LineToReview[] }
  | { type: 'merge'; keep: CartKeep | null }
  /** Reloads the cart if the server has a newer version. */
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
  /**
   * The lines as the server sent them. `shownLines` in `cart.view.ts` returns the lines with pending changes.
   */
  lines: CartLine[];
  /** False until the cart was loaded for the first time. */
  isLoaded: boolean;
  /** Changes that the page shows and the server has not confirmed, oldest first. */
  wanted: WantedQuantity[];
  sending: WantedQuantity | null;
  tasks: CartTask[];
  /** Why the first load failed. A later failure does not hide the cart. */
  failure: Failure | null;
  /** The lines that Undo restores. `null`: Undo is not offered. */
  undo: CartLine[] | null;
};

export type CartEvent =
  /** Reloads the cart. Sent after a change of module or session, on focus, and by other tabs. */
  | { type: 'cart.reloadRequested' }
  /** The server emptied the cart because it was ordered. Other tabs must reload it. */
  | { type: 'cart.ordered' }
  /** A command of another flow. The response is `command.done` or `command.failed`. */
  | { type: 'command.sent'; command: GivenCommand }
  /** The sender of the command does not need its result any more. */
  | { type: 'command.withdrawn'; commandId: string }
  | { type: 'cart.clearRequested' }
  /** Another person uses the page: lines are discarded and responses in progress are ignored [CART-65]. */
  | { type: 'owner.changed' }
  | { type: 'line.increased'; lineId: number }
  | { type: 'line.decreased'; lineId: number }
  | { type: 'line.removed'; lineId: number }
  | ({ type: 'line.instructed'; lineId: number } & LineInstruction)
  /** Changes that an earlier visit stored [CART-68]. */
  | { type: 'changes.found'; stored: StoredChange[] }
  | { type: 'undo.requested' }
  /** The page is hidden and may be closed. */
  | { type: 'page.hidden' }
  | { type: 'retry.requested' }
  | { type: 'network.online' }
  | { type: 'network.offline' }
  | OwnEvent;

/** Events between the machine's own parallel regions. */
type OwnEvent =
  /** The lines on the page may have changed. */
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
  /** The customer removed the line, so the page no longer shows it. */
  | { type: 'line.dropped'; lineId: number }
  /** All unsaved changes. Emitted whenever they change [CART-68]. */
  | { type: 'changes.waiting'; changes: StoredChange[] }
  | { type: 'changes.settled' }
  /** The unsaved changes, sent while the page closes. The response is ignored [CART-61]. */
  | { type: 'changes.left'; updates: LineUpdate[] }
  | { type: 'command.done'; commandId: string; answer: CartAnswer }
  | { type: 'command.failed'; commandId: string; error: unknown }
  | Notice;

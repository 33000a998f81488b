import type { AddRefusal, CartItem, CartLine } from '../../domain/cart';
import type { Selection } from '../../domain/catalogue';
import type { Failure } from '../shared/failure';
import type { AuthMode, Intent, OrderWish } from '../shared/intent';
import type { Notice } from '../shared/notice';

export type AddToCartRequest = {
  item: CartItem;
  selection: Selection;
  quantity: number;
  /** Editing this line: update it instead of adding. Null: add, or update the line with the same choice. */
  lineId: number | null;
  /** Shoppers who order at once must be known [ITEM-13]. */
  intent: 'cart' | 'buyNow' | 'campaign';
};

/** What the flow must know of the world, read at the moment of the press. */
export type AddToCartWorld = {
  lines: CartLine[];
  isSignedIn: boolean;
  /** Whether it is known where to deliver, and in which market the customer is. */
  isPlaced: boolean;
  moduleId: number | null;
  now: number;
  utcOffsetMinutes: number;
};

export type AddToCartAsked = { request: AddToCartRequest; world: AddToCartWorld };

export type AddToCartContext = {
  request: AddToCartRequest | null;
  world: AddToCartWorld | null;
  /** Other items that were asked for meanwhile: their turn comes, one after the other. */
  waiting: AddToCartAsked[];
  refusal: AddRefusal | null;
  otherStore: string | null;
  failure: Failure | null;
};

export type AddToCartEvent =
  | { type: 'add.requested'; request: AddToCartRequest; world: AddToCartWorld }
  /** The customer has said where to deliver, and is in the market of the item. */
  | { type: 'place.settled' }
  /** The question about the address was closed. */
  | { type: 'place.dismissed' }
  | { type: 'conflict.confirmed' }
  | { type: 'conflict.cancelled' }
  | { type: 'retry.requested' }
  | { type: 'flow.dismissed' };

export type AddToCartEmitted =
  | { type: 'item.added'; itemId: number }
  | { type: 'item.updated'; itemId: number }
  | { type: 'item.refused'; refusal: AddRefusal }
  /** The item's own market is entered without a question; the address, when there is none, is asked once [NAV-28]. */
  | { type: 'place.requested'; moduleId: number; isPlaced: boolean }
  /** Signing in comes first; the order waits. */
  | { type: 'auth.requested'; mode: AuthMode; intent: Intent }
  /** Somebody who is known orders one item at once: the cart has no part in it [NAV-06, NAV-07]. */
  | { type: 'order.requested'; request: OrderWish }
  | Notice;

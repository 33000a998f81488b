import type { AddRefusal, CartItem, CartLine } from '../../domain/cart';
import type { Selection } from '../../domain/catalogue';
import type { Failure } from '../shared/failure';
import type { AuthMode, Intent, OrderRequest } from '../shared/intent';
import type { Notice } from '../shared/notice';

export type AddToCartRequest = {
  item: CartItem;
  selection: Selection;
  quantity: number;
  /** The cart line to edit. `null`: add a line, or increase the line with the same options. */
  lineId: number | null;
  /** Direct orders need an account [ITEM-13]. */
  intent: 'cart' | 'buyNow' | 'campaign';
};

/** The page's state at the press. */
export type AddToCartSituation = {
  lines: CartLine[];
  isSignedIn: boolean;
  /** Whether a delivery place is chosen, and in which module. */
  isPlaced: boolean;
  moduleId: number | null;
  now: number;
  utcOffsetMinutes: number;
};

export type PendingAddition = { request: AddToCartRequest; world: AddToCartSituation };

export type AddToCartContext = {
  request: AddToCartRequest | null;
  world: AddToCartSituation | null;
  /** Additions that start after the current one. */
  waiting: PendingAddition[];
  refusal: AddRefusal | null;
  otherStore: string | null;
  failure: Failure | null;
};

export type AddToCartEvent =
  | { type: 'add.requested'; request: AddToCartRequest; world: AddToCartSituation }
  /** The customer chose a place in the item's module. */
  | { type: 'place.settled' }
  /** The customer closed the question about the address. */
  | { type: 'place.dismissed' }
  | { type: 'conflict.confirmed' }
  | { type: 'conflict.cancelled' }
  | { type: 'retry.requested' };

export type AddToCartEmitted =
  | { type: 'item.added'; itemId: number }
  | { type: 'item.updated'; itemId: number }
  | { type: 'item.refused'; refusal: AddRefusal }
  /**
   * Opens the item's module without a question to the customer. If no place is chosen, asks once for the
   * address [NAV-28].
   */
  | { type: 'place.requested'; moduleId: number; isPlaced: boolean }
  /** The direct order continues after the customer has signed in. */
  | { type: 'auth.requested'; mode: AuthMode; intent: Intent }
  /** A customer orders one item directly, without the cart [NAV-06, NAV-07]. */
  | { type: 'order.requested'; request: OrderRequest }
  | Notice;

import type { CartItem } from '../../domain/cart';
import type { Selection } from '../../domain/catalogue';

/** A direct order of one item, without the cart. */
export type OrderRequest = {
  item: CartItem;
  selection: Selection;
  quantity: number;
  intent: 'buyNow' | 'campaign';
};

/** The action that continues after the sign-in [AUTH-60]. */
export type Intent =
  | { type: 'wish'; wish: { kind: 'item' | 'store' | 'vehicle' | 'provider'; id: number } }
  | { type: 'order'; request: OrderRequest }
  | { type: 'checkout' }
  | { type: 'page'; href: string };

export type AuthMode = 'sign-in' | 'sign-up';

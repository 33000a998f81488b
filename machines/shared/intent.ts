import type { CartItem } from '../../domain/cart';
import type { Selection } from '../../domain/catalogue';

/** One item that is ordered at once, beside the cart. */
export type OrderWish = {
  item: CartItem;
  selection: Selection;
  quantity: number;
  intent: 'buyNow' | 'campaign';
};

/** What somebody was about to do when the shop asked who they are: it goes on once they are known [AUTH-60]. */
export type Intent =
  | { type: 'wish'; wish: { kind: 'item' | 'store' | 'vehicle' | 'provider'; id: number } }
  | { type: 'order'; request: OrderWish }
  | { type: 'checkout' }
  | { type: 'page'; href: string };

export type AuthMode = 'sign-in' | 'sign-up';

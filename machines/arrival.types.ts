import type { AuthMode, Intent } from './shared/intent';
import type { Notice } from './shared/notice';
import type { Favourite } from './wishlist/wishlist.types';

export type ArrivalContext = {
  /** The action that waits for the sign-in [AUTH-60]. */
  intent: Intent | null;
  /** Has just signed up. */
  isNewcomer: boolean;
  /** Signed in on this page: a guest cart may also wait in a module opened later [CART-64]. */
  isMergeDue: boolean;
};

export type ArrivalEvent =
  /** `intent`: the action to resume after the sign-in. */
  | { type: 'auth.requested'; mode: AuthMode; intent: Intent | null }
  /** The sign-in was closed without a result. */
  | { type: 'auth.dismissed' }
  /** A guest pressed a heart. */
  | { type: 'login.requested'; wish: Favourite }
  /** The session expired here: the customer returns to this page after signing in. */
  | { type: 'page.left'; href: string }
  | { type: 'session.signedIn'; entry: AuthMode }
  | { type: 'session.restored' }
  | { type: 'session.signedOut' }
  | { type: 'session.expired' }
  | { type: 'module.changed' }
  /** First visit to a module. */
  | { type: 'welcome.requested' };

export type ArrivalEmitted =
  | { type: 'auth.opened'; mode: AuthMode }
  /** Closes the sign-in. */
  | { type: 'auth.closed' }
  /** The account's cart is final. */
  | { type: 'carts.settled' }
  | { type: 'wish.resumed'; wish: Favourite }
  | { type: 'intent.resumed'; intent: Intent }
  /** Signed up without a pending action: asks for interests. */
  | { type: 'interests.requested' }
  | Notice;

import type { AuthMode, Intent } from './shared/intent';
import type { Notice } from './shared/notice';
import type { Favourite } from './wishlist/wishlist.types';

export type ArrivalContext = {
  /** The action that waits for the sign-in [AUTH-60]. */
  intent: Intent | null;
  /** True right after signing up. */
  isNewcomer: boolean;
  /**
   * Set after a sign-in on this page: modules opened later may still hold a guest cart to merge [CART-64].
   */
  isMergeDue: boolean;
};

export type ArrivalEvent =
  /** `intent`: the action to resume after the sign-in. */
  | { type: 'auth.requested'; mode: AuthMode; intent: Intent | null }
  /** The sign-in was closed without a result. */
  | { type: 'auth.dismissed' }
  /** A guest pressed a heart. */
  | { type: 'login.requested'; favourite: Favourite }
  /** The session expired on this page; the customer returns to it after signing in. */
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
  /** The merge has ended: the account's cart no longer changes by itself. */
  | { type: 'carts.settled' }
  | { type: 'wish.resumed'; favourite: Favourite }
  | { type: 'intent.resumed'; intent: Intent }
  /** Signed up without a pending action: asks for interests. */
  | { type: 'interests.requested' }
  | Notice;

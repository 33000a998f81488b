import type { AuthMode, Intent } from './shared/intent';
import type { Notice } from './shared/notice';
import type { Favourite } from './wishlist/wishlist.types';

export type ArrivalContext = {
  /** The action that waits for the sign-in [AUTH-60]. */
  intent: Intent | null;
  /** True directly after the customer has signed up. */
  isNewcomer: boolean;
  /**
   * True after a sign-in on this page: modules opened later may still have a guest cart to merge [CART-64].
   */
  isMergeDue: boolean;
};

export type ArrivalEvent =
  /** `intent`: the action to resume after the sign-in. */
  | { type: 'auth.requested'; mode: AuthMode; intent: Intent | null }
  /** The sign-in dialog was closed without signing in. */
  | { type: 'auth.dismissed' }
  /** A guest pressed the heart of an item or store. */
  | { type: 'login.requested'; favourite: Favourite }
  /** The session expired on this page; the customer returns to it after signing in. */
  | { type: 'page.left'; href: string }
  | { type: 'session.signedIn'; entry: AuthMode }
  | { type: 'session.restored' }
  | { type: 'session.signedOut' }
  | { type: 'session.expired' }
  | { type: 'module.changed' }
  /** The customer opened this module for the first time. */
  | { type: 'welcome.requested' };

export type ArrivalEmitted =
  | { type: 'auth.opened'; mode: AuthMode }
  /** Closes the sign-in. */
  | { type: 'auth.closed' }
  /** The merge of the carts has ended, so the account's cart no longer changes without a press. */
  | { type: 'carts.settled' }
  | { type: 'wish.resumed'; favourite: Favourite }
  | { type: 'intent.resumed'; intent: Intent }
  /** The customer signed up without a pending action, so the app asks for interests. */
  | { type: 'interests.requested' }
  | Notice;

import type { AuthMode, Intent } from './shared/intent';
import type { Notice } from './shared/notice';
import type { Wish } from './wishlist/wishlist.types';

export type ArrivalContext = {
  /** What waits until somebody has signed in [AUTH-60]. */
  intent: Intent | null;
  /** Signed up a moment ago. */
  isNewcomer: boolean;
  /** Somebody signed in on this page: in a market that is visited later a guest's cart may wait as well [CART-64]. */
  isMergeDue: boolean;
};

export type ArrivalEvent =
  /** Signing in is needed, or wanted; with `intent` it is for the sake of something. */
  | { type: 'auth.requested'; mode: AuthMode; intent: Intent | null }
  /** The sign-in was closed without an end. */
  | { type: 'auth.dismissed' }
  /** A heart was pressed by somebody who is not known. */
  | { type: 'login.requested'; wish: Wish }
  /** The session expired on this page: after signing in again the person comes back to it. */
  | { type: 'page.left'; href: string }
  | { type: 'session.signedIn'; entry: AuthMode }
  | { type: 'session.restored' }
  | { type: 'session.signedOut' }
  | { type: 'session.expired' }
  | { type: 'module.changed' };

export type ArrivalEmitted =
  | { type: 'auth.opened'; mode: AuthMode }
  /** Somebody has signed in: the sign-in goes away. */
  | { type: 'auth.closed' }
  /** The account's cart is what it will be. */
  | { type: 'carts.settled' }
  | { type: 'wish.resumed'; wish: Wish }
  | { type: 'intent.resumed'; intent: Intent }
  /** Somebody signed up for nothing else: the shop asks what they like. */
  | { type: 'welcome.requested' }
  /** Somebody signed up who has told already. */
  | { type: 'home.requested' }
  | Notice;

import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

export const WISH_KINDS = ['item', 'store', 'vehicle', 'provider'] as const;
export type WishKind = (typeof WISH_KINDS)[number];
export type Wish = { kind: WishKind; id: number };
export type WishlistIds = Record<WishKind, number[]>;

/** What a heart shall be, never "the other": the server can be told twice [WISH-07]. */
export type WantedWish = Wish & { isOn: boolean };

export type WishlistContext = {
  /** What the server has. What is shown: `isWished` of `wishlist.view.ts`. Null until it was read once. */
  ids: WishlistIds | null;
  /** Presses shown at once and not yet sent, oldest first; one for each thing, the latest. */
  wanted: WantedWish[];
  sending: WantedWish | null;
  /** Another tab, market or place: read again as soon as nothing is under way. */
  isStale: boolean;
  /** Since its drawer was opened: these keep their places, with the way back [WISH-08]. */
  takenOff: Wish[];
  /** Why the last reading failed. */
  failure: Failure | null;
};

export type WishlistEvent =
  | { type: 'person.arrived' }
  | { type: 'person.left' }
  | { type: 'wish.toggled'; wish: Wish }
  /** A heart that was pressed before signing in: it ends up on, whatever it was [AUTH-60]. */
  | { type: 'wish.resumed'; wish: Wish }
  /** Its drawer: from here on what is taken off keeps its place. */
  | { type: 'wishlist.opened' }
  /** Another tab, market or place; a retry as well. */
  | { type: 'wishlist.reloadRequested' };

export type WishlistEmitted =
  | { type: 'login.requested'; wish: Wish }
  /** The server confirmed a change: other tabs read the list again. */
  | { type: 'wishlist.changed' }
  | Notice;

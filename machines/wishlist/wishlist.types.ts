import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

export const WISH_KINDS = ['item', 'store', 'vehicle', 'provider'] as const;
export type WishKind = (typeof WISH_KINDS)[number];
export type Wish = { kind: WishKind; id: number };
export type WishlistIds = Record<WishKind, number[]>;

/** The wanted state, not a toggle, so that sending it twice is safe [WISH-07]. */
export type WantedWish = Wish & { isOn: boolean };

export type WishlistContext = {
  /** The server's list; `isWished` in `wishlist.view.ts` has the visible state. `null`: not loaded. */
  ids: WishlistIds | null;
  /** Pending presses, oldest first, the latest per entry. */
  wanted: WantedWish[];
  sending: WantedWish | null;
  /** Another tab, module or place: reload when idle. */
  isStale: boolean;
  /** Removed since the drawer opened. They keep their position, with Undo [WISH-08]. */
  takenOff: Wish[];
  /** Why loading failed. */
  failure: Failure | null;
};

export type WishlistEvent =
  | { type: 'person.arrived' }
  | { type: 'person.left' }
  | { type: 'wish.toggled'; wish: Wish }
  /** A heart pressed before the sign-in: it ends up on [AUTH-60]. */
  | { type: 'wish.resumed'; wish: Wish }
  /** From now on, removed entries keep their position. */
  | { type: 'wishlist.opened' }
  /** Another tab, module or place, or a retry. */
  | { type: 'wishlist.reloadRequested' };

export type WishlistEmitted =
  | { type: 'login.requested'; wish: Wish }
  /** Other tabs reload the list. */
  | { type: 'wishlist.changed' }
  | Notice;

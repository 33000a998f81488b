import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

export const FAVOURITE_KINDS = ['item', 'store', 'vehicle', 'provider'] as const;
export type FavouriteType = (typeof FAVOURITE_KINDS)[number];
export type Favourite = { kind: FavouriteType; id: number };
export type WishlistIds = Record<FavouriteType, number[]>;

/** The requested state, not a toggle, so that sending it twice is safe [WISH-07]. */
export type FavouriteChange = Favourite & { isOn: boolean };

export type WishlistContext = {
  /** The server's list; `isFavourite` in `wishlist.view.ts` has the visible state. `null`: not loaded. */
  ids: WishlistIds | null;
  /** Pending presses, oldest first, the latest per entry. */
  wanted: FavouriteChange[];
  sending: FavouriteChange | null;
  /** Another tab, module or place: reload when idle. */
  isStale: boolean;
  /** Removed since the drawer opened. They keep their position, with Undo [WISH-08]. */
  takenOff: Favourite[];
  /** Why loading failed. */
  failure: Failure | null;
};

export type WishlistEvent =
  | { type: 'person.arrived' }
  | { type: 'person.left' }
  | { type: 'wish.toggled'; favourite: Favourite }
  /** A heart that was pressed before the sign-in: adds it, never removes it [AUTH-60]. */
  | { type: 'wish.resumed'; favourite: Favourite }
  /** From now on, removed entries keep their position. */
  | { type: 'wishlist.opened' }
  /** Another tab, module or place, or a retry. */
  | { type: 'wishlist.reloadRequested' };

export type WishlistEmitted =
  | { type: 'login.requested'; favourite: Favourite }
  /** Other tabs reload the list. */
  | { type: 'wishlist.changed' }
  | Notice;

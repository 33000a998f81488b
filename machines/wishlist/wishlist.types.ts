import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

export const FAVOURITE_KINDS = ['item', 'store', 'vehicle', 'provider'] as const;
export type FavouriteType = (typeof FAVOURITE_KINDS)[number];
export type Favourite = { kind: FavouriteType; id: number };
export type WishlistIds = Record<FavouriteType, number[]>;

/** The requested state of a heart. Not a toggle, so that sending it twice is safe [WISH-07]. */
export type FavouriteChange = Favourite & { isOn: boolean };

export type WishlistContext = {
  /**
   * The list as the server sent it. `null`: not loaded. `isFavourite` in `wishlist.view.ts` returns the
   * visible state.
   */
  ids: WishlistIds | null;
  /** Unsaved changes, oldest first, only the latest per entry. */
  wanted: FavouriteChange[];
  sending: FavouriteChange | null;
  /** True if the list must be reloaded, for example after a change in another tab. */
  isStale: boolean;
  /** Entries that were removed since the drawer opened. They stay in the list, with Undo [WISH-08]. */
  takenOff: Favourite[];
  /** Why the wishlist could not be loaded. */
  failure: Failure | null;
};

export type WishlistEvent =
  | { type: 'person.arrived' }
  | { type: 'person.left' }
  | { type: 'wish.toggled'; favourite: Favourite }
  /** A guest pressed the heart before signing in. The entry is added, never removed [AUTH-60]. */
  | { type: 'wish.resumed'; favourite: Favourite }
  /** The drawer was opened. Removed entries now stay in the list. */
  | { type: 'wishlist.opened' }
  /** The list must be reloaded: another tab, module or place, or a retry. */
  | { type: 'wishlist.reloadRequested' };

export type WishlistEmitted =
  | { type: 'login.requested'; favourite: Favourite }
  /** The wishlist was changed, so other tabs reload it. */
  | { type: 'wishlist.changed' }
  | Notice;

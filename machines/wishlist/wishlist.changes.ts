import { required } from '../shared/required';
import type { Favourite, FavouriteChange, WishlistContext, WishlistIds } from './wishlist.types';
import { isFavourite, isSame } from './wishlist.view';

type Change = Partial<WishlistContext>;

const isKnown = (ids: WishlistIds | null, { kind, id, isOn }: FavouriteChange): boolean =>
  ids !== null && ids[kind].includes(id) === isOn;

/**
 * Queues a change, keeping only the latest per entry. Ignores a value that the server already has or is being
 * sent.
 */
export function withFavourite({ ids, wanted, sending }: WishlistContext, favourite: FavouriteChange): Change {
  const others = wanted.filter((other) => !isSame(other, favourite));
  const isUpToDate =
    sending && isSame(sending, favourite) ? sending.isOn === favourite.isOn : isKnown(ids, favourite);
  return { wanted: isUpToDate ? others : [...others, favourite] };
}

/** Queues the opposite of the visible state, after a press on the heart. */
export function withToggled(wishlist: WishlistContext, favourite: Favourite): Change {
  const isOn = !isFavourite(wishlist, favourite);
  const { takenOff } = wishlist;
  const isListed = isOn || takenOff.some((other) => isSame(other, favourite));
  return {
    ...withFavourite(wishlist, { ...favourite, isOn }),
    takenOff: isListed ? takenOff : [...takenOff, favourite],
  };
}

export const withNextFavouriteTaken = ({ wanted }: WishlistContext): Change => ({
  sending: required(wanted[0] ?? null, 'wanted'),
  wanted: wanted.slice(1),
});

/** Replaces the server's list, and discards pending changes that no longer apply. */
export const withIds = ({ wanted }: WishlistContext, ids: WishlistIds | null): Change => ({
  ids,
  wanted: wanted.filter((favourite) => !isKnown(ids, favourite)),
  sending: null,
});

export function withSentKept(wishlist: WishlistContext): Change {
  const { kind, id, isOn } = required(wishlist.sending, 'sending');
  const known = required(wishlist.ids, 'ids');
  const others = known[kind].filter((other) => other !== id);
  return withIds(wishlist, { ...known, [kind]: isOn ? [...others, id] : others });
}

import { required } from '../shared/required';
import type { WantedWish, Wish, WishlistContext, WishlistIds } from './wishlist.types';
import { isSame, isWished } from './wishlist.view';

type Change = Partial<WishlistContext>;

const isKnown = (ids: WishlistIds | null, { kind, id, isOn }: WantedWish): boolean =>
  ids !== null && ids[kind].includes(id) === isOn;

/** One for each thing, the latest; none for what the server has or is being told already. */
export function withWish({ ids, wanted, sending }: WishlistContext, wish: WantedWish): Change {
  const others = wanted.filter((other) => !isSame(other, wish));
  const isTold = sending && isSame(sending, wish) ? sending.isOn === wish.isOn : isKnown(ids, wish);
  return { wanted: isTold ? others : [...others, wish] };
}

/** The other than what is shown. */
export function withToggled(wishlist: WishlistContext, wish: Wish): Change {
  const isOn = !isWished(wishlist, wish);
  const { takenOff } = wishlist;
  const isHeld = isOn || takenOff.some((other) => isSame(other, wish));
  return { ...withWish(wishlist, { ...wish, isOn }), takenOff: isHeld ? takenOff : [...takenOff, wish] };
}

export const withNextWishTaken = ({ wanted }: WishlistContext): Change => ({
  sending: required(wanted[0] ?? null, 'wanted'),
  wanted: wanted.slice(1),
});

/** The server's list; newer presses stay on top as long as they still mean something. */
export const withIds = ({ wanted }: WishlistContext, ids: WishlistIds | null): Change => ({
  ids,
  wanted: wanted.filter((wish) => !isKnown(ids, wish)),
  sending: null,
});

/** The server has what was sent. */
export function withSentKept(wishlist: WishlistContext): Change {
  const { kind, id, isOn } = required(wishlist.sending, 'sending');
  const known = required(wishlist.ids, 'ids');
  const others = known[kind].filter((other) => other !== id);
  return withIds(wishlist, { ...known, [kind]: isOn ? [...others, id] : others });
}

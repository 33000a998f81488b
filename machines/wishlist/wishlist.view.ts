import type { Favourite, FavouriteChange, FavouriteType, WishlistContext } from './wishlist.types';

type FavouritesOnScreen = Pick<WishlistContext, 'ids' | 'wanted' | 'sending'>;

export const isSame = (one: Favourite, other: Favourite): boolean =>
  one.kind === other.kind && one.id === other.id;

/** Returns whether the heart is on: the newest unsaved change, or else the server's state. */
export function isFavourite({ ids, wanted, sending }: FavouritesOnScreen, favourite: Favourite): boolean {
  const pressed = [...wanted, ...(sending ? [sending] : [])].find((press) => isSame(press, favourite));
  return pressed ? pressed.isOn : ids?.[favourite.kind].includes(favourite.id) === true;
}

export function wishedIds(favourites: FavouritesOnScreen, kind: FavouriteType): number[] {
  const pressed = [
    ...favourites.wanted,
    ...(favourites.sending ? [favourites.sending] : []),
  ] satisfies FavouriteChange[];
  const known = new Set([
    ...(favourites.ids?.[kind] ?? []),
    ...pressed.filter((press) => press.kind === kind).map(({ id }) => id),
  ]);
  return [...known].filter((id) => isFavourite(favourites, { kind, id }));
}

export const wishCount = (favourites: FavouritesOnScreen, kinds: readonly FavouriteType[]): number =>
  kinds.reduce((count, kind) => count + wishedIds(favourites, kind).length, 0);

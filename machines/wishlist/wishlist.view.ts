import type { Favourite, FavouriteChange, FavouriteType, WishlistContext } from './wishlist.types';

type WishesOnScreen = Pick<WishlistContext, 'ids' | 'wanted' | 'sending'>;

export const isSame = (one: Favourite, other: Favourite): boolean =>
  one.kind === other.kind && one.id === other.id;

/** The server's state with the newest press on top. */
export function isFavourite({ ids, wanted, sending }: WishesOnScreen, wish: Favourite): boolean {
  const pressed = [...wanted, ...(sending ? [sending] : [])].find((press) => isSame(press, wish));
  return pressed ? pressed.isOn : ids?.[wish.kind].includes(wish.id) === true;
}

export function wishedIds(wishes: WishesOnScreen, kind: FavouriteType): number[] {
  const pressed = [...wishes.wanted, ...(wishes.sending ? [wishes.sending] : [])] satisfies FavouriteChange[];
  const known = new Set([
    ...(wishes.ids?.[kind] ?? []),
    ...pressed.filter((press) => press.kind === kind).map(({ id }) => id),
  ]);
  return [...known].filter((id) => isFavourite(wishes, { kind, id }));
}

export const wishCount = (wishes: WishesOnScreen, kinds: readonly FavouriteType[]): number =>
  kinds.reduce((count, kind) => count + wishedIds(wishes, kind).length, 0);

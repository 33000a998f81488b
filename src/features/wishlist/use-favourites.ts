import type { ModuleType } from '../../../domain/catalogue';
import type { FavouriteType, WishlistContext } from '../../../machines/wishlist/wishlist.types';
import { wishedIds } from '../../../machines/wishlist/wishlist.view';
import type { Favourites } from '../../api/wishlist-api';
import { useReads } from '../../platform/shop.context';
import { useSelectedModule } from '../location/module.context';
import { FAVOURITES } from './wishlist.actors';
import { useWishlist } from './wishlist.context';

const GOODS = ['item', 'store'] as const satisfies FavouriteType[];
const RENTAL = ['vehicle', 'provider'] as const satisfies FavouriteType[];

const nothing: Favourites = { item: [], store: [], vehicle: [], provider: [] };

/** Returns the favourites with name, price and picture, as last loaded. */
export const useFavourites = (): Favourites => useReads().kept<Favourites>(FAVOURITES) ?? nothing;

/** Returns the two lists in the wishlist of a module [WISH-01, DATA-04]. */
export const favouriteTypesOf = (type: ModuleType | null | undefined): typeof GOODS | typeof RENTAL =>
  type === 'rental' ? RENTAL : GOODS;

/**
 * Returns the favourites of the open module. A heart pressed since the last load belongs to the module where
 * it was pressed [WISH-01, WISH-07].
 */
function useFavouriteIds(): (kind: FavouriteType) => number[] {
  const favourites = useFavourites();
  const moduleId = useSelectedModule()?.id;
  // This subscription re-renders after every load, even if the ids are the same.
  const ids = useWishlist(({ context }) => context.ids);
  const wanted = useWishlist(({ context }) => context.wanted);
  const sending = useWishlist(({ context }) => context.sending);
  const wishes: Pick<WishlistContext, 'ids' | 'wanted' | 'sending'> = { ids, wanted, sending };
  return (kind) => {
    const known: readonly { id: number; moduleId?: number }[] = favourites[kind];
    const elsewhere = new Set(
      known.filter((entry) => entry.moduleId && entry.moduleId !== moduleId).map(({ id }) => id),
    );
    return wishedIds(wishes, kind).filter((id) => !elsewhere.has(id));
  };
}

export const useWishesHere = (kind: FavouriteType): number[] => useFavouriteIds()(kind);

export function useWishCountHere(): number {
  const favourites = useFavouriteIds();
  const type = useSelectedModule()?.type;
  return favouriteTypesOf(type).reduce((count, kind) => count + favourites(kind).length, 0);
}

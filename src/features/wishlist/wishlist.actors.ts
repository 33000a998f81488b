import { fromPromise } from 'xstate';
import { moduleWithId } from '../../../domain/modules';
import type { ModuleContext } from '../../../machines/location/module.types';
import { wishlistMachine } from '../../../machines/wishlist/wishlist.machine';
import type { Favourite, FavouriteType } from '../../../machines/wishlist/wishlist.types';
import type { Favourites, WishlistApi } from '../../api/wishlist-api';
import { flowIn } from '../../platform/flows';
import type { Reads } from '../../platform/reads';

/** The cache key of the favourites' details. The machine holds only their ids. */
export const FAVOURITES = 'favourites';

export const provideWishlist = (api: WishlistApi, reads: Reads) =>
  wishlistMachine.provide({
    actors: {
      loadWishlist: fromPromise(async ({ input, signal, self }) => {
        const found = await api.list(isRental(flowIn(self, 'module')?.getSnapshot().context), signal);
        cacheFavourites(reads, found, input.takenOff);
        return {
          item: idsOf(found.item),
          store: idsOf(found.store),
          vehicle: idsOf(found.vehicle),
          provider: idsOf(found.provider),
        };
      }),
      saveFavourite: fromPromise(({ input, signal }) => api.save(input, signal)),
    },
  });

export function cacheFavourites(reads: Reads, found: Favourites, takenOff: readonly Favourite[]): void {
  const before = reads.kept<Favourites>(FAVOURITES);
  const placed = <T extends { id: number }>(kind: FavouriteType, now: T[], earlier: T[] = []): T[] =>
    earlier.reduce(
      (list, entry, place) =>
        takenOff.some((favourite) => favourite.kind === kind && favourite.id === entry.id)
          ? list.filter(({ id }) => id !== entry.id).toSpliced(place, 0, entry)
          : list,
      now,
    );
  reads.keep(FAVOURITES, {
    item: placed('item', found.item, before?.item),
    store: placed('store', found.store, before?.store),
    vehicle: placed('vehicle', found.vehicle, before?.vehicle),
    provider: placed('provider', found.provider, before?.provider),
  } satisfies Favourites);
}

const idsOf = (entries: { id: number }[]): number[] => entries.map(({ id }) => id);

const isRental = (market: ModuleContext | undefined): boolean =>
  market !== undefined && moduleWithId(market.modules, market.selectedId)?.type === 'rental';

import { fromPromise } from 'xstate';
import { moduleWithId } from '../../../domain/modules';
import type { ModuleContext } from '../../../machines/location/module.types';
import { wishlistMachine } from '../../../machines/wishlist/wishlist.machine';
import type { WishlistApi } from '../../api/wishlist-api';
import { flowIn } from '../../platform/flows';
import type { Reads } from '../../platform/reads';

/** The flow only counts: what the server told of each favourite is kept for the drawer. */
export const FAVOURITES = 'favourites';

export const provideWishlist = (api: WishlistApi, reads: Reads) =>
  wishlistMachine.provide({
    actors: {
      loadWishlist: fromPromise(async ({ signal, self }) => {
        const found = await api.list(isRental(flowIn(self, 'module')?.getSnapshot().context), signal);
        reads.keep(FAVOURITES, found);
        return {
          item: idsOf(found.item),
          store: idsOf(found.store),
          vehicle: idsOf(found.vehicle),
          provider: idsOf(found.provider),
        };
      }),
      saveWish: fromPromise(({ input, signal }) => api.save(input, signal)),
    },
  });

const idsOf = (entries: { id: number }[]): number[] => entries.map(({ id }) => id);

const isRental = (market: ModuleContext | undefined): boolean =>
  market !== undefined && moduleWithId(market.modules, market.selectedId)?.type === 'rental';

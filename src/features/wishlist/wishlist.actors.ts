import { type ActorRefFrom, fromPromise } from 'xstate';
import { moduleWithId } from '../../../domain/modules';
import type { moduleMachine } from '../../../machines/location/module.machine';
import { wishlistMachine } from '../../../machines/wishlist/wishlist.machine';
import type { WishlistApi } from '../../api/wishlist-api';
import type { Reads } from '../../platform/reads';

/** The flow only counts: what the server told of each favourite is kept for the drawer. */
export const FAVOURITES = 'favourites';

export const provideWishlist = (api: WishlistApi, reads: Reads) =>
  wishlistMachine.provide({
    actors: {
      loadWishlist: fromPromise(async ({ signal, system }) => {
        const found = await api.list(isRental(system.get('module')), signal);
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

function isRental(module: ActorRefFrom<typeof moduleMachine>): boolean {
  const { modules, selectedId } = module.getSnapshot().context;
  return moduleWithId(modules, selectedId)?.type === 'rental';
}

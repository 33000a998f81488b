import { fromPromise } from 'xstate';
import { arrivalMachine } from '../../machines/arrival.machine';
import { createCartApi } from '../api/cart-api';
import type { ApiClient } from '../api/client';
import type { WishlistApi } from '../api/wishlist-api';
import {
  provideAddToCart,
  provideCart,
  provideCartMerge,
  provideCartReview,
} from '../features/cart/cart.actors';
import { providePendingChanges } from '../features/cart/sync/pending-changes.actors';
import { interestsOf } from '../features/catalogue/interests/stored-interests';
import { saveReferralCode } from '../features/session/sign-up/referral';
import { provideWishlist } from '../features/wishlist/wishlist.actors';
import type { Reads } from '../platform/reads';
import type { LazyBundle } from './lazy-flow.actors';
import { moduleIn } from './storefront';

type Options = {
  client: ApiClient;
  wishlist: WishlistApi;
  reads: Reads;
  /** Returns the cart version in the last response. */
  shownVersion(): number;
};

/** Provides the flows that no component needs before the first press. They are one chunk [decision 058]. */
export function provideLazyFlows({ client, wishlist, reads, shownVersion }: Options): LazyBundle {
  const cart = createCartApi(client);
  const flows: LazyBundle['flows'] = {
    cart: provideCart({ api: cart, shownVersion }),
    addToCart: provideAddToCart(),
    cartReview: provideCartReview(),
    pendingChanges: providePendingChanges(),
    wishlist: provideWishlist(wishlist, reads),
    arrival: arrivalMachine.provide({
      actors: {
        cartMerge: provideCartMerge(),
        keepReferral: fromPromise(async () => saveReferralCode()),
        hasInterests: fromPromise(async ({ self }) => {
          const market = moduleIn(self);
          return market !== null && interestsOf(market.id).length > 0;
        }),
      },
    }),
  };
  return {
    flows,
    sendLast: ({ updates }) =>
      cart.sendLast(
        updates.map(({ lineId: id, line: { item, selection }, ...draft }) => ({
          id,
          item,
          selection,
          ...draft,
        })),
      ),
  };
}

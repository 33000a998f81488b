import { arrivalMachine } from './arrival.machine';
import { addToCartMachine } from './cart/add-to-cart.machine';
import { cartMachine } from './cart/cart.machine';
import { cartReviewMachine } from './cart/cart-review.machine';
import { pendingChangesMachine } from './cart/pending-changes.machine';
import type { LazyFlows } from './flows.types';
import { storefrontMachine } from './storefront.machine';
import { wishlistMachine } from './wishlist/wishlist.machine';

export const lazyFlows: LazyFlows = {
  cart: cartMachine,
  addToCart: addToCartMachine,
  cartReview: cartReviewMachine,
  pendingChanges: pendingChangesMachine,
  wishlist: wishlistMachine,
  arrival: arrivalMachine,
};

/**
 * The root machine with all children, for the gallery and tests. The app loads the lazy children after the
 * first screen.
 */
export const wholeStorefrontMachine: typeof storefrontMachine = storefrontMachine.provide({
  actors: lazyFlows,
});

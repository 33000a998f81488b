import type { ActorRefFrom } from 'xstate';
import type { wishlistMachine } from '../../../machines/wishlist/wishlist.machine';
import { bindFlow } from '../../platform/flow';

export const [WishlistProvider, useWishlistRef, useWishlist] =
  bindFlow<ActorRefFrom<typeof wishlistMachine>>('wishlist');

import type { ActorRefFrom } from 'xstate';
import type { wishlistMachine } from '../../../machines/wishlist/wishlist.machine';
import { createActorBinding } from '../../ui/actor-binding';

export const {
  Provider: WishlistProvider,
  useActorRef: useWishlistRef,
  useActorValue: useWishlist,
} = createActorBinding<ActorRefFrom<typeof wishlistMachine>>('wishlist');

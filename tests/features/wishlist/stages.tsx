import { Heart } from '../../../src/features/wishlist/heart';
import { WishlistProvider } from '../../../src/features/wishlist/wishlist.context';
import { WishlistButton } from '../../../src/features/wishlist/wishlist-button';
import { ShopPage, WithWishlistSession } from '../../support/shop-page';
import type { Stage } from '../../support/walk-flow';

export const wishlistStage: Stage = {
  flow: 'wishlist',
  hasDataOfPage: true,
  page: (actor) => (
    <ShopPage>
      <WishlistProvider actor={actor as never}>
        <WithWishlistSession>
          <WishlistButton />
        </WithWishlistSession>
        <Heart kind="item" id={101} name="Margherita" />
        <Heart kind="item" id={102} name="Focaccia" />
      </WishlistProvider>
    </ShopPage>
  ),
  isBeyond: (sight) => 'sees' in sight && sight.sees.name === 'Sign In',
};

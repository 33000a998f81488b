import { AddButton } from '../cart/add-button';
import { StoreLink } from '../catalogue/store-link';
import { WishlistDrawer } from '../wishlist/wishlist-drawer';

export const WishlistPanel = () => <WishlistDrawer AddButton={AddButton} StoreLink={StoreLink} />;

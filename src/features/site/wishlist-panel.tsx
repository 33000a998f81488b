import { StoreLink } from '../../ui/store-link';
import { AddButton } from '../cart/button/add-button';
import { WishlistDrawer } from '../wishlist/wishlist-drawer';

export const WishlistPanel = () => <WishlistDrawer AddButton={AddButton} StoreLink={StoreLink} />;

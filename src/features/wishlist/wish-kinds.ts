import type { ModuleType } from '../../../domain/catalogue';
import type { WishKind } from '../../../machines/wishlist/wishlist.types';

const GOODS = ['item', 'store'] as const satisfies WishKind[];
const RENTAL = ['vehicle', 'provider'] as const satisfies WishKind[];

/** The two lists of a market's wishlist [WISH-01, DATA-04]. */
export const wishKindsOf = (type: ModuleType | null | undefined): typeof GOODS | typeof RENTAL =>
  type === 'rental' ? RENTAL : GOODS;

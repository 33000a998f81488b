import type { Category, Item, Store } from '../../../../domain/catalogue';
import { isBoughtAgain } from '../../../../domain/modules';
import type { ItemListKind, StoreListKind } from '../../../api/catalogue-api';
import type { Banner, BasicCampaign, Brand, FlashSale } from '../../../api/catalogue-mapping';
import { type BlockData, FEATURED_LIFETIME, type Lifetime } from '../../../platform/reads';
import { interestsOf } from '../interests/stored-interests';
import {
  blockOf,
  brandsBlock,
  campaignsBlock,
  categoriesBlock,
  flashSaleBlock,
  itemCampaignsBlock,
  type Reader,
  type Scope,
  storeRowBlock,
} from '../page/page-blocks';

export type HomeBlocks = {
  categories: BlockData<Category[]>;
  banners: BlockData<Banner[]>;
  flashSale: BlockData<FlashSale | null>;
  basicCampaigns: BlockData<BasicCampaign[]>;
  itemCampaigns: BlockData<Item[]>;
  brands: BlockData<Brand[]> | null;
  /** Stores from which the customer has ordered. `null` for guests [CAT-14]. */
  visitAgain: BlockData<Store[]> | null;
  /**
   * Items that the customer has bought. `null` for guests, and in modules where customers repeat whole orders
   * [CAT-16].
   */
  buyAgain: BlockData<Item[]> | null;
  stores: Record<StoreListKind, BlockData<Store[]>>;
  items: Record<Exclude<ItemListKind, 'latest'>, BlockData<Item[]>>;
};

const ROW = 12;
const VISIT_AGAIN = 'visit-again';
const BUY_AGAIN = 'buy-again';

/**
 * Requests all parts of the home page in parallel. Each loads and fails separately [CAT-01, CAT-02, CAT-04].
 */
export function homeBlocks(reader: Reader, scope: Scope, isSignedIn: boolean): HomeBlocks {
  const { catalogue } = reader.api;
  const block = <T>(name: string, load: () => Promise<T>, lifetime: Lifetime = FEATURED_LIFETIME) =>
    blockOf(reader, scope, name, lifetime, load);
  const itemRow = (kind: ItemListKind) =>
    block(`items:${kind}`, async () => (await catalogue.items(kind, { page: 1, limit: ROW })).entries);
  /** Returns items that match the customer's interests, or else general recommendations [MOD-12]. */
  const recommended = () => {
    const categoryIds = scope.module === null ? [] : interestsOf(scope.module.id);
    if (categoryIds.length === 0) return itemRow('recommended');
    return block(`items:recommended:${categoryIds.join(',')}`, async () => {
      const own = await catalogue.items('recommended', { page: 1, limit: ROW, categoryIds });
      return own.total > 0
        ? own.entries
        : (await catalogue.items('recommended', { page: 1, limit: ROW })).entries;
    });
  };
  // Removes cached stores and items of the customer who has signed out.
  if (!isSignedIn) for (const name of [VISIT_AGAIN, BUY_AGAIN]) reader.reads.forget(name);
  return {
    categories: categoriesBlock(reader, scope),
    banners: block('banners', () => catalogue.banners()),
    flashSale: flashSaleBlock(reader, scope),
    basicCampaigns: campaignsBlock(reader, scope),
    itemCampaigns: itemCampaignsBlock(reader, scope),
    brands: scope.module?.type === 'ecommerce' ? brandsBlock(reader, scope) : null,
    visitAgain: isSignedIn ? block(VISIT_AGAIN, () => catalogue.visitAgain()) : null,
    buyAgain:
      isSignedIn && isBoughtAgain(scope.module?.type ?? null)
        ? block(BUY_AGAIN, async () => (await catalogue.buyAgain({ page: 1, limit: ROW })).entries)
        : null,
    stores: {
      popular: storeRowBlock(reader, scope, 'popular'),
      latest: storeRowBlock(reader, scope, 'latest'),
    },
    items: {
      popular: itemRow('popular'),
      discounted: itemRow('discounted'),
      'new-arrival': itemRow('new-arrival'),
      recommended: recommended(),
      'most-reviewed': itemRow('most-reviewed'),
    },
  };
}

import type { Category, Item, Module, Store } from '../../../../domain/catalogue';
import type { CatalogueApi, ItemListKind, StoreListKind } from '../../../api/catalogue-api';
import type { Banner, BasicCampaign, Brand, FlashSale } from '../../../api/catalogue-mapping';
import { interestsOf } from '../interests/own-interests';
import type { BlockData } from '../page/block';
import {
  blockCacheOf,
  CATEGORY_LIFETIME,
  FEATURED_LIFETIME,
  forgetOwnBlocks,
  type Lifetime,
  ownBlockCacheOf,
} from '../page/block-cache';

/** Where and for whom: another place, market or language has other blocks. */
type CatalogueScope = { language: string; zoneIds: number[]; module: Module | null };

export type HomeBlocks = {
  categories: BlockData<Category[]>;
  banners: BlockData<Banner[]>;
  flashSale: BlockData<FlashSale | null>;
  basicCampaigns: BlockData<BasicCampaign[]>;
  itemCampaigns: BlockData<Item[]>;
  brands: BlockData<Brand[]> | null;
  /** Null for guests [CAT-14]. */
  visitAgain: BlockData<Store[]> | null;
  stores: Record<StoreListKind, BlockData<Store[]>>;
  items: Record<Exclude<ItemListKind, 'latest'>, BlockData<Item[]>>;
};

const ROW = 12;

export const scopeKey = ({ language, zoneIds, module }: CatalogueScope): string =>
  `${language}|${zoneIds.join(',')}|${module?.id ?? ''}`;

/** Asks for every block of the market's home at once; each answers for itself [CAT-01, CAT-02, CAT-04]. */
export function homeBlocks(api: CatalogueApi, scope: CatalogueScope, isSignedIn: boolean): HomeBlocks {
  const shared = blockCacheOf(api);
  const block = <T>(
    name: string,
    lifetime: Lifetime,
    load: () => Promise<T>,
    cache = shared,
  ): BlockData<T> => {
    const key = `${name}|${scopeKey(scope)}`;
    return { key, promise: cache.read(key, lifetime, load), forget: () => cache.forget(key) };
  };
  const itemRow = (kind: ItemListKind) =>
    block(
      `items:${kind}`,
      FEATURED_LIFETIME,
      async () => (await api.items(kind, { page: 1, limit: ROW })).entries,
    );
  /** What fits the chosen interests first; where nothing fits, what is recommended to all [MOD-12]. */
  const recommended = () => {
    const categoryIds = scope.module === null ? [] : interestsOf(scope.module.id);
    if (categoryIds.length === 0) return itemRow('recommended');
    return block(`items:recommended:${categoryIds.join(',')}`, FEATURED_LIFETIME, async () => {
      const own = await api.items('recommended', { page: 1, limit: ROW, categoryIds });
      return own.total > 0 ? own.entries : (await api.items('recommended', { page: 1, limit: ROW })).entries;
    });
  };
  const storeRow = (kind: StoreListKind) =>
    block(`stores:${kind}`, FEATURED_LIFETIME, async () =>
      (await api.stores(kind, { page: 1, limit: ROW })).entries.slice(0, ROW),
    );
  if (!isSignedIn) forgetOwnBlocks(api);
  return {
    categories: block('categories', CATEGORY_LIFETIME, () => api.categories()),
    banners: block('banners', FEATURED_LIFETIME, () => api.banners()),
    flashSale: block('flash-sale', FEATURED_LIFETIME, () => api.flashSale()),
    basicCampaigns: block('basic-campaigns', FEATURED_LIFETIME, () => api.basicCampaigns()),
    itemCampaigns: block('item-campaigns', FEATURED_LIFETIME, () => api.itemCampaigns()),
    brands:
      scope.module?.type === 'ecommerce' ? block('brands', CATEGORY_LIFETIME, () => api.brands()) : null,
    visitAgain: isSignedIn
      ? block('visit-again', FEATURED_LIFETIME, () => api.visitAgain(), ownBlockCacheOf(api))
      : null,
    stores: { popular: storeRow('popular'), latest: storeRow('latest') },
    items: {
      popular: itemRow('popular'),
      discounted: itemRow('discounted'),
      'new-arrival': itemRow('new-arrival'),
      recommended: recommended(),
      'most-reviewed': itemRow('most-reviewed'),
    },
  };
}

/** Every block that every home page has: when none of them comes, the page itself is in trouble. */
export const allBlocks = ({
  categories,
  banners,
  flashSale,
  stores,
  items,
}: HomeBlocks): BlockData<unknown>[] => [
  categories,
  banners,
  flashSale,
  ...Object.values(stores),
  ...Object.values(items),
];

const PATIENCE = 350;

/** The first blocks are waited for a moment, so that a fast server's page comes whole; a slow one's comes in parts. */
export async function firstBlocks({
  categories,
  banners,
  flashSale,
  stores,
  items,
}: HomeBlocks): Promise<void> {
  const first = [categories, banners, flashSale, stores.popular, items.discounted].map(
    ({ promise }) => promise,
  );
  await Promise.race([
    Promise.allSettled(first),
    new Promise<void>((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
}

import type { Category, Item, Module, Store } from '../../../domain/catalogue';
import type { CatalogueApi, ItemListKind, StoreListKind } from '../../api/catalogue-api';
import type { Banner, BasicCampaign, Brand, FlashSale } from '../../api/catalogue-mapping';
import type { BlockData } from './block';
import { blockCacheOf, CATEGORY_LIFETIME, FEATURED_LIFETIME, type Lifetime } from './block-cache';

/** Where and for whom: another place, market or language has other blocks. */
export type CatalogueScope = { language: string; zoneIds: number[]; module: Module | null };

export type HomeBlocks = {
  categories: BlockData<Category[]>;
  banners: BlockData<Banner[]>;
  flashSale: BlockData<FlashSale | null>;
  basicCampaigns: BlockData<BasicCampaign[]>;
  itemCampaigns: BlockData<Item[]>;
  brands: BlockData<Brand[]> | null;
  stores: Record<StoreListKind, BlockData<Store[]>>;
  items: Record<Exclude<ItemListKind, 'latest'>, BlockData<Item[]>>;
};

const ROW = 12;

export const scopeKey = ({ language, zoneIds, module }: CatalogueScope): string =>
  `${language}|${zoneIds.join(',')}|${module?.id ?? ''}`;

/** Asks for every block of the market's home at once; each answers for itself [CAT-01, CAT-02, CAT-04]. */
export function homeBlocks(api: CatalogueApi, scope: CatalogueScope): HomeBlocks {
  const cache = blockCacheOf(api);
  const block = <T>(name: string, lifetime: Lifetime, load: () => Promise<T>): BlockData<T> => {
    const key = `${name}|${scopeKey(scope)}`;
    return { key, promise: cache.read(key, lifetime, load), forget: () => cache.forget(key) };
  };
  const itemRow = (kind: ItemListKind) =>
    block(
      `items:${kind}`,
      FEATURED_LIFETIME,
      async () => (await api.items(kind, { page: 1, limit: ROW })).entries,
    );
  const storeRow = (kind: StoreListKind) =>
    block(`stores:${kind}`, FEATURED_LIFETIME, async () =>
      (await api.stores(kind, { page: 1, limit: ROW })).entries.slice(0, ROW),
    );
  return {
    categories: block('categories', CATEGORY_LIFETIME, () => api.categories()),
    banners: block('banners', FEATURED_LIFETIME, () => api.banners()),
    flashSale: block('flash-sale', FEATURED_LIFETIME, () => api.flashSale()),
    basicCampaigns: block('basic-campaigns', FEATURED_LIFETIME, () => api.basicCampaigns()),
    itemCampaigns: block('item-campaigns', FEATURED_LIFETIME, () => api.itemCampaigns()),
    brands:
      scope.module?.type === 'ecommerce' ? block('brands', CATEGORY_LIFETIME, () => api.brands()) : null,
    stores: { popular: storeRow('popular'), latest: storeRow('latest') },
    items: {
      popular: itemRow('popular'),
      discounted: itemRow('discounted'),
      'new-arrival': itemRow('new-arrival'),
      recommended: itemRow('recommended'),
      'most-reviewed': itemRow('most-reviewed'),
    },
  };
}

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

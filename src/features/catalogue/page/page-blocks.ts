import type { Category, Item, Module, Store } from '../../../../domain/catalogue';
import { failureOf } from '../../../../machines/shared/failure';
import type { CatalogueApi } from '../../../api/catalogue-api';
import type { BasicCampaign, Brand, FlashSale, ReviewPage } from '../../../api/catalogue-mapping';
import { scopeKey } from '../home/home-blocks';
import type { BlockData } from './block';
import { blockCacheOf, CATEGORY_LIFETIME, FEATURED_LIFETIME, type Lifetime } from './block-cache';

/** The server does not have it any more: the page says so instead of failing [NAV-27]. */
export const isMissing = (error: unknown): boolean => failureOf(error).code === 'notFound';

type Scope = { language: string; zoneIds: number[]; module: Module | null };

/** One answer of the server with its own freshness, for a page's loader. */
function blockOf<T>(
  api: CatalogueApi,
  scope: Scope,
  name: string,
  lifetime: Lifetime,
  load: () => Promise<T>,
): BlockData<T> {
  const cache = blockCacheOf(api);
  const key = `${name}|${scopeKey(scope)}`;
  return { key, promise: cache.read(key, lifetime, load), forget: () => cache.forget(key) };
}

export const categoriesBlock = (api: CatalogueApi, scope: Scope): BlockData<Category[]> =>
  blockOf(api, scope, 'categories', CATEGORY_LIFETIME, () => api.categories());

export const childCategoriesBlock = (api: CatalogueApi, scope: Scope, id: number): BlockData<Category[]> =>
  blockOf(api, scope, `child-categories:${id}`, CATEGORY_LIFETIME, () => api.childCategories(id));

export const itemReviewsBlock = (api: CatalogueApi, scope: Scope, item: Item): BlockData<ReviewPage> =>
  blockOf(api, scope, `item-reviews:${item.id}`, FEATURED_LIFETIME, () =>
    api.itemReviews(item.id, { page: 1 }, { moduleId: item.moduleId }),
  );

export const relatedItemsBlock = (api: CatalogueApi, scope: Scope, item: Item): BlockData<Item[]> =>
  blockOf(api, scope, `related:${item.id}`, FEATURED_LIFETIME, () =>
    api.relatedStoreItems(item.id, { moduleId: item.moduleId }),
  );

export const storeReviewsBlock = (api: CatalogueApi, scope: Scope, storeId: number): BlockData<ReviewPage> =>
  blockOf(api, scope, `store-reviews:${storeId}`, FEATURED_LIFETIME, () =>
    api.storeReviews(storeId, { page: 1 }),
  );

export const popularItemsBlock = (api: CatalogueApi, scope: Scope): BlockData<Item[]> =>
  blockOf(
    api,
    scope,
    'popular-items',
    FEATURED_LIFETIME,
    async () => (await api.items('popular', {})).entries,
  );

export const popularStoresBlock = (api: CatalogueApi, scope: Scope): BlockData<Store[]> =>
  blockOf(
    api,
    scope,
    'popular-stores',
    FEATURED_LIFETIME,
    async () => (await api.stores('popular', {})).entries,
  );

export const campaignsBlock = (api: CatalogueApi, scope: Scope): BlockData<BasicCampaign[]> =>
  blockOf(api, scope, 'basic-campaigns', FEATURED_LIFETIME, () => api.basicCampaigns());

export const itemCampaignsBlock = (api: CatalogueApi, scope: Scope): BlockData<Item[]> =>
  blockOf(api, scope, 'item-campaigns', FEATURED_LIFETIME, () => api.itemCampaigns());

export const flashSaleBlock = (api: CatalogueApi, scope: Scope): BlockData<FlashSale | null> =>
  blockOf(api, scope, 'flash-sale', FEATURED_LIFETIME, () => api.flashSale());

export const brandsBlock = (api: CatalogueApi, scope: Scope): BlockData<Brand[]> =>
  blockOf(api, scope, 'brands', CATEGORY_LIFETIME, () => api.brands());

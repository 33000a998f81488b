import type { Category, Cuisine, Item, Store } from '../../domain/catalogue';
import type { Allergen } from '../../domain/diet';
import {
  type Banner,
  type BasicCampaign,
  type Brand,
  type FlashSale,
  type Page,
  toBanners,
  toBasicCampaign,
  toBasicCampaigns,
  toBrands,
  toCategories,
  toFlashSale,
  toItemPage,
  toItems,
  toStorePage,
  toStores,
} from './catalogue-mapping';
import type { ApiClient } from './client';
import { toItem } from './item-mapping';
import { toCuisines, toStore } from './store-mapping';

export type Diet = 'all' | 'veg' | 'non_veg';
export type ItemSort = 'popular' | 'new' | 'rating' | 'price_asc' | 'price_desc';
export type StoreSort = 'popular' | 'new' | 'rating' | 'distance' | 'time' | 'fee';

/** A page of a list of items. `page` starts at 1. */
export type ItemListQuery = {
  page?: number;
  limit?: number;
  diet?: Diet;
  /** The lowest price in whole units of the currency, as in the page's URL. */
  minPrice?: number | null;
  maxPrice?: number | null;
  rating?: number | null;
  isDiscounted?: boolean;
  isHalal?: boolean;
  isOrganic?: boolean;
  withoutAllergens?: Allergen[];
  sort?: ItemSort | null;
  categoryIds?: number[];
};
export type StoreListQuery = {
  page?: number;
  limit?: number;
  sort?: StoreSort | null;
  rating?: number | null;
  isDiscounted?: boolean;
  isHalal?: boolean;
  isOpenNow?: boolean;
  mostMinutes?: number | null;
  isDeliveryFree?: boolean;
  cuisine?: string | null;
  priceLevel?: number | null;
};

export type BoughtQuery = { page?: number; limit?: number; storeId?: number };

export type ItemListKind =
  | 'popular'
  | 'latest'
  | 'most-reviewed'
  | 'new-arrival'
  | 'discounted'
  | 'recommended';
export type StoreListKind = 'popular' | 'latest';

/** `moduleId` overrides the chosen module, for links into another module [NAV-12]. */
export type ReadOptions = { signal?: AbortSignal; moduleId?: number };

export type CatalogueApi = {
  banners(ask?: ReadOptions): Promise<Banner[]>;
  categories(ask?: ReadOptions): Promise<Category[]>;
  childCategories(id: number, ask?: ReadOptions): Promise<Category[]>;
  categoryItems(id: number, query: ItemListQuery, ask?: ReadOptions): Promise<Page<Item>>;
  categoryStores(id: number, query: StoreListQuery, ask?: ReadOptions): Promise<Page<Store>>;
  items(kind: ItemListKind, query: ItemListQuery, ask?: ReadOptions): Promise<Page<Item>>;
  /** Returns the stores from which this customer has ordered [CAT-14]. */
  visitAgain(ask?: ReadOptions): Promise<Store[]>;
  /**
   * Returns the items of this customer's delivered orders, from one store or from the chosen module [CAT-16].
   */
  buyAgain(query: BoughtQuery, ask?: ReadOptions): Promise<Page<Item>>;
  stores(kind: StoreListKind, query: StoreListQuery, ask?: ReadOptions): Promise<Page<Store>>;
  cuisines(ask?: ReadOptions): Promise<Cuisine[]>;
  searchItems(name: string, query: ItemListQuery, ask?: ReadOptions): Promise<Page<Item>>;
  searchStores(name: string, query: StoreListQuery, ask?: ReadOptions): Promise<Page<Store>>;
  item(id: string, isCampaign: boolean, ask?: ReadOptions): Promise<Item>;
  relatedStoreItems(id: number, ask?: ReadOptions): Promise<Item[]>;
  store(id: string, ask?: ReadOptions): Promise<Store>;
  storeItems(storeId: number, query: ItemListQuery, ask?: ReadOptions): Promise<Page<Item>>;
  searchStoreItems(
    storeId: number,
    name: string,
    query: ItemListQuery,
    ask?: ReadOptions,
  ): Promise<Page<Item>>;
  basicCampaigns(ask?: ReadOptions): Promise<BasicCampaign[]>;
  basicCampaign(id: number, ask?: ReadOptions): Promise<BasicCampaign>;
  itemCampaigns(ask?: ReadOptions): Promise<Item[]>;
  flashSale(ask?: ReadOptions): Promise<FlashSale | null>;
  brands(ask?: ReadOptions): Promise<Brand[]>;
  brandItems(id: number, query: ItemListQuery, ask?: ReadOptions): Promise<Page<Item>>;
};

export function createCatalogueApi(client: ApiClient): CatalogueApi {
  return {
    banners: async (ask) => toBanners(await client.get('/banners', ask), client.currency()),
    categories: async (ask) => toCategories(await client.get('/categories', ask)),
    childCategories: async (id, ask) =>
      toCategories(await client.get('/categories/childes/{id}', { ...ask, params: { id } })),
    categoryItems: async (id, query, ask) =>
      toItemPage(
        await client.get('/categories/items/{id}', { ...ask, params: { id }, query: itemQuery(query) }),
        client.currency(),
      ),
    categoryStores: async (id, query, ask) =>
      toStorePage(
        await client.get('/categories/stores/{id}', { ...ask, params: { id }, query: storeQuery(query) }),
        client.currency(),
      ),
    items: async (kind, query, ask) =>
      toItemPage(await client.get(`/items/${kind}`, { ...ask, query: itemQuery(query) }), client.currency()),
    stores: async (kind, query, ask) =>
      toStorePage(
        await client.get(`/stores/${kind}`, { ...ask, query: storeQuery(query) }),
        client.currency(),
      ),
    visitAgain: async (ask) => toStores(await client.get('/customer/visit-again', ask), client.currency()),
    buyAgain: async ({ page, limit, storeId }, ask) =>
      toItemPage(
        await client.get('/customer/buy-again', {
          ...ask,
          query: { offset: page, limit, store_id: storeId },
        }),
        client.currency(),
      ),
    cuisines: async (ask) => toCuisines(await client.get('/cuisines', ask)),
    searchItems: async (name, query, ask) =>
      toItemPage(
        await client.get('/items/search', { ...ask, query: { name, ...itemQuery(query) } }),
        client.currency(),
      ),
    searchStores: async (name, query, ask) =>
      toStorePage(
        await client.get('/stores/search', { ...ask, query: { name, ...storeQuery(query) } }),
        client.currency(),
      ),
    item: async (id, isCampaign, ask) =>
      toItem(
        await client.get('/items/details/{id}', {
          ...ask,
          params: { id },
          query: { campaign: flag(isCampaign) },
        }),
        client.currency(),
      ),
    relatedStoreItems: async (id, ask) =>
      toItems(
        await client.get('/items/related-store-items/{id}', { ...ask, params: { id } }),
        client.currency(),
      ),
    store: async (id, ask) =>
      toStore(await client.get('/stores/details/{id}', { ...ask, params: { id } }), client.currency()),
    storeItems: async (storeId, query, ask) =>
      toItemPage(
        await client.get('/items/latest', { ...ask, query: { store_id: storeId, ...itemQuery(query) } }),
        client.currency(),
      ),
    searchStoreItems: async (storeId, name, query, ask) =>
      toItemPage(
        await client.get('/items/search', {
          ...ask,
          query: { name, store_id: storeId, ...itemQuery(query) },
        }),
        client.currency(),
      ),
    basicCampaigns: async (ask) =>
      toBasicCampaigns(await client.get('/campaigns/basic', ask), client.currency()),
    basicCampaign: async (id, ask) =>
      toBasicCampaign(
        await client.get('/campaigns/basic-campaign-details', { ...ask, query: { basic_campaign_id: id } }),
        client.currency(),
      ),
    itemCampaigns: async (ask) => toItems(await client.get('/campaigns/item', ask), client.currency()),
    flashSale: async (ask) => toFlashSale(await client.get('/flash-sales', ask), client.currency()),
    brands: async (ask) => toBrands(await client.get('/brand', ask)),
    brandItems: async (id, query, ask) =>
      toItemPage(
        await client.get('/brand/items/{id}', { ...ask, params: { id }, query: itemQuery(query) }),
        client.currency(),
      ),
  };
}

export const flag = (isSet: boolean | undefined) => (isSet ? (1 as const) : null);

export const itemQuery = (query: ItemListQuery) => ({
  offset: query.page,
  limit: query.limit,
  type: query.diet,
  min_price: query.minPrice,
  max_price: query.maxPrice,
  rating: query.rating,
  discounted: flag(query.isDiscounted),
  halal: flag(query.isHalal),
  organic: flag(query.isOrganic),
  without_allergies: query.withoutAllergens?.join(','),
  sort_by: query.sort,
  category_ids: query.categoryIds && query.categoryIds.length > 0 ? JSON.stringify(query.categoryIds) : null,
});

const storeQuery = (query: StoreListQuery) => ({
  type: 'all' as const,
  offset: query.page,
  limit: query.limit,
  rating: query.rating,
  discounted: flag(query.isDiscounted),
  halal: flag(query.isHalal),
  open_now: flag(query.isOpenNow),
  max_minutes: query.mostMinutes,
  free_delivery: flag(query.isDeliveryFree),
  cuisine: query.cuisine,
  price_level: query.priceLevel,
  sort_by: query.sort,
});

import type { Category, Item } from '../../domain/catalogue';
import { flag, type ItemListQuery, itemQuery, type ReadOptions } from './catalogue-api';
import { type Page, toCategories, toItemPage } from './catalogue-mapping';
import type { ApiClient } from './client';
import {
  type ReviewPage,
  type SearchSuggestion,
  toReviewPage,
  toSuggestions,
  toWaitingCarts,
  type WaitingCart,
} from './discovery-mapping';

export type ReviewSort = 'new' | 'highest' | 'lowest';
export type ReviewQuery = { page: number; sort?: ReviewSort; hasPhotos?: boolean };

/** Calls of search and discovery. They load later, because no first screen needs them. */
export type DiscoveryApi = {
  suggest(name: string, ask?: ReadOptions): Promise<SearchSuggestion[]>;
  featuredCategories(ask?: ReadOptions): Promise<Category[]>;
  featuredItems(query: ItemListQuery, ask?: ReadOptions): Promise<Page<Item>>;
  /** Returns those of the items that are available, in any order. */
  itemsByIds(ids: number[], ask?: ReadOptions): Promise<Item[]>;
  itemReviews(id: number, query: ReviewQuery, ask?: ReadOptions): Promise<ReviewPage>;
  storeReviews(storeId: number, query: ReviewQuery, ask?: ReadOptions): Promise<ReviewPage>;
  waitingCarts(ask?: ReadOptions): Promise<WaitingCart[]>;
};

const REVIEWS_PER_PAGE = 10;

export function createDiscoveryApi(client: ApiClient): DiscoveryApi {
  return {
    suggest: async (name, ask) =>
      toSuggestions(
        await client.get('/items/item-or-store-search', { ...ask, query: { name } }),
        client.currency(),
      ),
    waitingCarts: async (ask) =>
      toWaitingCarts(await client.get('/customer/cart/waiting', { ...ask, query: client.identity() })),
    featuredCategories: async (ask) =>
      toCategories(await client.get('/categories', { ...ask, query: { featured: 1 } })),
    featuredItems: async (query, ask) =>
      toItemPage(
        await client.get('/categories/featured/items', { ...ask, query: itemQuery(query) }),
        client.currency(),
      ),
    itemsByIds: async (ids, ask) =>
      toItemPage(
        await client.get('/items/latest', { ...ask, query: { item_ids: ids.join(','), limit: ids.length } }),
        client.currency(),
      ).entries,
    itemReviews: async (id, query, ask) =>
      toReviewPage(
        await client.get('/items/reviews/{id}', { ...ask, params: { id }, query: reviewQuery(query) }),
      ),
    storeReviews: async (storeId, query, ask) =>
      toReviewPage(
        await client.get('/stores/reviews', { ...ask, query: { store_id: storeId, ...reviewQuery(query) } }),
      ),
  };
}

const reviewQuery = ({ page, sort, hasPhotos }: ReviewQuery) => ({
  limit: REVIEWS_PER_PAGE,
  offset: page,
  sort_by: sort,
  with_photos: flag(hasPhotos),
});

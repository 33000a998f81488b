import { expect, it } from 'vitest';
import { createCatalogueApi } from '../../src/api/catalogue-api';
import { requestsOf } from './sent-requests';

it('a store list requests all store types, by offset and limit [CAT-02]', async () => {
  const requests = await requestsOf(
    async (client) => {
      const api = createCatalogueApi(client);
      await api.stores('popular', { page: 1, limit: 12 });
      await api.stores('latest', { page: 3, limit: 20 });
    },
    { answer: { stores: [], total_size: 0, limit: 12, offset: 1 } },
  );
  expect(requests.map(({ path, query }) => [path, query])).toEqual([
    ['/stores/popular', { type: 'all', offset: '1', limit: '12' }],
    ['/stores/latest', { type: 'all', offset: '3', limit: '20' }],
  ]);
});

it('every list of items sends the same filters and sort order [CAT-08, CAT-13]', async () => {
  const query = {
    page: 2,
    limit: 12,
    diet: 'veg',
    minPrice: 5,
    maxPrice: 20,
    rating: 4,
    isDiscounted: true,
    isHalal: true,
    isOrganic: true,
    withoutAllergens: ['peanut', 'milk'],
    sort: 'low_to_high',
    categoryIds: [7],
  } as never;
  const sent = await requestsOf(
    async (client) => {
      const api = createCatalogueApi(client);
      await api.brandItems(3, query);
      await api.categoryItems(102, query);
      await api.items('popular', query);
    },
    { answer: { products: [], items: [], total_size: 0 } },
  );
  expect(sent.map(({ path }) => path)).toEqual(['/brand/items/3', '/categories/items/102', '/items/popular']);
  for (const request of sent)
    expect(request.query).toEqual({
      offset: '2',
      limit: '12',
      type: 'veg',
      min_price: '5',
      max_price: '20',
      rating: '4',
      discounted: '1',
      halal: '1',
      organic: '1',
      without_allergies: 'peanut,milk',
      sort_by: 'low_to_high',
      category_ids: '[7]',
    });
});

it('every list of stores sends its filters and sort order [CAT-08]', async () => {
  const [request] = await requestsOf(
    (client) =>
      createCatalogueApi(client).stores('popular', {
        page: 1,
        limit: 12,
        rating: 4,
        isDiscounted: true,
        isHalal: true,
        isOpenNow: true,
        mostMinutes: 40,
        isDeliveryFree: true,
        cuisine: 5,
        priceLevel: 2,
        sort: 'distance',
      } as never),
    { answer: { stores: [], total_size: 0 } },
  );
  expect(request?.query).toEqual({
    type: 'all',
    offset: '1',
    limit: '12',
    rating: '4',
    discounted: '1',
    halal: '1',
    open_now: '1',
    max_minutes: '40',
    free_delivery: '1',
    cuisine: '5',
    price_level: '2',
    sort_by: 'distance',
  });
});

it('the items to buy again are requested page by page, and in a store’s tab for this store [CAT-16]', async () => {
  const requests = await requestsOf(
    async (client) => {
      const api = createCatalogueApi(client);
      await api.buyAgain({ page: 1, limit: 12 });
      await api.buyAgain({ page: 2, storeId: 31 });
    },
    { answer: { products: [], total_size: 0, limit: 12, offset: 1 } },
  );
  expect(requests.map(({ path, query }) => [path, query])).toEqual([
    ['/customer/buy-again', { offset: '1', limit: '12' }],
    ['/customer/buy-again', { offset: '2', store_id: '31' }],
  ]);
});

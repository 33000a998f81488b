import { expect, it } from 'vitest';
import { USUAL_CURRENCY } from '../../domain/money';
import { type ApiClient, createApiClient } from '../../src/api/client';
import type { HttpRequest } from '../../src/api/transport';

type Asked = (client: ApiClient) => Promise<unknown>;

const one = { params: { id: 1 } };
const sent = { body: new FormData() };

/**
 * The client's list of paths. The test calls each one as the app would. A path that doesn't compile is
 * missing in the contract.
 */
const CATALOGUE: Readonly<Record<string, Asked>> = {
  // General
  config: (client) => client.get('/config'),
  'config/place-api-autocomplete': (client) =>
    client.get('/config/place-api-autocomplete', { query: { search_text: 'Mole' } }),
  'config/place-api-details': (client) =>
    client.get('/config/place-api-details', { query: { placeid: 'P-H1' } }),
  'config/geocode-api': (client) => client.get('/config/geocode-api', { query: { lat: 25, lng: 55 } }),
  'config/distance-api': (client) =>
    client.get('/config/distance-api', {
      query: { origin_lat: 25, origin_lng: 55, destination_lat: 25.1, destination_lng: 55.1 },
    }),
  'config/get-zone-id': (client) => client.get('/config/get-zone-id', { query: { lat: 25, lng: 55 } }),
  // Catalogue
  module: (client) => client.get('/module'),
  banners: (client) => client.get('/banners'),
  'other-banners': (client) => client.get('/other-banners'),
  categories: (client) => client.get('/categories'),
  'categories/childes': (client) => client.get('/categories/childes/{id}', one),
  'categories/items': (client) => client.get('/categories/items/{id}', one),
  'items/popular': (client) => client.get('/items/popular'),
  'items/latest': (client) => client.get('/items/latest'),
  'items/most-reviewed': (client) => client.get('/items/most-reviewed'),
  'items/new-arrival': (client) => client.get('/items/new-arrival'),
  'items/discounted': (client) => client.get('/items/discounted'),
  'items/recommended': (client) => client.get('/items/recommended'),
  'items/search': (client) => client.get('/items/search', { query: { name: 'rice' } }),
  'items/details': (client) => client.get('/items/details/{id}', one),
  'items/reviews': (client) => client.get('/items/reviews/{id}', one),
  'items/reviews/submit': (client) => client.post('/items/reviews/submit', sent),
  'items/related-store-items': (client) => client.get('/items/related-store-items/{id}', one),
  'stores/popular': (client) => client.get('/stores/popular'),
  'stores/latest': (client) => client.get('/stores/latest'),
  'stores/discounted': (client) => client.get('/stores/discounted'),
  'stores/recommended': (client) => client.get('/stores/recommended'),
  'stores/details': (client) => client.get('/stores/details/{id}', one),
  'stores/reviews': (client) => client.get('/stores/reviews', { query: { store_id: 1 } }),
  'stores/get-stores': (client) => client.get('/stores/get-stores/{filter}', { params: { filter: 'all' } }),
  campaigns: (client) => client.get('/campaigns/item'),
  'flash-sales': (client) => client.get('/flash-sales'),
  brand: (client) => client.get('/brand'),
  'zone/check': (client) => client.get('/zone/check', { query: { lat: 25, lng: 55, zone_id: 1 } }),
  'zone/list': (client) => client.get('/zone/list'),
  'react-landing-page': (client) => client.get('/react-landing-page'),
  // Auth
  'auth/sign-up': (client) => client.post('/auth/sign-up', sent),
  'auth/login': (client) => client.post('/auth/login', sent),
  'auth/guest/request': (client) => client.post('/auth/guest/request'),
  'auth/social-login': (client) => client.post('/auth/social-login', sent),
  'auth/social-register': (client) => client.post('/auth/social-register', sent),
  'auth/verify-phone': (client) => client.post('/auth/verify-phone', sent),
  'auth/verify-token': (client) => client.post('/auth/verify-token', sent),
  'auth/forgot-password': (client) => client.post('/auth/forgot-password', sent),
  'auth/reset-password': (client) => client.put('/auth/reset-password', sent),
  'auth/update-info': (client) => client.post('/auth/update-info', sent),
  'auth/firebase-verify-token': (client) => client.post('/auth/firebase-verify-token', sent),
  'auth/firebase-reset-password': (client) => client.put('/auth/firebase-reset-password', sent),
  'auth/vendor/register': (client) => client.post('/auth/vendor/register', sent),
  'auth/delivery-man/store': (client) => client.post('/auth/delivery-man/store', sent),
  // Customer
  'customer/info': (client) => client.get('/customer/info'),
  'customer/update-profile': (client) => client.post('/customer/update-profile', sent),
  'customer/remove-account': (client) => client.delete('/customer/remove-account', sent),
  'customer/address/list': (client) => client.get('/customer/address/list'),
  'customer/address/add': (client) => client.post('/customer/address/add', sent),
  'customer/address/update': (client) => client.put('/customer/address/update/{id}', { ...one, ...sent }),
  'customer/address/delete': (client) =>
    client.delete('/customer/address/delete', { query: { address_id: 1 } }),
  'customer/wish-list/add': (client) => client.post('/customer/wish-list/add', { query: { item_id: 1 } }),
  'customer/wish-list': (client) => client.get('/customer/wish-list'),
  'customer/wish-list/remove': (client) =>
    client.delete('/customer/wish-list/remove', { query: { item_id: 1 } }),
  'customer/cart/add': (client) => client.post('/customer/cart/add', sent),
  'customer/cart/update': (client) => client.post('/customer/cart/update', sent),
  'customer/cart/remove': (client) => client.delete('/customer/cart/remove'),
  'customer/cart/remove-item': (client) =>
    client.delete('/customer/cart/remove-item', { query: { cart_id: 1 } }),
  'customer/cart/list': (client) => client.get('/customer/cart/list'),
  'customer/order/place': (client) => client.post('/customer/order/place', sent),
  'customer/order/list': (client) => client.get('/customer/order/list'),
  'customer/order/details': (client) => client.get('/customer/order/details', { query: { order_id: 1 } }),
  'customer/order/track': (client) => client.get('/customer/order/track', { query: { order_id: 1 } }),
  'customer/order/cancel': (client) => client.put('/customer/order/cancel', sent),
  'customer/order/payment-method': (client) => client.put('/customer/order/payment-method', sent),
  'customer/order/refund-reasons': (client) => client.get('/customer/order/refund-reasons'),
  'customer/order/parcel-instructions': (client) => client.get('/customer/order/parcel-instructions'),
  'customer/order/get-Tax': (client) => client.post('/customer/order/get-Tax', sent),
  'customer/order/get-surge-price': (client) => client.post('/customer/order/get-surge-price', sent),
  'customer/order/parcel-return': (client) => client.post('/customer/order/parcel-return', sent),
  'customer/wallet/transactions': (client) => client.get('/customer/wallet/transactions'),
  'customer/wallet/add-fund': (client) => client.post('/customer/wallet/add-fund', sent),
  'customer/wallet/bonuses': (client) => client.get('/customer/wallet/bonuses'),
  'customer/loyalty-point/transactions': (client) => client.get('/customer/loyalty-point/transactions'),
  'customer/loyalty-point/point-transfer': (client) =>
    client.post('/customer/loyalty-point/point-transfer', sent),
  'customer/message/list': (client) => client.get('/customer/message/list'),
  'customer/message/details': (client) => client.get('/customer/message/details', { query: {} }),
  'customer/message/send': (client) => client.post('/customer/message/send', sent),
  'customer/message/search-list': (client) =>
    client.get('/customer/message/search-list', { query: { name: 'Basil' } }),
  'customer/cm-firebase-token': (client) => client.put('/customer/cm-firebase-token', sent),
  'customer/review-reminder': (client) => client.get('/customer/review-reminder'),
  'customer/visit-again': (client) => client.get('/customer/visit-again'),
  'coupon/list': (client) => client.get('/coupon/list'),
  'cashback/list': (client) => client.get('/cashback/list'),
  'newsletter/subscribe': (client) => client.post('/newsletter/subscribe', sent),
  // Rental
  'rental/vehicle/search': (client) => client.get('/rental/vehicle/search'),
  'rental/vehicle/top-rated': (client) => client.get('/rental/vehicle/top-rated'),
  'rental/vehicle/category-list': (client) => client.get('/rental/vehicle/category-list'),
  'rental/vehicle/brand-list': (client) => client.get('/rental/vehicle/brand-list'),
  'rental/vehicle/get-vehicle-details': (client) =>
    client.get('/rental/vehicle/get-vehicle-details/{id}', one),
  'rental/vehicle/get-provider-vehicles': (client) =>
    client.get('/rental/vehicle/get-provider-vehicles/{provider_id}', { params: { provider_id: 1 } }),
  'rental/vehicle/get-vehicles': (client) => client.get('/rental/vehicle/get-vehicles'),
  'rental/vehicle/reviews': (client) => client.get('/rental/vehicle/reviews/{id}', one),
  'rental/provider/get-provider-details': (client) =>
    client.get('/rental/provider/get-provider-details/{id}', one),
  'rental/provider/popular': (client) => client.get('/rental/provider/popular'),
  'rental/provider/get-provider-reviews': (client) =>
    client.get('/rental/provider/get-provider-reviews/{id}', one),
  'rental/banners': (client) => client.get('/rental/banners'),
  'rental/coupon/list': (client) => client.get('/rental/coupon/list'),
  'rental/user/cart/add-to-cart': (client) => client.post('/rental/user/cart/add-to-cart', sent),
  'rental/user/cart/update-cart': (client) => client.put('/rental/user/cart/update-cart', sent),
  'rental/user/cart/remove-vehicle': (client) =>
    client.delete('/rental/user/cart/remove-vehicle', { query: { cart_id: 1 } }),
  'rental/user/cart/remove-multiple-cart': (client) =>
    client.delete('/rental/user/cart/remove-multiple-cart', { query: { cart_ids: '[1]' } }),
  'rental/user/cart/get-cart': (client) => client.get('/rental/user/cart/get-cart'),
  'rental/user/cart/update-user-data': (client) =>
    client.put('/rental/user/cart/update-user-data/{id}', { ...one, ...sent }),
  'rental/user/cart/remove-cart': (client) => client.delete('/rental/user/cart/remove-cart'),
  'rental/user/trip/trip-booking': (client) => client.post('/rental/user/trip/trip-booking', sent),
  'rental/user/trip/get-trip-details': (client) =>
    client.get('/rental/user/trip/get-trip-details', { query: { trip_id: 1 } }),
  'rental/user/trip/get-trip-list': (client) => client.get('/rental/user/trip/get-trip-list'),
  'rental/user/trip/cancel-trip': (client) => client.put('/rental/user/trip/cancel-trip', sent),
  'rental/user/trip/payment': (client) => client.put('/rental/user/trip/payment', sent),
  'rental/user/trip/get-tax': (client) => client.post('/rental/user/trip/get-tax', sent),
  'rental/user/wish-list': (client) => client.get('/rental/user/wish-list'),
  'rental/user/wish-list/add': (client) =>
    client.post('/rental/user/wish-list/add', { query: { vehicle_id: 1 } }),
  'rental/user/wish-list/remove': (client) =>
    client.delete('/rental/user/wish-list/remove', { query: { vehicle_id: 1 } }),
  'rental/user/review/add': (client) => client.post('/rental/user/review/add', sent),
};

it('the typed API client can request every path in the client’s specification [API-02]', async () => {
  const requests: HttpRequest[] = [];
  const client = createApiClient({
    currency: () => USUAL_CURRENCY,
    scope: () => ({ language: 'en', place: null, moduleId: null, guestId: null, token: null }),
    transport: async (request) => {
      requests.push(request);
      return { body: {} };
    },
  });
  for (const [path, ask] of Object.entries(CATALOGUE)) {
    await ask(client);
    const requested = requests.at(-1)?.path ?? '';
    expect(`${requested}/`.startsWith(`/${path}/`), `${path}: ${requested}`).toBe(true);
  }
  expect(new Set(requests.map(({ method, path }) => `${method} ${path}`)).size).toBe(
    Object.keys(CATALOGUE).length,
  );
});

import { expect, it } from 'vitest';
import {
  cacheKey,
  cacheStrategyOf,
  isServerUnavailable,
  isTooOld,
  maySkipWaiting,
  withClock,
} from '../../domain/offline';

const asks = (path: string, more: Partial<Parameters<typeof cacheStrategyOf>[0]> = {}) =>
  cacheStrategyOf({ method: 'GET', isPage: false, isHere: true, path, ...more });
const page = (path: string) => asks(path, { isPage: true });

it('the cached shell serves every page of the app and nothing else [NFR-08, X-15]', () => {
  for (const path of ['/', '/home', '/store/basil-kitchen', '/product/12', '/checkout', '/my-orders'])
    expect([path, page(path)]).toEqual([path, 'page']);
  for (const path of [
    '/api/v1/config',
    '/pictures/item/1.svg',
    '/assets/a-1.js',
    '/tiles/map.json',
    '/robots.txt',
  ])
    expect([path, page(path)]).toEqual([path, 'network']);
});

it('content-hashed files are served from the cache, and all other files are revalidated [X-15]', () => {
  expect(asks('/assets/index-CGgOkjx8.js')).toBe('unchanging');
  expect(asks('/theme.js')).toBe('unchanging');
  for (const path of ['/logo.svg', '/icon-512.png', '/manifest.webmanifest'])
    expect([path, asks(path)]).toEqual([path, 'newest']);
  expect(asks('/worker.js')).toBe('network');
  expect(asks('/api/v1/stores/popular')).toBe('network');
  expect(asks('/tiles/14/1/2.mvt')).toBe('network');
});

it('public pictures are cached and private ones are not [NFR-08]', () => {
  for (const folder of ['emoji', 'item', 'shop', 'banner'])
    expect([folder, asks(`/pictures/${folder}/1.webp`)]).toEqual([folder, 'picture']);
  for (const folder of ['people', 'orders', 'messages', 'registrations'])
    expect([folder, asks(`/pictures/${folder}/1.webp`)]).toEqual([folder, 'network']);
});

it('writes and requests to other servers bypass the cache [API-07]', () => {
  expect(asks('/home', { method: 'POST', isPage: true })).toBe('network');
  expect(asks('/assets/a-1.js', { isHere: false })).toBe('network');
});

it('a new service worker activates immediately only when its own page is the only open one [X-15]', () => {
  expect(maySkipWaiting({ openPages: 1, isOwnPage: true })).toBe(true);
  expect(maySkipWaiting({ openPages: 2, isOwnPage: true })).toBe(false);
  expect(maySkipWaiting({ openPages: 1, isOwnPage: false })).toBe(false);
});

it('the gateway errors 502, 503 and 504 count as offline, and a 500 does not [NFR-08]', () => {
  expect([200, 404, 500, 502, 503, 504].filter(isServerUnavailable)).toEqual([502, 503, 504]);
});

const place = { lat: 34.5, lng: -41.25, zoneIds: [1, 2] };
const question = (path: string, query: Record<string, string> = {}) => ({
  path,
  query,
  language: 'en',
  place,
  moduleId: 1,
});
const name = (path: string, query?: Record<string, string>) => cacheKey(question(path, query));

it('the cache key of a market’s list contains everything that the list depends on [NFR-08]', () => {
  const popular = name('/stores/popular', { offset: '1', limit: '10' });
  expect(popular).toBe(name('/stores/popular', { limit: '10', offset: '1' }));
  const others = [
    name('/stores/popular', { offset: '2', limit: '10' }),
    cacheKey({ ...question('/stores/popular'), language: 'ar' }),
    cacheKey({ ...question('/stores/popular'), moduleId: 2 }),
    cacheKey({ ...question('/stores/popular'), place: null }),
    cacheKey({ ...question('/stores/popular'), place: { ...place, zoneIds: [1] } }),
  ];
  expect(new Set([popular, ...others]).size).toBe(6);
});

it('the cache key of shop-wide data contains the language and nothing else [NFR-08]', () => {
  const elsewhere = { ...question('/config'), place: null, moduleId: null };
  expect(cacheKey(elsewhere)).toBe(name('/config'));
  expect(cacheKey({ ...elsewhere, language: 'ar' })).not.toBe(name('/config'));
});

it('private responses and short-lived responses are not cached [NFR-08, X-15]', () => {
  for (const path of [
    '/customer/info',
    '/customer/order/list',
    '/customer/address/list',
    '/customer/wallet/transactions',
    '/customer/message/list',
    '/customer/notifications',
    '/rental/user/trip/get-trip-list',
    '/coupon/list',
    '/operator/orders',
    '/config/geocode-api',
    '/config/place-api-autocomplete',
    '/zone/check',
  ])
    expect([path, name(path)]).toEqual([path, null]);
  expect(name('/items/recommended', { guest_id: 'guest-1' })).toBeNull();
});

it('cached responses expire after a week or when their date is in the future [NFR-08]', () => {
  const day = 24 * 60 * 60_000;
  expect([0, 7 * day, 7 * day + 1].map((age) => isTooOld(10 * day, 10 * day + age))).toEqual([
    false,
    false,
    true,
  ]);
  expect(isTooOld(10 * day, 8 * day)).toBe(true);
});

it('the server time in a cached response advances with the clock [NFR-08]', () => {
  const kept = { server_time: '2026-11-24T09:00:00.000Z', name: 'Souk' };
  expect(withClock(kept, 1_000, 61_000)).toEqual({ ...kept, server_time: '2026-11-24T09:01:00.000Z' });
  const list = [{ id: 1 }];
  expect(withClock(list, 1_000, 61_000)).toBe(list);
});

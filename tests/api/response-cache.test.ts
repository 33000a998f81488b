import { expect, it } from 'vitest';
import { USUAL_CURRENCY } from '../../domain/money';
import { ApiError } from '../../src/api/api-error';
import { createApiClient, type RequestScope } from '../../src/api/client';
import { createOfflineCache } from '../../src/api/offline-cache';
import { createResponseCache } from '../../src/api/response-cache';

const DAY = 24 * 60 * 60_000;
const guest: RequestScope = {
  language: 'en',
  place: { lat: 34.5, lng: -41.25, zoneIds: [1] },
  moduleId: 1,
  guestId: 'guest-1',
  token: null,
};

/** A fake of the browser cache: addresses in insertion order. */
function cacheStorage() {
  const caches = new Map<string, Map<string, string[]>>();
  const open = async (name: string) => {
    const cache = caches.get(name) ?? new Map<string, string[]>();
    caches.set(name, cache);
    return {
      put: async (address: string, answer: Response) =>
        void cache.set(address, [await answer.text(), answer.headers.get('x-kept-at') ?? '']),
      delete: async (address: string) => cache.delete(address),
      keys: async () => [...cache.keys()],
      match: async (address: string) => {
        const [text, cachedAt = ''] = cache.get(address) ?? [];
        return text === undefined ? undefined : new Response(text, { headers: { 'x-kept-at': cachedAt } });
      },
    };
  };
  const storage = { open, delete: async (name: string) => caches.delete(name) } as unknown as CacheStorage;
  const sizes = () => Object.fromEntries([...caches].map(([name, cache]) => [name, cache.size]));
  return { storage, sizes };
}

function visit() {
  const { storage, sizes } = cacheStorage();
  const at = { now: 1_000, scope: guest, isOnline: true, asked: 0 };
  const news: boolean[] = [];
  const offlineCache = createOfflineCache(
    async () => createResponseCache(storage, () => at.now),
    () => at.scope.token,
  );
  const client = createApiClient({
    currency: () => USUAL_CURRENCY,
    scope: () => at.scope,
    offlineCache,
    onOldAnswer: (isOld) => news.push(isOld),
    pause: async () => undefined,
    transport: async ({ path }) => {
      at.asked += 1;
      if (!at.isOnline) throw new ApiError('offline');
      return { body: { path, asked: at.asked } };
    },
  });
  return { at, client, offlineCache, news, sizes };
}

it('offline, the last response is shown and marked as old [NFR-08, X-15]', async () => {
  const { at, client, offlineCache, news } = visit();
  await client.get('/stores/popular');
  const last = await client.get('/stores/popular');
  await offlineCache.begin();
  at.isOnline = false;
  expect(await client.get('/stores/popular')).toEqual(last);
  expect(news).toEqual([true]);
  at.isOnline = true;
  await client.get('/stores/popular');
  await client.get('/stores/popular');
  expect(news).toEqual([true, false]);
});

it('an offline read fails for requests that were never answered and for private ones [NFR-08]', async () => {
  const { at, client, offlineCache, news } = visit();
  await client.get('/customer/address/list', { query: { guest_id: 'guest-1' } } as never);
  await offlineCache.begin();
  at.isOnline = false;
  await expect(client.get('/stores/latest')).rejects.toMatchObject({ code: 'offline' });
  await expect(
    client.get('/customer/address/list', { query: { guest_id: 'guest-1' } } as never),
  ).rejects.toMatchObject({ code: 'offline' });
  expect(news).toEqual([]);
});

it('responses are stored only after the page has finished loading, then all at once [NFR-07, NFR-08]', async () => {
  const { client, offlineCache, sizes } = visit();
  await client.get('/stores/popular');
  await client.get('/categories');
  expect(sizes()).toEqual({});
  await offlineCache.begin();
  expect(sizes()).toEqual({ 'souk-answers': 2 });
});

it("a customer's responses are stored apart and deleted at sign-out [NFR-08, X-15]", async () => {
  const { at, client, offlineCache, sizes } = visit();
  await offlineCache.begin();
  at.scope = { ...guest, token: 'secret' };
  await client.get('/items/recommended');
  await expect.poll(sizes).toEqual({ 'souk-answers-of-person': 1 });
  at.scope = guest;
  at.isOnline = false;
  await expect(client.get('/items/recommended')).rejects.toMatchObject({ code: 'offline' });
  await offlineCache.forgetPerson();
  expect(sizes()).toEqual({ 'souk-answers': 0 });
});

it('nothing is stored for a customer who signed out before the response arrived [NFR-08]', async () => {
  const { at, client, offlineCache, sizes } = visit();
  at.scope = { ...guest, token: 'secret' };
  await client.get('/items/recommended');
  at.scope = guest;
  await offlineCache.begin();
  expect(sizes()['souk-answers-of-person'] ?? 0).toBe(0);
});

it('the cache keeps the latest 150 responses for a week at most [NFR-08]', async () => {
  const { at, client, offlineCache, sizes } = visit();
  await offlineCache.begin();
  for (let page = 0; page < 151; page += 1) {
    await client.get('/items/popular', { query: { offset: page } } as never);
    await expect.poll(() => sizes()['souk-answers']).toBe(Math.min(page + 1, 150));
  }
  at.isOnline = false;
  await expect(client.get('/items/popular', { query: { offset: 0 } } as never)).rejects.toThrow();
  await expect(client.get('/items/popular', { query: { offset: 150 } } as never)).resolves.toBeTruthy();
  at.now += 7 * DAY + 1;
  await expect(client.get('/items/popular', { query: { offset: 150 } } as never)).rejects.toThrow();
});

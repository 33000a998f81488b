import { expect, it, vi } from 'vitest';
import { USUAL_CURRENCY } from '../../domain/money';
import { ApiError } from '../../src/api/api-error';
import { type ApiClient, createApiClient, type RequestScope } from '../../src/api/client';
import type { HttpAnswer, HttpRequest } from '../../src/api/transport';

const guest: RequestScope = {
  language: 'ar',
  place: { lat: 34.2, lng: -41.6, zoneIds: [1, 2] },
  moduleId: 3,
  guestId: 'guest-1',
  token: null,
};
const nobody: RequestScope = { language: 'en', place: null, moduleId: null, guestId: null, token: null };

function clientOf(scope: RequestScope, ...answers: (unknown | ApiError)[]) {
  const requests: HttpRequest[] = [];
  const pauses: number[] = [];
  const client = createApiClient({
    currency: () => USUAL_CURRENCY,
    scope: () => scope,
    transport: async (request) => {
      requests.push(request);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer instanceof ApiError) throw answer;
      return { body: answer };
    },
    pause: async (ms) => void pauses.push(ms),
  });
  return { client, requests, pauses };
}

it('every request has the caller, the location and the language in its headers [API-01, LANG-05]', async () => {
  const { client, requests } = clientOf({ ...guest, token: 'secret' }, {});
  await client.get('/banners');
  expect(requests[0]?.headers).toEqual({
    Accept: 'application/json',
    language: 'ar',
    'X-localization': 'ar',
    'X-software-id': 'souk-web',
    latitude: '34.2',
    longitude: '-41.6',
    zoneid: '[1,2]',
    moduleId: '3',
    Authorization: 'Bearer secret',
  });
});

it.each([
  ['a guest', guest],
  ['a visitor without a place, module or guest id', nobody],
  ['a signed-in customer without a place', { ...nobody, token: 'secret' }],
])('every request of %s says the language [LANG-05]', async (_, scope) => {
  const { client, requests } = clientOf({ ...scope, language: 'ar' }, {});
  await client.get('/banners');
  await client.post('/auth/guest/request');
  for (const { headers } of requests)
    expect(headers).toMatchObject({ language: 'ar', 'X-localization': 'ar' });
});

it("a request is repeated after the server's retry time [API-07]", async () => {
  const away = new ApiError('server', [], { retryAfter: 2000 });
  const reading = clientOf(guest, away, away, {});
  await reading.client.get('/banners');
  expect([reading.requests.length, reading.pauses]).toEqual([3, [2000, 2000]]);
  const lasting = clientOf(guest, away);
  await expect(lasting.client.get('/banners')).rejects.toBe(away);
  expect(lasting.requests).toHaveLength(4);
});

it('a write is repeated only if it has an idempotency key [API-07]', async () => {
  const away = new ApiError('server', [], { retryAfter: 2000 });
  const keyed = clientOf(guest, away, {});
  await keyed.client.post('/customer/cart/add', { idempotencyKey: 'once', body: {} } as never);
  expect(keyed.requests.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['once', 'once']);
  const plain = clientOf(guest, away, {});
  await expect(plain.client.post('/customer/cart/add', { body: {} } as never)).rejects.toBe(away);
  expect(plain.requests).toHaveLength(1);
  const failing = clientOf(guest, new ApiError('server'), {});
  await expect(
    failing.client.post('/customer/cart/add', { idempotencyKey: 'once', body: {} } as never),
  ).rejects.toThrow();
});

it('unknown values are omitted instead of sent as "null" [API-01, Q-62]', async () => {
  const { client, requests } = clientOf(nobody, {});
  await client.get('/items/search', {
    query: { name: '', store_id: null, category_id: undefined, offset: 0 },
  });
  expect(Object.keys(requests[0]?.headers ?? {})).toEqual([
    'Accept',
    'language',
    'X-localization',
    'X-software-id',
  ]);
  expect(requests[0]?.query).toEqual({ offset: '0' });
});

it('picture names are completed with the configured base URLs [DATA-01, DATA-06, Q-32]', async () => {
  const config = {
    base_urls: { item_image_url: 'https://cdn.example/items/', banner_image_url: '/banners' },
    s3_base_urls: {
      item_image_url: 'https://s3.example/items',
      store_image_url: 'https://s3.example/stores',
    },
  };
  const items = {
    products: [
      { price: 2, image: 'tea.webp', images: ['tea.webp', 'cup.webp'], store: { logo: 'basil.webp' } },
      { price: 2, image: 'old.webp', image_full_url: '/pictures/new.webp', images: [] },
      { price: 2, image: '/whole/path.webp' },
    ],
  };
  const { client } = clientOf(guest, config, items, { banners: [{ image: 'sale.webp' }] }, [
    { cover_photo: '' },
  ]);
  await client.get('/config');
  expect(await client.get('/items/latest')).toMatchObject({
    products: [
      {
        image_full_url: 'https://cdn.example/items/tea.webp',
        images_full_url: ['https://cdn.example/items/tea.webp', 'https://cdn.example/items/cup.webp'],
        store: { logo_full_url: 'https://s3.example/stores/basil.webp' },
      },
      { image_full_url: '/pictures/new.webp' },
      { image_full_url: '/whole/path.webp' },
    ],
  });
  expect(await client.get('/banners')).toMatchObject({ banners: [{ image_full_url: '/banners/sale.webp' }] });
  expect(await client.get('/stores/latest')).toMatchObject([{ cover_photo_full_url: '' }]);
});

it('picture names stay unchanged without base URLs, and base URLs in the page are used [DATA-01]', async () => {
  const item = { price: 2, image: 'tea.webp' };
  expect(await clientOf(guest, { ...item }).client.get('/items/latest')).toEqual(item);
  const client = createApiClient({
    scope: () => guest,
    currency: () => USUAL_CURRENCY,
    transport: async () => ({ body: { ...item } }),
    baseUrls: { item_image_url: '/items' },
  });
  expect(await client.get('/items/latest')).toMatchObject({ image_full_url: '/items/tea.webp' });
});

it('the module in a link replaces the chosen module in the request headers [NAV-12]', async () => {
  const { client, requests } = clientOf(guest, {});
  await client.get('/items/details/{id}', { params: { id: 1 }, moduleId: 7 });
  expect(requests[0]?.headers.moduleId).toBe('7');
});

it('rental requests use the rental module, whichever module is chosen [NAV-17, NAV-18]', async () => {
  const { client, requests } = clientOf({ ...nobody, moduleId: 3, rentalModuleId: 6 }, {});
  await client.get('/rental/vehicle/search', { query: { offset: 1, limit: 12 } });
  await client.get('/banners');
  expect(requests.map(({ headers }) => headers.moduleId)).toEqual(['6', '3']);
});

it('a guest is identified by the guest id, a customer by the token alone [GUEST-03]', () => {
  expect(clientOf(guest).client.identity()).toEqual({ guest_id: 'guest-1' });
  expect(clientOf({ ...guest, token: 'secret' }).client.identity()).toEqual({});
});

it.each(['offline', 'timeout', 'server'] as const)(
  'a read that failed with %s is repeated after a pause [API-07]',
  async (code) => {
    const { client, requests, pauses } = clientOf(guest, new ApiError(code), { fine: true });
    expect(await client.get('/banners')).toEqual({ fine: true });
    expect([requests.length, pauses]).toEqual([2, [400]]);
  },
);

it.each(['offline', 'server'] as const)(
  'a read that failed with %s is repeated twice, with growing pauses, and then fails [API-07]',
  async (code) => {
    const { client, requests, pauses } = clientOf(guest, new ApiError(code));
    await expect(client.get('/banners')).rejects.toMatchObject({ code });
    expect([requests.length, pauses]).toEqual([3, [400, 800]]);
  },
);

it('a read without a response in time is repeated only once, because it has already taken long [API-07]', async () => {
  const { client, requests } = clientOf(guest, new ApiError('timeout'));
  await expect(client.get('/banners')).rejects.toMatchObject({ code: 'timeout' });
  expect(requests).toHaveLength(2);
});

it.each(['refused', 'notFound', 'unauthorized', 'tooMany'] as const)(
  'a read that failed with %s is not repeated [API-07]',
  async (code) => {
    const { client, requests } = clientOf(guest, new ApiError(code));
    await expect(client.get('/banners')).rejects.toMatchObject({ code });
    expect(requests).toHaveLength(1);
  },
);

it.each<[string, (client: ApiClient) => Promise<unknown>]>([
  ['post', (client) => client.post('/auth/logout')],
  ['put', (client) => client.put('/customer/cart/replace', { body: { lines: [] } })],
  ['delete', (client) => client.delete('/customer/cart/remove')],
])('a %s is never repeated, because its first attempt may have arrived [API-07]', async (_, write) => {
  const { client, requests } = clientOf(guest, new ApiError('timeout'));
  await expect(write(client)).rejects.toMatchObject({ code: 'timeout' });
  expect(requests).toHaveLength(1);
});

it('path parameters are encoded', async () => {
  const { client, requests } = clientOf(guest, {});
  await client.get('/items/details/{id}', { params: { id: 'tea/green' } });
  expect(requests[0]?.path).toBe('/items/details/tea%2Fgreen');
});

it('a read is not repeated after the customer has left its page [API-08]', async () => {
  const controller = new AbortController();
  const transport = vi.fn(async () => {
    controller.abort();
    throw new ApiError('offline');
  });
  const client = createApiClient({ currency: () => USUAL_CURRENCY, scope: () => guest, transport });
  await expect(client.get('/banners', { signal: controller.signal })).rejects.toMatchObject({
    code: 'offline',
  });
  expect(transport).toHaveBeenCalledOnce();
});

it.each(['<html>proxy</html>', null, 42])(
  'a response that is %s is refused as unexpected [API-06]',
  async (body) => {
    const { client } = clientOf(guest, body);
    await expect(client.get('/banners')).rejects.toMatchObject({ code: 'unexpected' });
  },
);

it.each<[string, RequestScope, (client: ApiClient) => Promise<unknown>, string[]]>([
  ['a customer', { ...guest, token: 'secret' }, (client) => client.get('/customer/cart/list'), ['secret']],
  ['a guest', guest, (client) => client.get('/customer/cart/list'), []],
  ['somebody who signs in', { ...guest, token: 'secret' }, (client) => client.post('/auth/logout'), []],
])('a 401 response for %s reports the token that was refused [AUTH-61]', async (_, scope, call, expected) => {
  const refused: string[] = [];
  const client = createApiClient({
    currency: () => USUAL_CURRENCY,
    scope: () => scope,
    transport: () => Promise.reject(new ApiError('unauthorized')),
    onRefusedToken: (token) => refused.push(token),
  });
  await expect(call(client)).rejects.toMatchObject({ code: 'unauthorized' });
  expect(refused).toEqual(expected);
});

it('a 401 response reports the token that was sent, even if there is a newer one [AUTH-62]', async () => {
  const refused: string[] = [];
  let token = 'old';
  const client = createApiClient({
    currency: () => USUAL_CURRENCY,
    scope: () => ({ ...guest, token }),
    transport: async () => {
      token = 'new';
      throw new ApiError('unauthorized');
    },
    onRefusedToken: (late) => refused.push(late),
  });
  await expect(client.get('/customer/info')).rejects.toMatchObject({ code: 'unauthorized' });
  expect(refused).toEqual(['old']);
});

it('the cart version in a response is reported, and none when it is missing [CART-62]', async () => {
  const answers: HttpAnswer[] = [
    { body: [], cartVersion: '7' },
    { body: [], cartVersion: null },
    { body: [] },
  ];
  const versions: number[] = [];
  const client = createApiClient({
    currency: () => USUAL_CURRENCY,
    scope: () => guest,
    transport: async () => answers.shift() ?? { body: null },
    onCartVersion: (version) => versions.push(version),
  });
  await client.get('/customer/cart/list');
  await client.get('/banners');
  await client.get('/banners');
  expect(versions).toEqual([7]);
});

import { expect, it, vi } from 'vitest';
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

it('says with every request who asks, from where and in which language [API-01, LANG-05]', async () => {
  const { client, requests } = clientOf({ ...guest, token: 'secret' }, {});
  await client.get('/banners');
  expect(requests[0]?.headers).toEqual({
    Accept: 'application/json',
    'X-localization': 'ar',
    'X-software-id': 'souk-web',
    latitude: '34.2',
    longitude: '-41.6',
    zoneid: '[1,2]',
    moduleId: '3',
    Authorization: 'Bearer secret',
  });
});

it('leaves out what is not known instead of sending "null" [API-01, Q-62]', async () => {
  const { client, requests } = clientOf(nobody, {});
  await client.get('/items/search', {
    query: { name: '', store_id: null, category_id: undefined, offset: 0 },
  });
  expect(Object.keys(requests[0]?.headers ?? {})).toEqual(['Accept', 'X-localization', 'X-software-id']);
  expect(requests[0]?.query).toEqual({ offset: '0' });
});

it('asks for the market of a link, whatever market is chosen [NAV-12]', async () => {
  const { client, requests } = clientOf(guest, {});
  await client.get('/items/details/{id}', { params: { id: 1 }, moduleId: 7 });
  expect(requests[0]?.headers.moduleId).toBe('7');
});

it('asks for vehicles in the market that lets them, whichever is chosen [NAV-17, NAV-18]', async () => {
  const { client, requests } = clientOf({ ...nobody, moduleId: 3, rentalModuleId: 6 }, {});
  await client.get('/rental/vehicle/search', { query: { offset: 1, limit: 12 } });
  await client.get('/banners');
  expect(requests.map(({ headers }) => headers.moduleId)).toEqual(['6', '3']);
});

it('names a guest by the guest id and a customer by the token alone [GUEST-03]', () => {
  expect(clientOf(guest).client.identity()).toEqual({ guest_id: 'guest-1' });
  expect(clientOf({ ...guest, token: 'secret' }).client.identity()).toEqual({});
});

it.each(['offline', 'timeout', 'server'] as const)(
  'reads a second time after %s, with a pause [API-07]',
  async (code) => {
    const { client, requests, pauses } = clientOf(guest, new ApiError(code), { fine: true });
    expect(await client.get('/banners')).toEqual({ fine: true });
    expect([requests.length, pauses]).toEqual([2, [400]]);
  },
);

it('gives up after the second try [API-07]', async () => {
  const { client, requests } = clientOf(guest, new ApiError('offline'));
  await expect(client.get('/banners')).rejects.toMatchObject({ code: 'offline' });
  expect(requests).toHaveLength(2);
});

it.each(['refused', 'notFound', 'unauthorized', 'tooMany'] as const)(
  'does not repeat a read that was answered with %s [API-07]',
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
])('never repeats a %s, whose first try may have arrived [API-07]', async (_, write) => {
  const { client, requests } = clientOf(guest, new ApiError('timeout'));
  await expect(write(client)).rejects.toMatchObject({ code: 'timeout' });
  expect(requests).toHaveLength(1);
});

it('puts what an address names into it, whatever it is', async () => {
  const { client, requests } = clientOf(guest, {});
  await client.get('/items/details/{id}', { params: { id: 'tea/green' } });
  expect(requests[0]?.path).toBe('/items/details/tea%2Fgreen');
});

it('does not try again for somebody who left [API-08]', async () => {
  const leaving = new AbortController();
  const transport = vi.fn(async () => {
    leaving.abort();
    throw new ApiError('offline');
  });
  const client = createApiClient({ scope: () => guest, transport });
  await expect(client.get('/banners', { signal: leaving.signal })).rejects.toMatchObject({ code: 'offline' });
  expect(transport).toHaveBeenCalledOnce();
});

it.each(['<html>proxy</html>', null, 42])('takes %s for no answer [API-06]', async (body) => {
  const { client } = clientOf(guest, body);
  await expect(client.get('/banners')).rejects.toMatchObject({ code: 'unexpected' });
});

it.each<[string, RequestScope, (client: ApiClient) => Promise<unknown>, string[]]>([
  ['a customer', { ...guest, token: 'secret' }, (client) => client.get('/customer/cart/list'), ['secret']],
  ['a guest', guest, (client) => client.get('/customer/cart/list'), []],
  ['somebody who signs in', { ...guest, token: 'secret' }, (client) => client.post('/auth/logout'), []],
])('a 401 for %s tells which token was refused [AUTH-61]', async (_, scope, call, expected) => {
  const refused: string[] = [];
  const client = createApiClient({
    scope: () => scope,
    transport: () => Promise.reject(new ApiError('unauthorized')),
    onRefusedToken: (token) => refused.push(token),
  });
  await expect(call(client)).rejects.toMatchObject({ code: 'unauthorized' });
  expect(refused).toEqual(expected);
});

it('a 401 is about the token that was sent, not about one that came meanwhile [AUTH-62]', async () => {
  const refused: string[] = [];
  let token = 'old';
  const client = createApiClient({
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

it('tells the version of the cart that an answer brings, and nothing where there is none [CART-62]', async () => {
  const answers: HttpAnswer[] = [
    { body: [], cartVersion: '7' },
    { body: [], cartVersion: null },
    { body: [] },
  ];
  const versions: number[] = [];
  const client = createApiClient({
    scope: () => guest,
    transport: async () => answers.shift() ?? { body: null },
    onCartVersion: (version) => versions.push(version),
  });
  await client.get('/customer/cart/list');
  await client.get('/banners');
  await client.get('/banners');
  expect(versions).toEqual([7]);
});

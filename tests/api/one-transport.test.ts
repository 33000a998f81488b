import { afterEach, describe, expect, it, vi } from 'vitest';
import { USUAL_CURRENCY } from '../../domain/money';
import { createApiClient } from '../../src/api/client';
import { type HttpRequest, httpTransport, type Transport } from '../../src/api/transport';

const read: HttpRequest = {
  method: 'GET',
  path: '/items',
  query: { name: 'crème & co', ids: '[1,2]' },
  headers: { 'X-localization': 'ar' },
  timeout: 1000,
};
const write: HttpRequest = { ...read, method: 'POST', path: '/cart', query: {}, body: { quantity: 2 } };

type Answer = (sent: Request) => Promise<Response>;

/** Records requests of `fetch` and answers them. */
function network(answer: Answer): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (to: string | Request, init?: RequestInit) => {
    const sent = new Request(to, init);
    requests.push(sent);
    return Promise.race([
      answer(sent),
      new Promise<never>((_, refuse) => {
        sent.signal.addEventListener('abort', () => refuse(new DOMException('', sent.signal.reason.name)));
      }),
    ]);
  });
  return requests;
}

const json = (body: unknown, status = 200, headers = {}): Answer => {
  return () => Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
};
const silence: Answer = () => new Promise(() => {});

/** Both transports of a read. `fetch` sends it until the first write loads axios. */
const ways: [string, (base: string) => Promise<Transport>][] = [
  ['in the first moment', async (base) => httpTransport(base)],
  [
    'once axios is there',
    async (base) => {
      const transport = httpTransport(base);
      network(json({}));
      await transport(write);
      return transport;
    },
  ],
];

afterEach(() => vi.unstubAllGlobals());

describe.each(ways)('A read request %s', (_, open) => {
  const ask = async (answer: Answer, request: HttpRequest = read) => {
    const transport = await open('http://shop.test/api/v1');
    const requests = network(answer);
    const outcome = await transport(request).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    return { requests, outcome };
  };

  it('sends the same request and returns the same response [API-01]', async () => {
    const { requests, outcome } = await ask(json({ items: [] }, 200, { 'x-cart-version': '4' }));
    expect(outcome).toEqual({ value: { body: { items: [] }, cartVersion: '4' } });
    const [sent] = requests;
    const url = new URL(sent?.url ?? '');
    expect([url.pathname, ...url.searchParams]).toEqual([
      '/api/v1/items',
      ['name', 'crème & co'],
      ['ids', '[1,2]'],
    ]);
    expect(sent?.headers.get('X-localization')).toBe('ar');
  });

  it('returns every message of a refused request [API-05]', async () => {
    const errors = [
      { code: 'zone', message: 'Not here' },
      { code: 'time', message: 'Not now' },
    ];
    const { outcome } = await ask(json({ message: 'Refused', errors }, 404));
    expect(outcome).toMatchObject({ error: { errors } });
  });

  it('returns the single message of a refused request that has no list of errors [API-05]', async () => {
    const { outcome } = await ask(json({ message: 'Not today' }, 403));
    expect(outcome).toMatchObject({ error: { errors: [{ message: 'Not today' }] } });
  });

  it('reports an unreachable server as offline and a silent one as a timeout [API-07]', async () => {
    const dead = await ask(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(dead.outcome).toMatchObject({ error: { code: 'offline' } });
    const silent = await ask(silence, { ...read, timeout: 30 });
    expect(silent.outcome).toMatchObject({ error: { code: 'timeout' } });
  });

  it('reports no failure when the request is aborted [API-07, API-08]', async () => {
    const controller = new AbortController();
    const requested = ask(silence, { ...read, signal: controller.signal });
    setTimeout(() => controller.abort(), 20);
    expect((await requested).outcome).toMatchObject({ error: { name: 'AbortError' } });
  });

  it('rejects a proxy’s HTML page as a response [API-06]', async () => {
    const client = createApiClient({
      currency: () => USUAL_CURRENCY,
      scope: () => ({ language: 'en', place: null, moduleId: null, guestId: null, token: null }),
      transport: await open('http://shop.test'),
    });
    network(() => Promise.resolve(new Response('<html>')));
    await expect(client.get('/banners')).rejects.toMatchObject({ code: 'unexpected' });
  });

  it('sends no content type without a body [API-01]', async () => {
    const { body: _, ...bare } = write;
    const { requests } = await ask(json({}), bare);
    expect(requests[0]?.headers.get('content-type')).toBeNull();
  });

  it('uses keepalive for the last request of a page [CART-68]', async () => {
    const { requests } = await ask(json({}), { ...write, isLast: true });
    expect(requests[0]?.keepalive).toBe(true);
    expect(await requests[0]?.json()).toEqual({ quantity: 2 });
  });
});

it('a photo is sent as a form, also without axios [PROF-03]', async () => {
  const requests = network(json({}));
  const form = new FormData();
  form.append('image', new Blob(['photo']), 'me.png');
  await httpTransport('http://shop.test')({ ...write, isLast: true, body: form });
  expect(requests[0]?.headers.get('content-type')).toContain('multipart/form-data');
});

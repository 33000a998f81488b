import { afterEach, expect, it, vi } from 'vitest';
import { USUAL_CURRENCY } from '../../domain/money';
import { ApiError } from '../../src/api/api-error';
import { createGuestApi } from '../../src/api/auth-api';
import { createApiClient } from '../../src/api/client';
import { httpTransport } from '../../src/api/transport';

vi.mock('axios', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

const request = {
  method: 'POST' as const,
  path: '/cart',
  query: {},
  headers: {},
  timeout: 1000,
  body: { quantity: 2 },
};

afterEach(() => vi.unstubAllGlobals());

it("a request is reported as offline when axios can't be downloaded [CART-68, NFR-08]", async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const failure = await httpTransport('')(request).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ code: 'offline' });
});

it('a write is sent with fetch when the file with axios is missing but the server is reachable [API-07]', async () => {
  const sent = vi.fn(() => Promise.resolve(new Response('{"id":7}', { headers: { 'X-Cart-Version': '3' } })));
  vi.stubGlobal('fetch', sent);
  expect(await httpTransport('')(request)).toEqual({ body: { id: 7 }, cartVersion: '3' });
  expect(sent).toHaveBeenCalledWith(
    '/cart',
    expect.objectContaining({ method: 'POST', body: '{"quantity":2}' }),
  );
});

it('the guest id of a first visit is requested immediately, without waiting for axios [GUEST-01]', async () => {
  const sent = vi.fn(() => Promise.resolve(new Response('{"guest_id":"7"}')));
  vi.stubGlobal('fetch', sent);
  const client = createApiClient({
    currency: () => USUAL_CURRENCY,
    scope: () => ({ language: 'en', place: null, moduleId: null, guestId: null, token: null }),
    transport: httpTransport(''),
  });
  const guestId = createGuestApi(client).request();
  expect(sent).toHaveBeenCalledWith('/auth/guest/request', expect.objectContaining({ method: 'POST' }));
  expect(await guestId).toBe('7');
});

it('the last request of a page is sent immediately, without waiting for axios [CART-61]', () => {
  const sent = vi.fn(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', sent);
  void httpTransport('')({ ...request, isLast: true });
  expect(sent).toHaveBeenCalledWith('/cart', expect.objectContaining({ keepalive: true }));
});

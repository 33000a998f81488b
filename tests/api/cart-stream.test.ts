import { afterEach, expect, it, vi } from 'vitest';
import { createCartStream } from '../../src/api/cart-api';
import type { RequestScope } from '../../src/api/client';

const guest: RequestScope = { language: 'en', place: null, moduleId: 3, guestId: 'guest 1', token: null };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function serve(answer: Response | (() => Promise<never>), scope = guest) {
  const fetched = vi.fn(async (_: string, options: RequestInit) => {
    if (typeof answer === 'function') return answer();
    options.signal?.addEventListener('abort', () => void answer.body?.cancel().catch(() => undefined));
    return answer;
  });
  vi.stubGlobal('fetch', fetched);
  const versions: number[] = [];
  const over = createCartStream({ baseUrl: '/api/v1', scope: () => scope })(
    (version) => versions.push(version),
    new AbortController().signal,
  );
  return { fetched, versions, over };
}

const streamOf = (...parts: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    }),
    { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } },
  );

it('the stream is requested like the cart: for a guest or with a token, for the module [CART-26, CART-62, GUEST-03]', async () => {
  const asGuest = serve(streamOf());
  await asGuest.over;
  expect(asGuest.fetched.mock.lastCall?.[0]).toBe('/api/v1/customer/cart/events');
  expect(asGuest.fetched.mock.lastCall?.[1].headers).toMatchObject({
    moduleId: '3',
    'X-Guest-Id': 'guest 1',
    Accept: 'text/event-stream',
  });

  const signedIn = serve(streamOf(), { ...guest, token: 'secret' });
  await signedIn.over;
  expect(signedIn.fetched.mock.lastCall?.[0]).toBe('/api/v1/customer/cart/events');
  expect(signedIn.fetched.mock.lastCall?.[1].headers).toMatchObject({ Authorization: 'Bearer secret' });
  expect(signedIn.fetched.mock.lastCall?.[1].headers).not.toHaveProperty('X-Guest-Id');
});

it('events are parsed across chunks, and unknown ones are ignored [CART-62]', async () => {
  const { versions, over } = serve(
    streamOf(
      'retry: 3000\n\nevent: ca',
      'rt\ndata: {"version":1}\n\n:\n\nevent: cart\r\ndata: {"version":2}\r\n\r\n',
      'event: other\ndata: {"version":9}\n\nevent: cart\ndata: {"version":"3"}\n\nevent: cart\ndata: oops\n\n',
      'event: cart\ndata: {"version":4}\n\nevent: cart\ndata: {"version":5}',
    ),
  );
  await over;
  expect(versions).toEqual([1, 2, 4]);
});

it.each([
  [
    'a page of HTML',
    () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
    'unexpected',
  ],
  ['an unterminated event', () => streamOf('x'.repeat(5_000)), 'unexpected'],
  ['a refused token', () => Response.json({ errors: [] }, { status: 401 }), 'unauthorized'],
  ['an unknown guest', () => Response.json({ errors: [{ code: 'guest_id' }] }, { status: 403 }), 'refused'],
  ['a server without streams', () => Response.json({}, { status: 404 }), 'notFound'],
  ['too many', () => Response.json({}, { status: 429 }), 'tooMany'],
  ['a broken server', () => new Response('', { status: 502 }), 'server'],
])('%s fails with its error code [CART-62]', async (_, answer, code) => {
  await expect(serve(answer()).over).rejects.toMatchObject({ code });
});

it('a lost connection is reported as offline [CART-62, NFR-08]', async () => {
  await expect(serve(() => Promise.reject(new TypeError('Failed to fetch'))).over).rejects.toMatchObject({
    code: 'offline',
  });
});

it('a silent stream is aborted, because a proxy may be buffering it [CART-62]', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const silent = createCartStream({ baseUrl: '', scope: () => guest })(
    () => undefined,
    new AbortController().signal,
  );
  const ending = expect(silent).rejects.toMatchObject({ code: 'timeout' });
  await vi.advanceTimersByTimeAsync(60_000);
  await ending;
});

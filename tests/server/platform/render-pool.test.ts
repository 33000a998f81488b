import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { onDatabase } from '../../support/server';

const home = mkdtempSync(join(tmpdir(), 'souk-render-'));
const directory = join(home, 'app');
mkdirSync(join(directory, 'assets'), { recursive: true });
mkdirSync(join(home, 'ssr'));
writeFileSync(
  join(directory, 'index.html'),
  '<!doctype html><html lang="en"><head><title>Souk</title></head><body><div id="root"></div></body></html>',
);
// Replaces the app's renderer: reads from the API and blocks its thread for 150 ms.
writeFileSync(
  join(home, 'ssr', 'server-app.mjs'),
  `import { isMainThread } from 'node:worker_threads';
  export async function renderApp({ path, read }) {
    const { status } = await read('/config', {});
    const until = performance.now() + 150;
    while (performance.now() < until);
    return { html: '<p>text of ' + path + ' ' + status + ' ' + isMainThread + '</p>', market: 'food' };
  }`,
);
afterAll(() => rmSync(home, { recursive: true, force: true }));

const viewOf = (place: number) =>
  encodeURIComponent(
    JSON.stringify([`${place} Quay`, JSON.stringify({ lat: 34, lng: place / 1000 }), '[1]', '1', null]),
  );

onDatabase(
  'Server-rendered pages',
  (server) => {
    const open = (url: string, headers: Record<string, string> = {}, remoteAddress = '198.51.100.1') =>
      server().app.inject({ url, headers: { accept: 'text/html', ...headers }, remoteAddress });

    it('are rendered in a worker thread that requests its data from the same server [NFR-13]', async () => {
      const page = await open('/store/1', { 'accept-encoding': 'br' });
      expect(brotliDecompressSync(page.rawPayload).toString()).toContain('text of /store/1 200 false');
      expect((await open('/')).body).toContain('text of / 200 false');
    });

    it('are not cached for unknown modules, hosts and places, and do not slow down the API [NFR-13]', async () => {
      const requested = Array.from({ length: 60 }, (_, n) => [
        open(`/store/basil-kitchen?module_id=${n + 100}`),
        open('/store/basil-kitchen', { host: `shop-${n}.example` }),
        open('/home', { cookie: `souk_placed=1; souk_view=${viewOf(n)}` }),
      ]).flat();
      const answers = await Promise.all(requested);
      expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
      const modules = answers.filter((_, at) => at % 3 === 0);
      expect(modules.filter(({ body }) => body.includes('text of'))).toEqual([]);
      const rendered = answers.filter((_, at) => at % 3 === 2).filter(({ body }) => body.includes('text of'));
      // When the queue is full, the app renders the page itself.
      expect(rendered.length).toBeLessThan(10);
    });

    it('are limited for one IP address, far above normal use [NFR-13]', async () => {
      const address = '198.51.100.7';
      const statuses = new Map<number, number>();
      for (let times = 0; times < 1210; times += 1) {
        const { statusCode } = await open('/about-us', {}, address);
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      }
      expect([...statuses]).toEqual([
        [200, 1200],
        [429, 10],
      ]);
      expect((await open('/about-us', {}, '198.51.100.8')).statusCode).toBe(200);
      expect((await server().app.inject({ url: '/api/v1/config', remoteAddress: address })).statusCode).toBe(
        200,
      );
    });
  },
  { appDirectory: directory, hasRateLimits: true },
);

it('server-rendered pages use the view cookie only in the format that theme.js writes', async () => {
  const { isView } = await import('../../../server/http/visitor-view');
  const received = ['20 Quay', '{"lat":34.2,"lng":-41.6}', '[1]', '1', null];
  const view = (values: unknown) => encodeURIComponent(JSON.stringify(values));
  expect(isView(view(received))).toBe(true);
  expect(isView(view([...received, 'somebody']))).toBe(true);
  expect(isView(view(received).replace('%5B', '%5b'))).toBe(false);
  for (const bad of [
    'x',
    view({}),
    view([...received, 'nobody']),
    view(['20 Quay', '{"lat":340,"lng":0}', '[1]', '1', null]),
    view(['20 Quay', null, '["a"]', '1', null]),
    view([1, null, null, null, null]),
    view([...received, 'somebody', 'more']),
  ])
    expect([bad, isView(bad)]).toEqual([bad, false]);
});

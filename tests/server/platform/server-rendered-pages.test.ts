import { afterEach, expect, it, vi } from 'vitest';
import type { CacheSizes } from '../../../server/http/cache-sizes';
import { toPage } from '../../../server/http/page';
import { FRESH_FOR } from '../../../server/http/page-cache';
import type { PageHead } from '../../../server/http/page-head';
import type { PageRenderer } from '../../../server/http/render-page';
import { serverRenderedPages } from '../../../server/http/server-rendered-pages';
import type { Shop } from '../../../server/http/shop';

const PAGE = '<html><head><title>Souk</title></head><div id="root"></div></html>';
const HEAD: PageHead = {
  title: 'Margherita',
  description: '',
  path: '/product/101?module_id=1',
  imagePath: null,
  type: 'product',
  data: {},
};
const HARBOUR = 'harbour';

afterEach(() => vi.useRealTimers());

/** A shop with the item 101 (`margherita`). The fake renderer returns the path and the view. */
function shopOf(overrides: Partial<PageRenderer> = {}, headOf: Shop['headOf'] = async () => HEAD) {
  const rendered: string[] = [];
  const renderer: PageRenderer = {
    hasRoom: () => true,
    withStyles: toPage,
    render: async (html, { path, view }) => {
      rendered.push(view === null ? path : `${path} ${view}`);
      return toPage(html.replace('<div id="root">', `rendered ${path}<div id="root">`));
    },
    close: async () => undefined,
    ...overrides,
  };
  let edition = '{}';
  const shop = {
    name: 'plain',
    edition: () => edition,
    headOf: async (path: string, language: 'en') =>
      /101|margherita/.test(path) ? headOf(path, language) : 'missing',
    bootOf: async () => ({ language: 'en' }),
  } as Partial<Shop> as Shop;
  const cacheSizes: CacheSizes = new Map();
  const pageOf = serverRenderedPages(renderer, cacheSizes);
  const ask = async (path: string, visit: Partial<Parameters<typeof pageOf>[1]> = {}, html = PAGE) => {
    const { page, isMissing } = await pageOf(toPage(html), {
      shop,
      language: 'en',
      path,
      query: '',
      origin: 'https://souk.example',
      mayRender: true,
      view: null,
      isUnknown: false,
      isForRenderedPart: false,
      countRender: async () => true,
      ...visit,
    });
    return { html: page.plain.toString(), isMissing };
  };
  const setEdition = (value: string) => {
    edition = value;
  };
  return { ask, rendered, setEdition, cacheSizes };
}

it("an item's page is cached until the operator changes a setting for all visitors [X-23, NAV-45]", async () => {
  const { ask, setEdition } = shopOf();
  const dear = PAGE.replace('<div', '9.00<div');
  expect((await ask('/product/101')).html).not.toContain('9.00');
  expect((await ask('/product/101', {}, dear)).html).not.toContain('9.00');
  setEdition('{"currency_symbol_direction":"right"}');
  expect((await ask('/product/101', {}, dear)).html).toContain('9.00');
});

it('the metrics read how many bytes the cached pages have [NFR-13]', async () => {
  const { ask, cacheSizes } = shopOf();
  const bytes = () => cacheSizes.get('rendered pages')?.() ?? Number.NaN;
  expect(bytes()).toBe(0);
  await ask('/product/101');
  const one = bytes();
  expect(one).toBeGreaterThan(PAGE.length);
  await ask('/product/101');
  expect(bytes()).toBe(one);
});

it("a vehicle's page has its head and no rendered body, because its prices depend on the trip [NAV-45]", async () => {
  const { ask, rendered } = shopOf({}, async () => ({ ...HEAD, path: '/rental/vehicle-details/101' }));
  expect((await ask('/rental/vehicle-details/101')).html).toContain('<title>Margherita</title>');
  expect(rendered).toEqual([]);
});

it('an item is rendered once for all spellings of its URL and query [NFR-13]', async () => {
  const { ask, rendered } = shopOf();
  for (const path of ['/product/101', '/product/0101', '/product/%3101', '/product/101/']) await ask(path);
  expect(rendered).toEqual(['/product/101']);
  await ask('/product/101', { query: '?module_id=1' });
  for (let module = 2; module < 50; module += 1)
    expect((await ask('/product/101', { query: `?module_id=${module}` })).html).not.toContain('rendered');
  await ask('/product/101', { query: null });
  for (let module = 1; module < 20; module += 1) await ask('/', { query: `?module_id=${module}` });
  expect(rendered.pop()).toBe('/');
  expect(rendered).toEqual(['/product/101', '/product/101?module_id=1']);
  for (let id = 200; id < 250; id += 1) expect((await ask(`/product/${id}`)).isMissing).toBe(true);
  expect(rendered).toHaveLength(2);
});

it("the empty page that the browser renders is served when the queue or the caller's limit is full [NFR-13]", async () => {
  let hasRoom = false;
  const { ask, rendered } = shopOf({ hasRoom: () => hasRoom });
  const plain = await ask('/product/101');
  expect(plain.html).toContain('<title>Margherita</title>');
  expect(plain.html).not.toContain('rendered');
  hasRoom = true;
  expect((await ask('/product/101', { countRender: async () => false })).html).not.toContain('rendered');
  expect(rendered).toEqual([]);
  expect((await ask('/product/101')).html).toContain('rendered');
});

it('the pages without a place stay cached while many places are requested [NFR-13]', async () => {
  const { ask, rendered } = shopOf({
    render: async (html, { path, view }) => {
      rendered.push(path);
      return toPage(view === null ? html : `${html}${'x'.repeat(3_000_000)}${view}`);
    },
  });
  await ask('/product/101');
  for (let place = 0; place < 12; place += 1) await ask('/home', { view: `place ${place}` });
  await ask('/home', { view: 'place 11' });
  expect(rendered).toHaveLength(13);
  await ask('/product/101');
  expect(rendered).toHaveLength(13);
  // The cache has a limit in bytes, so it removed the page of the first place.
  await ask('/home', { view: 'place 0' });
  expect(rendered).toHaveLength(14);
});

it('the last rendered page is served when the database does not respond within a second [NFR-13]', async () => {
  const silence = new Promise<never>(() => undefined);
  let isSilent = false;
  const { ask } = shopOf({}, async () => (isSilent ? silence : HEAD));
  const first = await ask('/product/101', { view: HARBOUR });
  isSilent = true;
  vi.useFakeTimers({ toFake: ['performance'], now: performance.now() });
  vi.advanceTimersByTime(FRESH_FOR + 1000);
  const startedAt = Date.now();
  expect((await ask('/product/101', { view: HARBOUR })).html).toBe(first.html);
  expect(Date.now() - startedAt).toBeLessThan(2500);
});

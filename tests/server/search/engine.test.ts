import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../../server/db/connect';
import { type OpenSearch, openEngine, openSearch } from '../../../server/features/search/open-search';
import { updateIndex } from '../../../server/features/search/search-index';
import { readSearchSettings } from '../../../server/features/search/search-settings';
import { openMetrics } from '../../../server/observe/metrics';
import { type FakeMeilisearch, startMeilisearch } from '../../support/meilisearch/server';
import { PATIENCE, settingsOfFake } from '../../support/search-engine';
import { onDatabase, openTestDatabase, startTestApp, type TestServer } from '../../support/server';
import { IN_FOOD, inModule, readItems, readStores } from '../catalogue/reader';

describe('A shop with a search engine', () => {
  let database: OpenDatabase;
  let fake: FakeMeilisearch;
  let search: OpenSearch;
  /** Without PostgreSQL's help. */
  let server: TestServer;
  /** With PostgreSQL's help. */
  let guarded: TestServer;
  const log: string[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
    // More items than a search ranks, which only customers of the second zone can order.
    await database.query(
      `insert into items (id, slug, store_id, module_id, zone_id, category_id, name, price, order_count, created_at, search_text)
      select 800000 + number, 'far-' || number, store.id, store.module_id, store.zone_id, null,
        '{"en": "Walrus", "ar": "فظ"}', 100 + number, 1000000 + number, now(), ' walrus فظ | '
      from (select * from stores where zone_id = 2 and module_id = 1 and is_active order by id limit 1) store,
        generate_series(1, 1200) number`,
    );
    await database.query(
      `insert into items (id, slug, store_id, module_id, zone_id, name, price, created_at, search_text, is_veg)
      values (810000, 'near', 1, 1, 1, '{"en": "Small walrus", "ar": "فظ"}', 50, now(), ' small walrus فظ | ', true)`,
    );
    fake = await startMeilisearch();
    const engine = await openEngine(settingsOfFake(fake.url));
    await updateIndex({ database, engine });
    search = await openSearch({ database, engine, log: (message) => log.push(message) });
    server = await startTestApp(database, {
      search: async () => ({ find: (questions) => engine.find(questions, PATIENCE) }),
    });
    guarded = await startTestApp(database, { search: async () => search });
  });
  afterAll(async () => {
    await Promise.all([server.app.close(), guarded.app.close()]);
    await search.close();
    await database.close();
  });

  const queries = () =>
    fake
      .takeRequests()
      .filter(({ call }) => call === 'POST /multi-search')
      .flatMap(({ body }) => (body as { queries: Record<string, unknown>[] }).queries);

  it('finds a match of the own zone behind any number of matches elsewhere [NAV-34]', async () => {
    for (const path of ['/items/search?name=walrus', '/items/search?name=small%20walrus'])
      expect((await readItems(server, path)).items.map(({ id }) => id)).toEqual([810_000]);
    const stores = await readStores(server, '/stores/search?name=walrus');
    expect(stores.stores.map(({ id }) => id)).toEqual([1]);
    expect((await readItems(server, '/items/search?name=walrus', inModule(2))).total).toBe(0);
  });

  it('finds a match of each filter behind any number of other matches [CAT-08]', async () => {
    const everywhere = { moduleid: '1', zoneid: '[1,2]' };
    const find = async (query: string) =>
      (await readItems(server, `/items/search?name=walrus&${query}`, everywhere)).items.map(({ id }) => id);
    expect(await find('store_id=1')).toEqual([810_000]);
    expect(await find('type=veg')).toEqual([810_000]);
    // The engine knows no prices and returns a full list, so PostgreSQL searches.
    expect(await find('max_price=0.6')).toEqual([810_000]);
  });

  it('ranks the best of all matches, and no more than PostgreSQL does [CAT-09]', async () => {
    const { total, items } = await readItems(server, '/items/search?name=walrus&limit=5', inModule(1, '[2]'));
    expect(total).toBe(200);
    expect(items.map(({ id }) => id)).toEqual([801_200, 801_199, 801_198, 801_197, 801_196]);
  });

  it('asks for the first matches only, with the filters of the request', async () => {
    queries();
    await readItems(server, '/items/search?name=mar%20bas&category_id=101');
    expect(queries()).toEqual([
      expect.objectContaining({
        indexUid: 'souk_items',
        q: 'mar bas',
        limit: 200,
        filter: ['module IN [1]', 'zones IN [1]', 'categories IN [101]'],
      }),
      expect.objectContaining({
        q: 'bas',
        filter: ['module IN [1]', 'zones IN [1]', 'categories IN [101]', 'words STARTS WITH "mar"'],
      }),
    ]);
  });

  it('answers from PostgreSQL while the engine is unreachable, and uses it again afterwards', async () => {
    const find = async () => (await readItems(guarded, '/items/search?name=pizza')).items;
    const expected = (await readItems(server, '/items/search?name=pizza')).items;
    await fake.stop();
    const before = search.counts();
    expect(await find()).toEqual(expected);
    expect(search.counts()).toEqual({ engine: before.engine, database: before.database + 1 });
    expect(search.isUsed()).toBe(false);
    expect(log.at(-1)).toMatch(
      /^The search engine is not used, PostgreSQL answers searches: the engine does not answer/,
    );
    await fake.start();
    await vi.waitFor(
      async () => {
        expect(await find()).toEqual(expected);
        expect(search.counts().engine).toBeGreaterThan(before.engine);
      },
      { timeout: 20_000, interval: 200 },
    );
    expect(log).toContain('The search engine is used.');
  }, 30_000);

  it('answers from PostgreSQL when the engine takes more than half a second', async () => {
    await vi.waitFor(() => expect(search.isUsed()).toBe(true), { timeout: 20_000 });
    fake.delay(60_000);
    const { items } = await readItems(guarded, '/items/search?name=pizza', IN_FOOD);
    fake.delay(0);
    expect(items.length).toBeGreaterThan(0);
    expect(search.isUsed()).toBe(false);
  }, 30_000);

  it('exports what answers searches and what waits in the outbox', async () => {
    await database.query("update items set search_text = ' waiting | ' where id = 810000");
    await vi.waitFor(() => expect(search.isUsed()).toBe(true), { timeout: 20_000 });
    const { registry } = await openMetrics({
      database: { forRequests: database, connections: () => ({ used: 0, idle: 0, waiting: 0 }) },
      replica: null,
      search,
      streams: {},
      cacheSizes: new Map(),
    });
    const text = await registry.metrics();
    expect(text).toMatch(/^souk_search_engine_used\{engine="meilisearch"\} 1$/m);
    expect(text).toMatch(/^souk_searches_total\{by="engine"\} [1-9]/m);
    expect(text).toMatch(/^souk_searches_total\{by="database"\} [1-9]/m);
    expect(text).toMatch(/^souk_search_outbox\{kind="items"\} 1$/m);
    expect(text).toMatch(/^souk_search_outbox_age_seconds\{kind="items"\} \d/m);
  });
});

onDatabase('A search engine that refuses the key', (server) => {
  it('is reported in the log, and PostgreSQL answers the search', async () => {
    const { database } = server();
    const fake = await startMeilisearch();
    const good = settingsOfFake(fake.url);
    await updateIndex({ database, engine: await openEngine(good) });
    for (const [key, reason] of [
      ['wrong', 'The provided API key is invalid.'],
      [null, 'The Authorization header is missing.'],
    ] as const) {
      const log: string[] = [];
      const engine = await openEngine({ ...good, key });
      const search = await openSearch({ database, engine, log: (message) => log.push(message) });
      const expected = `The search engine is not used, PostgreSQL answers searches: ${reason}`;
      await vi.waitFor(() => expect(log).toContain(expected), { timeout: 20_000 });
      expect(await search.find([{ kind: 'items', words: ['pizza'], filter: [], most: 5 }])).toBeNull();
      await search.close();
    }
  });
});

describe('The settings of the search engine', () => {
  it('are absent by default', () => {
    expect(readSearchSettings({})).toBeNull();
    expect(readSearchSettings({ SEARCH_URL: ' ' })).toBeNull();
  });

  it('need only an address', () => {
    expect(readSearchSettings({ SEARCH_URL: 'http://meilisearch:7700' })).toEqual({
      url: 'http://meilisearch:7700',
      key: null,
      prefix: 'souk',
    });
  });

  it.each([
    [{ SEARCH_URL: 'meilisearch:7700' }, 'SEARCH_URL must be an address'],
    [{ SEARCH_URL: 'redis://meilisearch' }, 'SEARCH_URL must be an address'],
    [{ SEARCH_URL: 'http://user:secret@meilisearch' }, 'without user or password'],
    [{ SEARCH_KEY: 'secret' }, 'SEARCH_URL is missing: SEARCH_KEY needs it'],
    [{ SEARCH_URL: 'http://m', SEARCH_INDEX: 'my shop' }, 'SEARCH_INDEX must be'],
  ])('are refused if they are wrong: %o', (env, problem) => {
    expect(() => readSearchSettings(env as Record<string, string>)).toThrow(problem);
  });
});

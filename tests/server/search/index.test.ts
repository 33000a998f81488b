import { expect, it, vi } from 'vitest';
import { byWords } from '../../../server/features/catalogue/search.store';
import { openEngine, openSearch } from '../../../server/features/search/open-search';
import type { Question } from '../../../server/features/search/search.types';
import {
  buildIndex,
  isIndexBuilt,
  sendChanges,
  stopFollowing,
  updateIndex,
} from '../../../server/features/search/search-index';
import { type FakeMeilisearch, startMeilisearch } from '../../support/meilisearch/server';
import { PATIENCE, settingsOfFake } from '../../support/search-engine';
import { forEachDatabase, type TestServer } from '../../support/server';

type Stand = { fake: FakeMeilisearch; engine: Awaited<ReturnType<typeof openEngine>> };

const asked = (kind: Question['kind'], word: string, filter: Question['filter'] = []): Question => ({
  kind,
  words: [word],
  filter,
  most: 200,
});

forEachDatabase('The index of the search engine', (server) => {
  /** A new engine with a complete index. */
  async function newEngine({ database }: TestServer): Promise<Stand> {
    const fake = await startMeilisearch();
    const engine = await openEngine(settingsOfFake(fake.url));
    await stopFollowing(database);
    await updateIndex({ database, engine });
    fake.takeRequests();
    return { fake, engine };
  }
  const waiting = async () => {
    const rows = await server().database.query<{ kind: string; row_id: number }>(
      'select distinct kind, row_id from search_outbox order by kind, row_id',
    );
    return rows.map(({ kind, row_id }) => `${kind} ${row_id}`);
  };
  const idsIn = (fake: FakeMeilisearch, uid: string) =>
    (fake.documentsOf(uid) ?? []).map(({ id }) => Number(id)).sort((one, other) => one - other);
  /** Gives a listed item a word that no other row has, and returns the item's id. */
  async function rename(word: string): Promise<number> {
    const [item] = await server().database.query<{ id: number }>(
      `update items set search_text = ' ' || $1 || ' |  '
      where id = (select id from items where is_listed order by id limit 1) returning id`,
      [word],
    );
    return item?.id ?? 0;
  }
  const rowsOf = async (sql: string) =>
    (await server().database.query<{ id: number }>(`${sql} order by id`)).map(({ id }) => id);

  it('contains exactly the rows that customers can find, and no unfinished index', async () => {
    const { fake } = await newEngine(server());
    expect(idsIn(fake, 'souk_items')).toEqual(await rowsOf('select id from items where is_listed'));
    expect(idsIn(fake, 'souk_stores')).toEqual(await rowsOf('select id from stores where is_active'));
    expect(idsIn(fake, 'souk_vehicles')).toEqual(
      await rowsOf(
        'select v.id from vehicles v join providers p on p.id = v.provider_id where v.is_active and p.is_active',
      ),
    );
    expect(fake.documentsOf('souk_items_new')).toBeNull();
    expect(await waiting()).toEqual([]);
  });

  it('finds the same rows as PostgreSQL for the beginning of each word of the catalogue', async () => {
    const { database } = server();
    const { engine } = await newEngine(server());
    const known = await database.query<{ word: string }>(
      'select distinct word from known_words order by word',
    );
    const words = known.filter((_, index) => index % 20 === 0).map(({ word }) => word.slice(0, 4));
    expect(words.length).toBeGreaterThan(40);
    const found = await engine.find(
      words.map((word) => ({ ...asked('items', word), most: 1000 })),
      PATIENCE,
    );
    const list: unknown[] = [];
    const add = (value: unknown) => `$${list.push(value)}`;
    const condition = byWords(['placeholder']).condition('i', { list, add });
    for (const [index, word] of words.entries()) {
      const rows = await database.query<{ id: number }>(
        `select i.id from items i where i.is_listed and ${condition} order by i.id`,
        [`${word}:*`],
      );
      const ids = [...(found[index] ?? [])].sort((one, other) => one - other);
      expect([word, ids]).toEqual([word, rows.map(({ id }) => id)]);
    }
  });

  it('loses an item that is hidden or deleted, and gets it back when it is listed again', async () => {
    const { database } = server();
    const { fake, engine } = await newEngine(server());
    const find = async () => (await engine.find([asked('items', 'margherita')], PATIENCE))[0] ?? [];
    const [id = 0] = await find();
    expect(id).toBeGreaterThan(0);
    await database.query('update items set is_active = false where id = $1', [id]);
    await sendChanges({ database, engine });
    expect(await find()).not.toContain(id);
    await database.query('update items set is_active = true where id = $1', [id]);
    await sendChanges({ database, engine });
    expect(await find()).toContain(id);

    await database.query(
      `insert into items (id, slug, store_id, module_id, zone_id, name, price, created_at, search_text)
      select 900001, 'unique-zebra', store_id, module_id, zone_id, name, price, created_at, ' zebracake |  '
      from items where id = $1`,
      [id],
    );
    await sendChanges({ database, engine });
    expect(idsIn(fake, 'souk_items')).toContain(900_001);
    await database.query('delete from items where id = 900001');
    await sendChanges({ database, engine });
    expect(idsIn(fake, 'souk_items')).not.toContain(900_001);
    expect(await waiting()).toEqual([]);
  });

  it('loses a store with all its items, and a provider with all its vehicles', async () => {
    const { database } = server();
    const { fake, engine } = await newEngine(server());
    const items = await rowsOf('select id from items where is_listed and store_id = 1');
    const vehicles = await rowsOf('select id from vehicles where is_active and provider_id = 1');
    expect([items.length, vehicles.length]).not.toContain(0);
    const change = (isActive: boolean) =>
      database.script(
        `update stores set is_active = ${isActive} where id = 1; update providers set is_active = ${isActive} where id = 1`,
      );
    await change(false);
    await sendChanges({ database, engine });
    expect(idsIn(fake, 'souk_stores')).not.toContain(1);
    expect(idsIn(fake, 'souk_items').filter((id) => items.includes(id))).toEqual([]);
    expect(idsIn(fake, 'souk_vehicles').filter((id) => vehicles.includes(id))).toEqual([]);
    await change(true);
    await sendChanges({ database, engine });
    expect(idsIn(fake, 'souk_items')).toEqual(expect.arrayContaining(items));
    expect(idsIn(fake, 'souk_vehicles')).toEqual(expect.arrayContaining(vehicles));
  });

  it('follows the zones of a provider and the parent of a category', async () => {
    const { database } = server();
    const { fake, engine } = await newEngine(server());
    const documentOf = (uid: string, id: number) =>
      fake.documentsOf(uid)?.find((document) => document.id === id);
    const [vehicle = 0] = await rowsOf('select id from vehicles where is_active and provider_id = 1');
    const before = documentOf('souk_vehicles', vehicle)?.zones as number[];
    await database.query('delete from provider_zones where provider_id = 1');
    await sendChanges({ database, engine });
    expect(documentOf('souk_vehicles', vehicle)?.zones).toEqual([]);
    await database.query('insert into provider_zones (provider_id, zone_id) select 1, unnest($1::int[])', [
      before,
    ]);
    await sendChanges({ database, engine });
    expect(documentOf('souk_vehicles', vehicle)?.zones).toEqual(before);

    const [child] = await database.query<{ id: number; parent_id: number; item: number }>(
      `select c.id, c.parent_id, min(i.id) as item from categories c join items i on i.category_id = c.id
      where c.parent_id is not null and i.is_listed group by c.id limit 1`,
    );
    const { id, parent_id, item } = child ?? { id: 0, parent_id: 0, item: 0 };
    expect(documentOf('souk_items', item)?.categories).toEqual([id, parent_id]);
    await database.query('update categories set parent_id = null where id = $1', [id]);
    await sendChanges({ database, engine });
    expect(documentOf('souk_items', item)?.categories).toEqual([id]);
    await database.query('update categories set parent_id = $2 where id = $1', [id, parent_id]);
  });

  it('is not written for changes that a search does not depend on, such as stock', async () => {
    const { database } = server();
    await newEngine(server());
    await database.query('update items set stock = 5, price = price + 1, rating = 4 where is_listed');
    await database.query('update stores set closed_until = now() where id = 1');
    expect(await waiting()).toEqual([]);
  });

  it('keeps a change in the outbox until the engine has done its work', async () => {
    const { database } = server();
    const { fake, engine } = await newEngine(server());
    const id = await rename('quagga');
    fake.failTasks(1);
    await expect(sendChanges({ database, engine })).rejects.toThrow('No space left');
    expect(await waiting()).toEqual([`items ${id}`]);
    await fake.stop();
    await expect(sendChanges({ database, engine })).rejects.toThrow('does not answer');
    expect(await waiting()).toEqual([`items ${id}`]);
    await fake.start();
    expect(await sendChanges({ database, engine })).toBe(1);
    expect(await waiting()).toEqual([]);
    expect(await engine.find([asked('items', 'quagga')], PATIENCE)).toEqual([[id]]);
  });

  it('is not changed by a transaction that is rolled back', async () => {
    const { database } = server();
    await newEngine(server());
    const undone = database.transaction(async (tx) => {
      await tx.query('update items set is_active = false');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await waiting()).toEqual([]);
  });

  it('is rebuilt while the old one answers, and gets the changes of that time afterwards', async () => {
    const { database } = server();
    const { fake, engine } = await newEngine(server());
    let id = 0;
    const building = {
      ...engine,
      async beginIndex() {
        const next = await engine.beginIndex();
        return {
          ...next,
          async put(...parameters: Parameters<typeof next.put>) {
            await next.put(...parameters);
            if (parameters[0] !== 'stores') return;
            // The items are in the new index already.
            id = await rename('okapi');
            expect(await sendChanges({ database, engine })).toBeNull();
            expect((await engine.find([asked('items', 'chicken')], PATIENCE))[0]).not.toEqual([]);
          },
        };
      },
    };
    expect(await buildIndex({ database, engine: building })).toMatchObject({ vehicles: 40 });
    expect(await engine.find([asked('items', 'okapi')], PATIENCE)).toEqual([[]]);
    expect(await sendChanges({ database, engine })).toBe(1);
    expect(await engine.find([asked('items', 'okapi')], PATIENCE)).toEqual([[id]]);
    expect(fake.documentsOf('souk_stores_new')).toBeNull();
  });

  it('stays as it was when building a new one fails', async () => {
    const { database } = server();
    const { fake, engine } = await newEngine(server());
    const before = idsIn(fake, 'souk_items');
    const broken = {
      ...engine,
      beginIndex: async () => ({
        ...(await engine.beginIndex()),
        put: () => Promise.reject(new Error('full')),
      }),
    };
    await expect(buildIndex({ database, engine: broken })).rejects.toThrow('full');
    expect(idsIn(fake, 'souk_items')).toEqual(before);
    expect(await isIndexBuilt(database)).toBe(true);
    expect(await buildIndex({ database, engine })).not.toBeNull();
  });

  it('is taken over when the process that wrote it was killed', async () => {
    const { database } = server();
    const { engine } = await newEngine(server());
    await database.query(
      "update search_index set lease = gen_random_uuid(), leased_until = now() + interval '1 minute'",
    );
    expect(await buildIndex({ database, engine })).toBeNull();
    await database.query("update search_index set leased_until = now() - interval '1 second'");
    expect(await buildIndex({ database, engine })).not.toBeNull();
  });

  it('is forgotten by a server without a search engine, and built again by the next one with it', async () => {
    const { database } = server();
    const { engine } = await newEngine(server());
    await rename('bongo');
    expect(await waiting()).toHaveLength(1);
    await stopFollowing(database);
    expect(await waiting()).toEqual([]);
    const id = await rename('kudu');
    expect(await waiting()).toEqual([]);
    expect(await isIndexBuilt(database)).toBe(false);
    await updateIndex({ database, engine });
    expect(await engine.find([asked('items', 'kudu'), asked('items', 'bongo')], PATIENCE)).toEqual([
      [id],
      [],
    ]);
  });

  it('is built again when the engine has lost it', async () => {
    const { database } = server();
    const { fake, engine } = await newEngine(server());
    fake.removeIndex('souk_vehicles');
    const log: string[] = [];
    const search = await openSearch({ database, engine, log: (message) => log.push(message) });
    await vi.waitFor(() => expect(log.at(-1)).toContain('the engine has no index'), { timeout: 20_000 });
    expect(search.isUsed()).toBe(false);
    await updateIndex({ database, engine });
    expect(fake.documentsOf('souk_vehicles')).toHaveLength(40);
    await search.close();
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../server/db/connect';
import type { Queryable } from '../../../server/db/database';
import { listItems } from '../../../server/features/catalogue/item-list.store';
import { searchItems } from '../../../server/features/catalogue/item-search.store';
import { byWords } from '../../../server/features/catalogue/search.store';
import { listStores } from '../../../server/features/catalogue/store-list.store';
import { multiplyWorld } from '../../../tools/large-world.mjs';
import { openTestDatabase } from '../../support/server';

const NOW = Date.parse('2026-11-24T09:00:00Z');
const SCOPE = { filter: { moduleId: 1, zoneIds: [1] }, page: { limit: 12, page: 1 }, now: NOW };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await multiplyWorld((sql: string, values?: unknown[]) => database.query(sql, values), {
    stores: 1_200,
    items: 20_000,
  });
  await database.tidy();
});
afterAll(() => database.close());

/** The query plans of a store function, instead of its rows. */
const searchOf = (words: string[]) => ({ words, matching: byWords(words) });

async function planOf(ask: (database: Queryable) => Promise<unknown>): Promise<string> {
  let plan = '';
  await ask({
    async query(sql, values) {
      const rows = await database.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
      plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      return [];
    },
    script: () => Promise.reject(new Error('A list is one statement')),
  });
  return plan;
}

it('a search in thousands of items uses the index of words [CAT-09]', async () => {
  for (const text of [['chocolate'], ['apple', 'juice'], ['milk'], ['حليب']]) {
    const filter = { ...SCOPE.filter, moduleId: 2 };
    const plan = await planOf((queryable) =>
      searchItems(queryable, { ...SCOPE, filter, search: searchOf(text), order: null }),
    );
    expect(plan).toContain('items_by_words');
    expect(plan).not.toContain('Seq Scan on items');
  }
});

it('a search ranks a limited number of matches, with matching names first [CAT-09]', async () => {
  const filter = { ...SCOPE.filter, moduleId: 2 };
  const { total, rows } = await searchItems(database, {
    ...SCOPE,
    filter,
    search: searchOf(['m']),
    order: null,
  });
  expect(total).toBe(200);
  expect(rows).toHaveLength(12);
  expect(rows.every(({ name }) => /\bm/i.test(name.en ?? ''))).toBe(true);
});

it.each([
  ['popular', 'items_by_popularity'],
  ['new', 'items_by_age'],
  ['reviewed', 'items_by_reviews'],
  ['rating', 'items_by_rating'],
  ['price_asc', 'items_by_price'],
  ['price_desc', 'items_by_price'],
] as const)('the list of %s items is read in the order of an index [CAT-08]', async (order, index) => {
  const plan = await planOf((queryable) => listItems(queryable, { ...SCOPE, order }));
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on items');
});

it.each([
  ['popular', 'items_of_category_by_popularity'],
  ['new', 'items_of_category_by_age'],
  ['rating', 'items_of_category_by_rating'],
  ['price_desc', 'items_of_category_by_price'],
] as const)(
  'the list of %s items in categories is read in the order of an index [CAT-01, CAT-08]',
  async (order, index) => {
    const [category] = await database.query<{ id: number }>(
      'select parent_id as id from categories where module_id = 1 and parent_id is not null limit 1',
    );
    const filter = { ...SCOPE.filter, categoryIds: [category?.id ?? 0] };
    const plan = await planOf((queryable) => listItems(queryable, { ...SCOPE, filter, order }));
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan on items');
  },
);

it.each([
  ['reduced_items', { isDiscounted: true }],
  ['recommended_items', { isRecommended: true }],
  ['organic_items', { isOrganic: true, moduleId: 2 }],
  ['halal_items', { isHalal: true }],
  ['items_by_price', { highestPrice: 50 }],
])('a filter that matches few items uses the index %s [CAT-08]', async (index, own) => {
  const filter = { ...SCOPE.filter, ...own };
  const plan = await planOf((queryable) => listItems(queryable, { ...SCOPE, filter, order: 'popular' }));
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on items');
});

it('the list of popular stores reads the most popular stores first from an index [CAT-02]', async () => {
  const request = {
    ...SCOPE,
    order: 'popular',
    place: null,
    distancesFrom: null,
    utcOffsetMinutes: 240,
  } as const;
  const found = await listStores(database, request);
  const best = await database.query(
    `select id from stores s where is_active and module_id = 1 and zone_id = 1 and exists (
      select 1 from store_hours where store_id = s.id and day = 2 and opens <= '13:00' and closes > '13:00'
    ) order by order_count desc, id limit 12`,
  );
  expect(found?.rows.map(({ id }) => ({ id }))).toEqual(best);
  expect(await planOf((queryable) => listStores(queryable, request))).toContain('stores_by_popularity');
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../server/db/connect';
import type { Queryable } from '../../../server/db/database';
import { listItems } from '../../../server/features/catalogue/item-list.store';
import { searchItems } from '../../../server/features/catalogue/item-search.store';
import { openTestDatabase } from '../../support/server';

const MANY = 20_000;
const NOW = Date.parse('2026-11-24T09:00:00Z');
const SCOPE = { filter: { moduleId: 2, zoneIds: [1] }, page: { limit: 12, page: 1 }, now: NOW };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.query(
    `insert into items (id, slug, store_id, module_id, zone_id, category_id, name, price, created_at, order_count, search_text)
    select 100000 + n, 'copy-' || n, i.store_id, i.module_id, i.zone_id, i.category_id, i.name, i.price, i.created_at,
      n % 1000, i.search_text
    from generate_series(1, $1::int) n
    join (select row_number() over (order by id) - 1 as at, count(*) over () as total, items.* from items where module_id = 2) i
      on i.at = n % i.total`,
    [MANY],
  );
  await database.tidy();
});
afterAll(() => database.close());

/** The plan of whatever a store asks, instead of its rows. */
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

it('searches many thousand items through the index of their words [CAT-09, NFR-01]', async () => {
  for (const words of [['chocolate'], ['apple', 'juice'], ['milk'], ['حليب']]) {
    const plan = await planOf((asked) => searchItems(asked, { ...SCOPE, words, order: null }));
    expect(plan).toContain('items_by_words');
    expect(plan).not.toContain('Seq Scan on items');
  }
});

it('ranks a bounded number of matches, and names come first among them [CAT-09]', async () => {
  const { total, rows } = await searchItems(database, { ...SCOPE, words: ['milk'], order: null });
  expect(total).toBe(200);
  expect(rows).toHaveLength(12);
  expect(rows.every(({ name }) => /milk/i.test(name.en ?? ''))).toBe(true);
});

it.each([
  ['popular', 'items_by_popularity'],
  ['new', 'items_by_age'],
  ['reviewed', 'items_by_rating'],
] as const)('reads the %s items in the order of an index [NFR-01]', async (order, index) => {
  const plan = await planOf((asked) => listItems(asked, { ...SCOPE, order }));
  expect(plan).toContain(index);
});

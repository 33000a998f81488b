import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Item } from '../../../contract/types.gen';
import { priceRange } from '../../../domain/item-price';
import { USUAL_CURRENCY } from '../../../domain/money';
import type { Queryable } from '../../../server/db/database';
import { type ItemRow, itemColumns, itemJoins } from '../../../server/features/shared/item.rows';
import { toTerms } from '../../../server/features/shared/item.terms';
import { toItem } from '../../../src/api/item-mapping';
import { fixedSeed } from '../../support/properties';
import { onDatabase, type TestServer } from '../../support/server';
import { inModule, readItems } from './reader';

const T0 = `'2026-11-24T09:00:00Z'::timestamptz`;
const PAGE = 25;

const lowest = (item: Item) => priceRange(toItem(item, USUAL_CURRENCY)).low;
const rising = (one: Item, other: Item) => lowest(one) - lowest(other) || one.id - other.id;

async function wholeList(server: TestServer, path: string, headers: Record<string, string>): Promise<Item[]> {
  const { total } = await readItems(server, `${path}&limit=1`, headers);
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(total / PAGE) }, (_, index) =>
      readItems(server, `${path}&limit=${PAGE}&offset=${index + 1}`, headers),
    ),
  );
  return pages.flatMap(({ items }) => items);
}

onDatabase('Lists by price', (server) => {
  it.each([
    ['while sales run', 2, {}],
    ['while sales run', 4, {}],
    ['after a sale', 4, { 'x-scenario': 'CLK-SALE-ENDED' }],
  ])(
    'are sorted, for %s, by the prices on the cards, then by id, over all pages [CAT-08, CAT-10, CAT-12]',
    async (_, module, scenario) => {
      const headers = { ...inModule(module), ...scenario };
      const all = await wholeList(server(), '/items/popular?type=all', headers);
      const expected = [...all].sort(rising).map(({ id }) => id);
      const cheapest = await wholeList(server(), '/items/popular?sort_by=price_asc', headers);
      const dearest = await wholeList(server(), '/items/popular?sort_by=price_desc', headers);
      expect(all.some(({ flash_sale }) => flash_sale === 1)).toBe(!('x-scenario' in scenario));
      expect(new Set(expected).size).toBe(expected.length);
      expect(cheapest.map(({ id }) => id)).toEqual(expected);
      expect(dearest.map(({ id }) => id)).toEqual(expected.reverse());
    },
  );

  it.each(['popular', 'new', 'rating', 'price_desc'])(
    'are filtered by the prices on the cards when sorted by %s, with and without a module [CAT-08]',
    async (order) => {
      for (const headers of [inModule(2), { zoneid: '[1]' }]) {
        const all = await wholeList(server(), `/items/popular?sort_by=${order}`, headers);
        const ranged = await wholeList(
          server(),
          `/items/popular?sort_by=${order}&min_price=2&max_price=4.5`,
          headers,
        );
        const isInRange = (item: Item) => lowest(item) >= 200 && lowest(item) <= 450;
        expect(ranged.map(({ id }) => id)).toEqual(all.filter(isInRange).map(({ id }) => id));
        expect(ranged.length).toBeGreaterThan(10);
      }
    },
  );

  it('are sorted as one list for a category and its sub-categories [CAT-01, CAT-08]', async () => {
    const [parent] = await server().database.query<{ id: number }>(
      'select parent_id as id from categories where parent_id is not null order by id limit 1',
    );
    const found = await wholeList(server(), `/categories/items/${parent?.id}?sort_by=price_asc`, {});
    expect(new Set(found.map(({ category_id }) => category_id)).size).toBeGreaterThan(1);
    expect(found).toEqual([...found].sort(rising));
  });

  it('are still correct, like the counts of categories, after any change of items and stores [CAT-01, PRICE-02, PRICE-07]', () =>
    fc.assert(
      fc.asyncProperty(fc.array(changes, { minLength: 1, maxLength: 8 }), async (made) => {
        await undone(server(), async (tx) => {
          for (const [sql, ...values] of made) await tx.query(sql, values);
          await expectTrueLists(tx);
        });
      }),
      { ...fixedSeed, numRuns: 15 },
    ));
});

const anItem = fc.integer({ min: 0, max: 979 });
const aStore = fc.integer({ min: 0, max: 60 });
const ITEM = '(select id from items order by id offset $1 limit 1)';
const STORE = '(select id from stores order by id offset $1 limit 1)';
const percent = fc.integer({ min: 0, max: 100 });
const cents = fc.integer({ min: 0, max: 5_000 });

/** SQL statements that simulate an operator's changes. */
const changes = fc.oneof(
  fc.tuple(fc.constant(`update items set price = $2 where id = ${ITEM}`), anItem, cents),
  fc.tuple(
    fc.constant(`update items set discount_type = $2, discount = $3 where id = ${ITEM}`),
    anItem,
    fc.constantFrom('percent', 'amount', 'fixed', null),
    percent,
  ),
  fc.tuple(
    fc.constant(`update items set variations = $2 where id = ${ITEM}`),
    anItem,
    fc
      .array(
        cents.map((price) => ({ type: { en: 'a', ar: 'ا' }, price, stock: 1 })),
        { maxLength: 3 },
      )
      .map((variations) => JSON.stringify(variations)),
  ),
  fc.tuple(fc.constant(`update items set is_active = not is_active where id = ${ITEM}`), anItem),
  fc.tuple(
    fc.constant(`update items set order_count = order_count + $2 where id = ${ITEM}`),
    anItem,
    percent,
  ),
  fc.tuple(
    fc.constant(
      `update items set category_id = (select id from categories order by id offset $2 limit 1) where id = ${ITEM}`,
    ),
    anItem,
    fc.integer({ min: 0, max: 50 }),
  ),
  fc.tuple(
    fc.constant(
      `update items set store_id = (select id from stores order by id offset $2 limit 1) where id = ${ITEM}`,
    ),
    anItem,
    aStore,
  ),
  fc.tuple(fc.constant(`update stores set discount_percent = $2 where id = ${STORE}`), aStore, percent),
  fc.tuple(fc.constant(`update stores set is_active = not is_active where id = ${STORE}`), aStore),
) as fc.Arbitrary<[string, ...unknown[]]>;

async function undone(server: TestServer, run: (tx: Queryable) => Promise<void>): Promise<void> {
  const undo = new Error('Nothing of this is kept');
  await server.database
    .transaction(async (tx) => {
      await run(tx);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
}

type Listed = ItemRow & { is_listed: boolean; asking_price: number; is_reduced: boolean };

async function expectTrueLists(tx: Queryable): Promise<void> {
  const rows = await tx.query<Listed>(
    `select ${itemColumns}, i.is_listed, i.asking_price, i.is_reduced from items i ${itemJoins(T0)}`,
  );
  for (const row of rows) {
    const { low, lowFull } = priceRange(toTerms({ ...row, flash_type: null }, 'en'));
    const isListed = row.is_active && row.store_is_active && row.campaign_starts === null;
    expect([row.id, row.asking_price, row.is_listed]).toEqual([row.id, low, isListed]);
    if (low < lowFull) expect(row.is_reduced).toBe(true);
  }
  const counted = await tx.query(
    `select category_id, zone_id, items, orders from category_contents where items <> 0 or orders <> 0 order by 1, 2`,
  );
  const really = await tx.query(
    `select i.category_id, i.zone_id, count(*)::int as items, sum(i.order_count)::bigint as orders
    from items i join stores s on s.id = i.store_id
    where i.is_active and s.is_active and i.campaign_starts is null and i.category_id is not null
    group by 1, 2 order by 1, 2`,
  );
  expect(counted).toEqual(really);
}

import { scryptSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../../server/demo/world/people/customers';
import { demoWorld } from '../../../server/demo/world/world';
import { demoPlaces } from '../../../server/geo/demo-places';
import { rowsOf, world } from './world';

const countBy = (table: string, column: string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const row of rowsOf(table)) counts[String(row[column])] = (counts[String(row[column])] ?? 0) + 1;
  return counts;
};

type Found = { path: string; text: Record<string, unknown> };

/** Returns all translated texts of a value, however deeply nested, with their paths. */
function textsIn(value: unknown, path: string): Found[] {
  if (Array.isArray(value)) return value.flatMap((part, index) => textsIn(part, `${path}[${index}]`));
  if (value === null || typeof value !== 'object') return [];
  const record = value as Record<string, unknown>;
  if ('en' in record || 'ar' in record) return [{ path, text: record }];
  return Object.entries(record).flatMap(([key, part]) => textsIn(part, `${path}.${key}`));
}

const texts = world.flatMap(({ table, rows }) =>
  rows.flatMap((row) => textsIn(row, `${table} ${String(row.id ?? '')}`)),
);

describe('The demo world', () => {
  it('has about 60 stores, 900 items and 40 vehicles', () => {
    expect(rowsOf('stores').length).toBeGreaterThanOrEqual(58);
    expect(rowsOf('stores').length).toBeLessThanOrEqual(65);
    expect(rowsOf('items').length).toBeGreaterThanOrEqual(880);
    expect(rowsOf('items').length).toBeLessThanOrEqual(1000);
    expect(rowsOf('vehicles')).toHaveLength(40);
  });

  it('sends each order to a saved address of the same customer: street, house and floor', () => {
    for (const { id, customer_id, destination } of rowsOf('orders')) {
      if (customer_id === null || destination === null) continue;
      const { address, house, floor } = destination as Record<string, unknown>;
      const doors = rowsOf('addresses')
        .filter((saved) => saved.customer_id === customer_id)
        .map((saved) => [saved.address, saved.house, saved.floor]);
      expect(doors, `order ${String(id)}`).toContainEqual([address, house, floor]);
    }
  });

  it('is identical at every start of the server', () => {
    expect(JSON.stringify(demoWorld(demoPlaces()))).toBe(JSON.stringify(world));
  });

  it('has every text in English and Arabic, each in its own script', () => {
    const isArabic = /\p{Script=Arabic}/u;
    const wrong = texts.filter(({ text: { en, ar } }) => {
      if (typeof en !== 'string' || typeof ar !== 'string' || en === '' || ar === '') return true;
      const hasWords = /\p{Script=Latin}/u.test(en);
      return isArabic.test(en) || (hasWords && !isArabic.test(ar));
    });
    expect(wrong).toEqual([]);
    expect(texts.length).toBeGreaterThan(5000);
  });

  it('has a picture for every emoji that it shows', () => {
    const codes = new Set(JSON.stringify(world).match(/(?<=\/pictures\/emoji\/)[^".]+/g));
    const missing = [...codes].filter(
      (code) => !existsSync(`node_modules/@lobehub/fluent-emoji-3d/assets/${code}.webp`),
    );
    expect(missing).toEqual([]);
    expect(codes.size).toBeGreaterThan(30);
  });

  it('has the same columns in all rows of a table', () => {
    const uneven = world.filter(({ rows }) => new Set(rows.map((row) => Object.keys(row).join())).size > 1);
    expect(uneven.map(({ table }) => table)).toEqual([]);
  });

  it('has twelve food categories, two of them divided and one empty', () => {
    const food = rowsOf('categories').filter((row) => row.module_id === 1);
    const tops = food.filter((row) => row.parent_id === null);
    const used = new Set(rowsOf('items').map((row) => row.category_id));
    const parents = new Set(food.map((row) => row.parent_id).filter((id) => id !== null));
    expect(tops).toHaveLength(12);
    expect(parents.size).toBe(2);
    const isEmpty = (id: unknown) =>
      !used.has(id) && !food.some((row) => row.parent_id === id && used.has(row.id));
    expect(tops.filter(({ id }) => isEmpty(id))).toHaveLength(1);
  });

  it('has the specified banners, brands and campaigns', () => {
    expect(countBy('banners', 'module_id')).toMatchObject({ 1: 7, 2: 3, 3: 3, 4: 3, 6: 2, 7: 3 });
    expect(countBy('brands', 'module_id')).toEqual({ 4: 6 });
    expect(Object.keys(countBy('campaigns', 'module_id'))).toEqual(['1', '2', '3', '4', '7']);
  });

  it('has more stores than one page of the latest and popular lists, all different', () => {
    const food = rowsOf('stores').filter((row) => row.module_id === 1 && row.zone_id === 1);
    expect(food.length).toBeGreaterThan(12);
    expect(new Set(food.map((row) => row.created_at)).size).toBe(food.length);
    expect(new Set(food.map((row) => row.order_count)).size).toBe(food.length);
    const menus = Object.values(countBy('items', 'store_id'));
    expect(menus.filter((count) => count > 10).length).toBeGreaterThan(50);
  });

  it('has ratings that equal its reviews', () => {
    const stars = new Map<unknown, number[]>();
    for (const { item_id, rating } of rowsOf('reviews'))
      stars.set(item_id, [...(stars.get(item_id) ?? []), rating as number]);
    for (const { id, rating, rating_count } of rowsOf('items')) {
      const given = stars.get(id) ?? [];
      const sum = given.reduce((total, one) => total + one, 0);
      expect(rating_count).toBe(given.length);
      expect(rating).toBeCloseTo(given.length === 0 ? 0 : sum / given.length, 2);
    }
  });

  it('never praises prescription medicine in reviews, nor the taste of goods that are not food', () => {
    const items = new Map(rowsOf('items').map((row) => [row.id, row]));
    const ofTaste = /taste|portions|for guests|harbour, no question/;
    for (const { item_id, comment } of rowsOf('reviews')) {
      const item = items.get(item_id);
      expect(item?.is_prescription_required).toBe(false);
      if (![1, 2, 7].includes(Number(item?.module_id)))
        expect(String((comment as { en?: string } | null)?.en)).not.toMatch(ofTaste);
    }
  });

  it('has every kind of item: with options, units, generic names or variations, and sold out', () => {
    const items = rowsOf('items');
    const having = (test: (row: Record<string, unknown>) => boolean): number => items.filter(test).length;
    expect(having((row) => (row.food_groups as unknown[]).length > 0)).toBeGreaterThan(150);
    expect(having((row) => (row.add_on_ids as unknown[]).length > 0)).toBeGreaterThan(80);
    expect(having((row) => row.unit !== null)).toBeGreaterThan(200);
    expect(having((row) => (row.generic_names as unknown[]).length > 0)).toBeGreaterThan(20);
    expect(having((row) => (row.variations as unknown[]).length > 0)).toBeGreaterThan(50);
    expect(having((row) => row.stock === 0)).toBeGreaterThan(3);
    expect(having((row) => Number(row.discount) > 0)).toBeGreaterThan(100);
    expect(having((row) => (row.allergies as unknown[]).length > 0)).toBeGreaterThan(200);
  });

  it('accepts the announced password for every account that has one', () => {
    const hashes = new Set(rowsOf('customers').map(({ password_hash }) => password_hash));
    hashes.delete(null);
    const [kind, cost, blockSize, parallelization, salt = '', hash] = String([...hashes][0]).split('$');
    const computed = scryptSync(demoAccounts[0]?.password ?? '', Buffer.from(salt, 'base64'), 32, {
      N: Number(cost),
      r: Number(blockSize),
      p: Number(parallelization),
    });
    expect([hashes.size, kind, cost, blockSize, parallelization]).toEqual([1, 'scrypt', '16384', '8', '5']);
    expect(computed.toString('base64')).toBe(hash);
  });

  it.each([
    ['wallet_transactions', 'wallet_balance'],
    ['point_transactions', 'loyalty_points'],
  ])("has, in %s, a last balance that equals the customer's balance", (table, column) => {
    for (const customer of rowsOf('customers')) {
      let balance = 0;
      for (const row of rowsOf(table).filter(({ customer_id }) => customer_id === customer.id)) {
        balance += Number(row.credit) - Number(row.debit);
        expect(row.balance).toBe(balance);
      }
      expect(customer[column]).toBe(balance);
    }
  });

  it('has in each order’s history the order’s current status last', () => {
    for (const { id, status } of rowsOf('orders')) {
      const history = rowsOf('order_status_changes').filter((row) => row.order_id === id);
      expect(history.at(-1)?.status).toBe(status);
    }
  });
});

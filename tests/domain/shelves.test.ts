import { describe, expect, it } from 'vitest';
import type { Content, Item } from '../../domain/catalogue';
import { popularTerms } from '../../domain/popular-terms';
import { withViewed } from '../../domain/recent-items';
import { withoutRepeats } from '../../domain/shelves';
import { unitPrice } from '../../domain/unit-price';
import { itemWith } from '../machines/catalogue/items';
import { items } from './demo-items';

const holding = (price: number, content: Content | null, overrides: Partial<Item> = {}): Item => ({
  ...itemWith(items['F-02']),
  price,
  discount: null,
  storeDiscountPercent: 0,
  content,
  ...overrides,
});
const grams = (amount: number): Content => ({ amount, measure: 'g' });

describe('the price per unit of measure', () => {
  it.each([
    [1200, grams(5000), 240, 1000, 'g'],
    [450, grams(340), 1324, 1000, 'g'],
    [420, grams(200), 210, 100, 'g'],
    [990, grams(1), 990, 1, 'g'],
    [240, { amount: 1000, measure: 'ml' }, 240, 1000, 'ml'],
    [110, { amount: 330, measure: 'ml' }, 333, 1000, 'ml'],
    [300, { amount: 12, measure: 'piece' }, 25, 1, 'piece'],
    [900, grams(10), 90, 1, 'g'],
  ] as const)(
    'is computed from the price %i for %o: %i per %i %s',
    (price, content, each, amount, measure) => {
      expect(unitPrice(holding(price, content))).toEqual({ price: each, per: { amount, measure } });
    },
  );

  it('is computed from the discounted price [PRICE-07]', () => {
    const reduced = holding(1000, grams(500), { discount: { kind: 'percent', percent: 20 } });
    expect(unitPrice(reduced)?.price).toBe(1600);
  });

  it('is absent when the content is unknown, a single piece or free, or when the item has variations', () => {
    const chosen = [
      { type: 'S', price: 100, stock: 1 },
      { type: 'L', price: 200, stock: 1 },
    ];
    expect(unitPrice(holding(500, null))).toBeNull();
    expect(unitPrice(holding(500, { amount: 1, measure: 'piece' }))).toBeNull();
    expect(unitPrice(holding(0, grams(500)))).toBeNull();
    expect(unitPrice(holding(500, grams(500), { variations: chosen }))).toBeNull();
  });
});

it('an item that is on several shelves of a page is shown only on the first [CAT-04]', () => {
  const one = { id: 1 };
  const two = { id: 2 };
  const three = { id: 3 };
  expect(withoutRepeats([[one, two], [two, three], [one], []])).toEqual([[one, two], [three], [], []]);
});

it('the last twelve viewed items are remembered, the latest first and without duplicates', () => {
  expect(withViewed([3, 2, 1], 2)).toEqual([2, 3, 1]);
  const many = Array.from({ length: 20 }, (_, id) => id + 1).reduce<number[]>(withViewed, []);
  expect(many).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9]);
});

it('the eight most ordered item names are suggested, each once [CAT-09]', () => {
  const names = ['Tea', 'Pizza', 'Tea', 'a', 'b', 'c', 'd', 'e', 'f', 'g'];
  expect(popularTerms(names.map((name) => ({ name })))).toEqual([
    'Tea',
    'Pizza',
    'a',
    'b',
    'c',
    'd',
    'e',
    'f',
  ]);
});

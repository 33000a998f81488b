import { describe, expect, it } from 'vitest';
import {
  type AddRequest,
  addRefusal,
  type CartItem,
  type CartLine,
  freeDeliveryProgress,
  isSameAddOns,
  isSameChoice,
  matchingLine,
  otherStoreOf,
  quantityRefusal,
  subtotal,
} from '../../domain/cart';
import type { ItemTerms } from '../../domain/catalogue';
import { at, CITY_OFFSET, COLA, choose, items, T0, terms } from './demo-items';

const request = (item: ItemTerms, overrides: Partial<AddRequest> = {}): AddRequest => ({
  terms: item,
  selection: choose(),
  quantity: 1,
  now: T0,
  utcOffsetMinutes: CITY_OFFSET,
  ...overrides,
});
const line = (id: number, overrides: Partial<CartItem> = {}, quantity = 1): CartLine => ({
  id,
  quantity,
  selection: choose(),
  item: {
    ...terms(),
    id: 100 + id,
    name: `Item ${id}`,
    imageUrl: null,
    storeId: 1,
    storeName: 'Basil Kitchen',
    zoneId: 1,
    moduleId: 1,
    moduleType: 'food',
    allergies: [],
    ...overrides,
  },
});

describe('the stock and the purchase limit', () => {
  it.each([
    ['G-01', 3, null],
    ['G-01', 4, 'outOfStock'],
    ['G-02', 2, null],
    ['G-02', 3, 'outOfLimit'],
    ['G-03', 3, 'outOfStock'],
    ['F-01', 5, null],
    ['F-01', 6, 'outOfLimit'],
    ['F-02', 999, null],
  ] as const)(
    'the item %s in a quantity of %i is accepted, or refused with the code %s [ITEM-12, CART-10, Q-11]',
    (id, quantity, refusal) => {
      expect(quantityRefusal(items[id], choose(), quantity)).toBe(refusal);
    },
  );

  it('counts the stock of the chosen variation [ITEM-04, ITEM-12]', () => {
    const redS = choose({ options: { Colour: 'Red', Size: 'S' } });
    expect(quantityRefusal(items['E-01'], redS, 1)).toBeNull();
    expect(quantityRefusal(items['E-01'], redS, 2)).toBe('outOfStock');
  });

  it('are read so that a purchase limit of zero means no limit [Q-11]', () => {
    expect(quantityRefusal(terms({ maximumQuantity: 0 }), choose(), 500)).toBeNull();
  });
});

describe('the reason why an item cannot be added', () => {
  it('is a missing required option group before any other reason [FOOD-03]', () => {
    expect(addRefusal(request(items['F-01'], { quantity: 6 }))).toEqual({
      code: 'optionsMissing',
      problem: { group: 'Size', problem: 'empty', min: 0, max: 0 },
    });
  });

  it('is a choice without a selected option [ITEM-03]', () => {
    const colour = choose({ options: { Colour: 'Red' } });
    expect(addRefusal(request(items['E-01'], { selection: colour }))).toEqual({
      code: 'variationMissing',
      title: 'Size',
    });
  });

  it.each([
    ['E-01', { Colour: 'Dark-Blue', Size: 'XL' }],
    ['G-05', { Volume: '1-L' }],
  ] as const)('is a variation of %s that is out of stock [ITEM-04]', (id, options) => {
    expect(addRefusal(request(items[id], { selection: choose({ options }) }))).toEqual({
      code: 'variationOutOfStock',
    });
  });

  it.each([
    ['G-01', 4, 'outOfStock'],
    ['G-02', 3, 'outOfLimit'],
    ['G-03', 3, 'outOfStock'],
  ] as const)('is, for %s × %i, the code %s [ITEM-12]', (id, quantity, code) => {
    expect(addRefusal(request(items[id], { quantity }))).toEqual({ code });
  });

  it('is the time of day for a dish outside its hours, and only for a dish [FOOD-09]', () => {
    expect(addRefusal(request(items['F-05']))).toEqual({ code: 'notAvailableNow' });
    expect(addRefusal(request(items['F-05'], { now: at('10:59') }))).toBeNull();
  });

  it('is the end of the campaign for a campaign item [ITEM-14]', () => {
    expect(addRefusal(request(items['F-08']))).toEqual({ code: 'campaignEnded' });
    expect(addRefusal(request(items['F-07']))).toBeNull();
  });
});

describe('The comparison of cart lines', () => {
  it('treats choices as equal whatever the order of options and values [CART-23, Q-98]', () => {
    const one = choose({ options: { Colour: 'Red', Size: 'S' }, groups: { Toppings: ['Olives', 'Basil'] } });
    const other = choose({
      options: { Size: 'S', Colour: 'Red' },
      groups: { Sauces: [], Toppings: ['Basil', 'Olives'] },
    });
    expect(isSameChoice(one, other)).toBe(true);
  });

  it('tells different choices apart and compares add-ons separately [FOOD-13, Q-98]', () => {
    const medium = choose({ groups: { Size: ['Medium'] } });
    const withCola = { ...medium, addOns: { [COLA]: 1 } };
    expect(isSameChoice(medium, choose({ groups: { Size: ['Large'] } }))).toBe(false);
    expect(isSameChoice(medium, withCola)).toBe(true);
    expect(isSameAddOns(medium, withCola)).toBe(false);
    expect(isSameAddOns(medium, { ...medium, addOns: { [COLA]: 0 } })).toBe(true);
  });

  it('finds the line of the same item and choice [CART-23]', () => {
    const lines = [line(1), { ...line(2), selection: choose({ options: { Size: 'S' } }) }];
    expect(matchingLine(lines, 102, choose({ options: { Size: 'S' } }))?.id).toBe(2);
    expect(matchingLine(lines, 102, choose())).toBeNull();
  });

  it('finds the store of the cart when the new item is from another one [CART-21]', () => {
    expect(otherStoreOf([line(1)], 1)).toBeNull();
    expect(otherStoreOf([line(1)], 4)).toEqual({ id: 1, name: 'Basil Kitchen' });
  });

  it('computes subtotals with the same price function as the item page [CART-12, PRICE-07]', () => {
    const lines = [line(1, items['G-02'], 2), line(2, items['F-04'], 3)];
    expect(lines.map((one) => subtotal([one]))).toEqual([24_00, 0]);
    expect(subtotal(lines)).toBe(24_00);
  });
});

describe('the free-delivery bar', () => {
  it.each([
    [0, 0, false],
    [24_00, 48, false],
    [49_99, 99.98, false],
    [50_00, 100, true],
    [80_00, 100, true],
  ])('has a progress, with %i of goods, of %d %% [CART-04, Q-24]', (amount, percent, isFree) => {
    expect(freeDeliveryProgress(amount, 50_00)).toEqual({
      percent,
      isFree,
      missing: Math.max(0, 50_00 - amount),
    });
  });

  it.each([null, 0])('is absent when the threshold is %s [CART-04]', (threshold) => {
    expect(freeDeliveryProgress(24_00, threshold)).toBeNull();
  });

  it('stays below 100 % when one cent is missing [CART-04]', () => {
    expect(freeDeliveryProgress(999_999_99, 1_000_000_00)?.percent).toBe(99.99);
  });
});

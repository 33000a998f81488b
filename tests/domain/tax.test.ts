import { describe, expect, it } from 'vitest';
import type { Minor } from '../../domain/money';
import {
  hasSeveralRates,
  isTaxPercent,
  refundedTax,
  type TaxedGoods,
  type TaxSettings,
  type TaxSource,
  taxOn,
  taxParts,
  taxRateOf,
  taxSum,
} from '../../domain/tax';

const goods = (amount: Minor, percent: number, source: TaxSource = 'shop'): TaxedGoods => ({
  amount,
  percent,
  source,
});
const added = (lines: TaxedGoods[], discount: Minor = 0) => taxParts(lines, { discount, isIncluded: false });
const included = (lines: TaxedGoods[], discount: Minor = 0) =>
  taxParts(lines, { discount, isIncluded: true });
const short = (parts: ReturnType<typeof added>) =>
  parts.map(({ percent, goods, tax }) => [percent, goods, tax]);

describe('The tax rate of an item', () => {
  const none: TaxSettings = { item: null, category: null, store: null, module: null, shop: 5 };

  it('is the most specific setting: item, category, store, module, then shop [PRICE-10]', () => {
    const all: TaxSettings = { item: 1, category: 2, store: 3, module: 4, shop: 5 };
    expect(taxRateOf(all)).toEqual({ percent: 1, source: 'item' });
    expect(taxRateOf({ ...all, item: null })).toEqual({ percent: 2, source: 'category' });
    expect(taxRateOf({ ...all, item: null, category: null })).toEqual({ percent: 3, source: 'store' });
    expect(taxRateOf({ ...none, module: 4 })).toEqual({ percent: 4, source: 'module' });
    expect(taxRateOf(none)).toEqual({ percent: 5, source: 'shop' });
  });

  it('can be set to zero, which is not the same as unset [PRICE-10]', () => {
    expect(taxRateOf({ ...none, category: 0, store: 12 })).toEqual({ percent: 0, source: 'category' });
    expect(taxRateOf({ ...none, item: 0 })).toEqual({ percent: 0, source: 'item' });
    expect(taxRateOf({ ...none, shop: 0 })).toEqual({ percent: 0, source: 'shop' });
  });

  it('has at most two decimals [PRICE-10]', () => {
    expect([0, 5, 7.25, 8.1, 100].map(isTaxPercent)).toEqual([true, true, true, true, true]);
    expect([-1, 100.01, 5.125, Number.NaN, '5', null].some(isTaxPercent)).toBe(false);
  });
});

describe('The tax of an amount', () => {
  it('extracts 5.00 from 105.00 and adds 5.00 to 100.00 at 5 % [PRICE-04]', () => {
    expect(taxOn(105_00, { percent: 5, isIncluded: true })).toBe(5_00);
    expect(taxOn(100_00, { percent: 5, isIncluded: false })).toBe(5_00);
  });

  it('rounds half up: 0.10 at 5 % is 0.01, 19.99 at 7.25 % is 1.45 [PRICE-04, PRICE-11]', () => {
    expect(taxOn(10, { percent: 5, isIncluded: false })).toBe(1);
    expect(taxOn(9, { percent: 5, isIncluded: false })).toBe(0);
    expect(taxOn(19_99, { percent: 7.25, isIncluded: false })).toBe(1_45);
  });
});

describe('The tax of mixed goods', () => {
  it('computes one part per rate: 12.00 at 5 % and 4.00 at 0 % [PRICE-11]', () => {
    const parts = added([goods(4_00, 0, 'category'), goods(12_00, 5)]);
    expect(parts).toEqual([
      { percent: 5, sources: ['shop'], goods: 12_00, tax: 60 },
      { percent: 0, sources: ['category'], goods: 4_00, tax: 0 },
    ]);
    expect(taxSum(parts)).toBe(60);
  });

  it('extracts the included tax per rate: 0.50 of 10.50 at 5 %, 1.00 of 11.00 at 10 % [PRICE-04, PRICE-11]', () => {
    expect(short(included([goods(10_50, 5), goods(11_00, 10)]))).toEqual([
      [10, 11_00, 1_00],
      [5, 10_50, 50],
    ]);
  });

  it('rounds once per rate, not once per line: three times 0.10 at 5 % is 0.02, not 0.03 [PRICE-11]', () => {
    expect(short(added([goods(10, 5), goods(10, 5), goods(10, 5)]))).toEqual([[5, 30, 2]]);
    expect(short(added([goods(10, 5), goods(10, 5), goods(10, 5), goods(10, 5)]))).toEqual([[5, 40, 2]]);
  });

  it('lists all levels (such as item and shop) that set the same rate [PRICE-10, PRICE-11]', () => {
    const parts = added([goods(1_00, 5, 'shop'), goods(1_00, 5, 'item'), goods(1_00, 5, 'shop')]);
    expect(parts.map(({ sources }) => sources)).toEqual([['item', 'shop']]);
  });

  it('splits the coupon in proportion to the value of the goods: 10 % of 30.00 and of 10.00 [PRICE-11, COUP-06]', () => {
    expect(short(added([goods(30_00, 5), goods(10_00, 15)], 4_00))).toEqual([
      [15, 9_00, 1_35],
      [5, 27_00, 1_35],
    ]);
  });

  it('gives the leftover cent to the rate with the greatest remainder, then to the highest rate [PRICE-11]', () => {
    // 1.00 over three times 10.00: 0.33 each, and one cent.
    expect(short(added([goods(10_00, 0), goods(10_00, 5), goods(10_00, 15)], 1_00))).toEqual([
      [15, 9_66, 1_45],
      [5, 9_67, 48],
      [0, 9_67, 0],
    ]);
    // A coupon of 1.00 on goods of 1.00 and 2.00 takes 33.3 and 66.7 cents.
    expect(short(added([goods(1_00, 10), goods(2_00, 0)], 1_00))).toEqual([
      [10, 67, 7],
      [0, 1_33, 0],
    ]);
  });

  it('is shown in one row per rate only when there are several rates [PRICE-11]', () => {
    expect(hasSeveralRates(added([goods(1_00, 5), goods(2_00, 5)]))).toBe(false);
    expect(hasSeveralRates(added([goods(1_00, 5), goods(2_00, 0)]))).toBe(true);
    expect(hasSeveralRates([])).toBe(false);
  });

  it('gives leftover cents to the greatest remainders, whatever the order of the goods [PRICE-11]', () => {
    // 0.05 over 0.10, 0.20 and 0.40: 0.71, 1.43 and 2.86 cents.
    expect(short(added([goods(10, 15), goods(20, 10), goods(40, 5)], 5))).toEqual([
      [15, 9, 1],
      [10, 19, 2],
      [5, 37, 2],
    ]);
    // 0.02 over four times 0.10: half a cent each, so the highest two rates.
    expect(
      short(
        added(
          [20, 15, 10, 5].map((percent) => goods(10, percent)),
          2,
        ),
      ).map(([, left]) => left),
    ).toEqual([9, 9, 10, 10]);
  });

  it('charges no tax when the coupon covers the goods or when there are no goods [PRICE-11, COUP-06]', () => {
    expect(short(added([goods(3_00, 5), goods(1, 20)], 3_01))).toEqual([
      [20, 0, 0],
      [5, 0, 0],
    ]);
    expect(short(added([goods(0, 5)]))).toEqual([[5, 0, 0]]);
    expect(added([])).toEqual([]);
  });

  it('splits every coupon exactly and never takes more from a rate than its goods cost [PRICE-11]', () => {
    let seed = 7;
    const next = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % (most + 1);
    };
    for (let round = 0; round < 500; round += 1) {
      const lines = [0, 5, 7.25, 15].map((percent) => goods(next(10 ** (1 + next(9))), percent));
      const before = lines.reduce((sum, { amount }) => sum + amount, 0);
      const discount = next(Math.min(before, 2_000_000_000));
      const parts = added(lines, discount);
      expect(parts.reduce((sum, part) => sum + part.goods, 0)).toBe(before - discount);
      expect(parts.every((part) => part.goods >= 0)).toBe(true);
    }
  });
});

describe('The tax in a refund', () => {
  it('refunds the whole tax with the whole total, and a proportional share with a part [PRICE-12]', () => {
    expect(refundedTax(32_41, { total: 32_41, tax: 1_31 })).toBe(1_31);
    // 10.00 of 32.41 is 30.85 %.
    expect(refundedTax(10_00, { total: 32_41, tax: 1_31 })).toBe(40);
    expect(refundedTax(0, { total: 32_41, tax: 1_31 })).toBe(0);
  });

  it('is rounded half up to the smallest unit [PRICE-12]', () => {
    expect(refundedTax(2_00, { total: 4_00, tax: 25 })).toBe(13);
    expect(refundedTax(3_99, { total: 8_00, tax: 25 })).toBe(12);
  });

  it('never exceeds the tax and is zero for an order of zero [PRICE-12]', () => {
    expect(refundedTax(50_00, { total: 32_41, tax: 1_31 })).toBe(1_31);
    expect(refundedTax(0, { total: 0, tax: 0 })).toBe(0);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CartLine, freeDeliveryProgress, subtotal } from '../../domain/cart';
import { subtotalPrice } from '../../domain/cart-price';
import type { Discount, ItemTerms, Selection } from '../../domain/catalogue';
import { linePrice, priceRange } from '../../domain/item-price';
import { fromMinor, toMinor, USUAL_CURRENCY } from '../../domain/money';
import { fixedSeed } from '../support/properties';
import { terms } from './demo-items';

const cents = fc.integer({ min: 0, max: 1_000_000_00 });
const quantities = fc.integer({ min: 1, max: 99 });
const discounts: fc.Arbitrary<Discount | null> = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 120 }) }),
  fc.record({ kind: fc.constant('amount' as const), amount: cents }),
);
const dishes: fc.Arbitrary<ItemTerms> = fc
  .record({
    price: cents,
    discount: discounts,
    storeDiscountPercent: fc.integer({ min: 0, max: 100 }),
    valuePrices: fc.array(cents, { maxLength: 4 }),
    addOnPrices: fc.array(cents, { maxLength: 3 }),
  })
  .map(({ valuePrices, addOnPrices, ...own }) =>
    terms({
      ...own,
      foodGroups: [
        {
          name: 'Toppings',
          type: 'multi',
          isRequired: false,
          min: 1,
          max: 4,
          values: valuePrices.map((price, index) => ({ label: `value ${index}`, price })),
        },
      ],
      addOns: addOnPrices.map((price, index) => ({
        id: index,
        name: `add-on ${index}`,
        price,
        percent: index === 2 ? 5 : null,
      })),
    }),
  );
const selections: fc.Arbitrary<Selection> = fc
  .record({
    labels: fc.subarray(['value 0', 'value 1', 'value 2', 'value 3']),
    counts: fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 3 }),
  })
  .map(({ labels, counts }) => ({
    options: {},
    groups: { Toppings: labels },
    addOns: Object.fromEntries(counts.entries()),
  }));

const holds = (check: (item: ItemTerms, selection: Selection, quantity: number) => void) =>
  fc.assert(fc.property(dishes, selections, quantities, check), fixedSeed);

describe('the price of any line', () => {
  it('is a whole number of cents and never negative [PRICE-01, PRICE-07]', () =>
    holds((item, selection, quantity) => {
      const { unitFull, unit, addOns, total } = linePrice(item, selection, quantity);
      for (const amount of [unitFull, unit, addOns, total]) {
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
      }
    }));

  it('never falls when the quantity rises [PRICE-07]', () =>
    holds((item, selection, quantity) => {
      const { total } = linePrice(item, selection, quantity);
      expect(linePrice(item, selection, quantity + 1).total).toBeGreaterThanOrEqual(total);
    }));

  it('is the sum of its reasons [PRICE-08]', () =>
    holds((item, selection, quantity) => {
      const { reasons, total } = linePrice(item, selection, quantity);
      expect(reasons.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    }));

  it('does not depend on the order of choices or of the item’s options [PRICE-07]', () =>
    holds((item, selection, quantity) => {
      const reversed: ItemTerms = {
        ...item,
        foodGroups: item.foodGroups.map((group) => ({ ...group, values: [...group.values].reverse() })),
        addOns: [...item.addOns].reverse(),
      };
      const otherwise: Selection = {
        ...selection,
        groups: { Toppings: [...(selection.groups.Toppings ?? [])].reverse() },
        addOns: Object.fromEntries(Object.entries(selection.addOns).reverse()),
      };
      expect(linePrice(reversed, otherwise, quantity).total).toBe(linePrice(item, selection, quantity).total);
    }));

  it('is the discounted goods, rounded half up, plus the add-ons [PRICE-01, PRICE-02, PRICE-03]', () =>
    holds((item, selection, quantity) => {
      const { unitFull, addOns, total } = linePrice(item, selection, quantity);
      const full = BigInt(unitFull) * BigInt(quantity);
      const percent =
        item.storeDiscountPercent || (item.discount?.kind === 'percent' ? item.discount.percent : 0);
      const amount =
        item.storeDiscountPercent === 0 && item.discount?.kind === 'amount' ? item.discount.amount : 0;
      const goods =
        amount > 0
          ? BigInt(Math.max(0, unitFull - amount) * quantity)
          : (full * BigInt(Math.max(0, 100 - percent)) * 2n + 100n) / 200n;
      expect(BigInt(total)).toBe(goods + BigInt(addOns));
    }));

  it('is never raised by a discount [PRICE-01]', () =>
    holds((item, selection, quantity) => {
      const undiscounted = { ...item, discount: null, storeDiscountPercent: 0 };
      expect(linePrice(item, selection, quantity).total).toBeLessThanOrEqual(
        linePrice(undiscounted, selection, quantity).total,
      );
    }));

  it('is the lowest price of the card when nothing is chosen [ITEM-07]', () =>
    fc.assert(
      fc.property(dishes, (item) => {
        const nothing = { options: {}, groups: {}, addOns: {} };
        const { low, high } = priceRange(item);
        expect(low).toBeLessThanOrEqual(high);
        expect(linePrice(item, nothing, 1).total).toBe(low);
      }),
      fixedSeed,
    ));
});

it('the subtotal of a cart equals the sum of its lines, and also the sum of its listed reasons [PRICE-07, PRICE-08]', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(dishes, selections, quantities), { maxLength: 6 }), (entries) => {
      const lines = entries.map(([item, selection, quantity], id) => ({ id, item, selection, quantity }));
      const expected = entries.reduce((sum, entry) => sum + linePrice(...entry).total, 0);
      expect(subtotal(lines as CartLine[])).toBe(expected);
      const { reasons, total } = subtotalPrice(lines as CartLine[]);
      expect(total).toBe(expected);
      expect(reasons.reduce((sum, { amount }) => sum + amount, 0)).toBe(expected);
    }),
    fixedSeed,
  ));

it('the free-delivery bar stays between 0 and 100 % and is full only when delivery is free [CART-04]', () =>
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 1_000_000_00 }), (amount, threshold) => {
      const progress = freeDeliveryProgress(amount, threshold);
      expect(progress?.percent).toBeGreaterThanOrEqual(0);
      expect(progress?.percent).toBeLessThanOrEqual(100);
      expect(progress?.percent === 100).toBe(progress?.isFree);
      expect(progress?.isFree).toBe(amount >= threshold);
      expect(progress?.missing).toBe(Math.max(0, threshold - amount));
    }),
    fixedSeed,
  ));

it('every amount is unchanged after a conversion to the API format and back [PRICE-07]', () =>
  fc.assert(
    fc.property(cents, (amount) => {
      expect(toMinor(fromMinor(amount, USUAL_CURRENCY), USUAL_CURRENCY)).toBe(amount);
    }),
    fixedSeed,
  ));

import { describe, expect, it } from 'vitest';
import { subtotalPrice } from '../../domain/cart-price';
import type { ItemTerms, Selection } from '../../domain/catalogue';
import { cartItem } from '../machines/cart/cart-lines';
import { COLA, choose, items, terms } from './demo-items';

const line = (overrides: ItemTerms, quantity = 1, selection: Selection = choose()) => ({
  item: cartItem(overrides),
  selection,
  quantity,
});
const pizza = line(
  items['F-01'],
  2,
  choose({ groups: { Size: ['Medium'], Toppings: ['Mushroom', 'Extra cheese'] }, addOns: { [COLA]: 1 } }),
);

describe('the breakdown of the cart subtotal', () => {
  it('sums the items, discounts and add-ons of all lines [PRICE-07, PRICE-08]', () => {
    const tea = line(items['F-04'], 3);
    expect(subtotalPrice([pizza, tea])).toEqual({
      total: 29_00,
      reasons: [
        { rule: 'items', quantity: 5, amount: 34_50 },
        { rule: 'itemDiscount', percent: null, isCapped: false, amount: -7_50 },
        { rule: 'addOns', amount: 2_00 },
      ],
    });
  });

  it('shows the percentage when all lines have the same store discount [PRICE-02, PRICE-08]', () => {
    expect(subtotalPrice([line(items['F-02']), line(items['F-03'], 2)])).toEqual({
      total: 23_40,
      reasons: [
        { rule: 'items', quantity: 3, amount: 26_00 },
        { rule: 'storeDiscount', percent: 10, isCapped: false, amount: -2_60 },
      ],
    });
  });

  it('lists flash sales, campaigns and item discounts in separate rows [PRICE-08, CAT-12]', () => {
    const sale = terms({
      discount: { kind: 'percent', percent: 30 },
      flashSaleEndsAt: '2026-11-24T13:15:00+04:00',
    });
    const { reasons, total } = subtotalPrice([line(sale), line(items['F-07']), line(items['F-10'])]);
    expect(reasons.map(({ rule, amount }) => [rule, amount])).toEqual([
      ['items', 36_00],
      ['flashSale', -3_00],
      ['campaign', -5_00],
      ['itemDiscount', -90],
    ]);
    expect(total).toBe(27_10);
  });

  it('marks a discount that is limited by the item’s price [PRICE-01, PRICE-08]', () => {
    expect(subtotalPrice([line(items['F-04'])])).toEqual({
      total: 0,
      reasons: [
        { rule: 'items', quantity: 1, amount: 1_50 },
        { rule: 'itemDiscount', percent: null, isCapped: true, amount: -1_50 },
      ],
    });
  });
});

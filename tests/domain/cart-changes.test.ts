import { describe, expect, it } from 'vitest';
import { isLost, type LineFacts, lineChanges } from '../../domain/cart-changes';

const known: LineFacts = { price: 1000, discount: null, isOpen: true };
const changes = (now: Partial<LineFacts>, before: LineFacts | null = known, available = 2) =>
  lineChanges({ facts: { ...known, ...now }, known: before, isSold: true, wanted: 2, available });

describe('what is no longer as the customer agreed to it', () => {
  it('is nothing where nothing was agreed to yet [CART-63]', () => {
    expect(changes({ price: 1200, isOpen: false }, null)).toEqual([]);
  });

  it('is a store that has closed since, not one that was closed already [CART-63]', () => {
    expect(changes({ isOpen: false })).toEqual([{ kind: 'storeClosed' }]);
    expect(changes({ isOpen: false }, { ...known, isOpen: false })).toEqual([]);
  });

  it.each([
    ['the price', 'price', { price: 1200 }, known],
    ['a sale that is over', 'saleEnded', { price: 1200 }, { ...known, discount: 'sale' }],
    [
      'the price, as the sale goes on',
      'price',
      { price: 1200, discount: 'sale' },
      { ...known, discount: 'sale' },
    ],
    ['a discount that is over', 'discountEnded', { price: 1200 }, { ...known, discount: 'discount' }],
    ['the price, where it has fallen', 'price', { price: 800 }, { ...known, discount: 'sale' }],
  ] as const)('has its reason in %s [CART-63, PRICE-09]', (_, cause, now, before) => {
    expect(changes(now, before)).toEqual([{ kind: 'price', from: 1000, to: now.price, cause }]);
  });

  it('is lost when it is sold no more, or nothing of it is left [CART-63]', () => {
    const gone = lineChanges({ facts: known, known, isSold: false, wanted: 2, available: 2 });
    expect([gone, changes({}, known, 0), changes({}, known, 1)].map(isLost)).toEqual([true, true, false]);
  });
});

import { describe, expect, it } from 'vitest';
import { type LineFacts, lineChanges, removesLine } from '../../domain/cart-changes';

const known: LineFacts = { price: 1000, discount: null, isOpen: true };
const changes = (now: Partial<LineFacts>, before: LineFacts | null = known, available = 2) =>
  lineChanges({ facts: { ...known, ...now }, known: before, isSold: true, wanted: 2, available });

describe('The list of changes to a cart line since the customer last saw it', () => {
  it('is empty for a line that the customer has not seen yet [CART-63]', () => {
    expect(changes({ price: 1200, isOpen: false }, null)).toEqual([]);
  });

  it('includes the closing of the store, but not when the store was already closed [CART-63]', () => {
    expect(changes({ isOpen: false })).toEqual([{ kind: 'storeClosed' }]);
    expect(changes({ isOpen: false }, { ...known, isOpen: false })).toEqual([]);
  });

  it.each([
    ['a new price', 'price', { price: 1200 }, known],
    ['the end of a sale', 'saleEnded', { price: 1200 }, { ...known, discount: 'sale' }],
    [
      'a new price during the sale',
      'price',
      { price: 1200, discount: 'sale' },
      { ...known, discount: 'sale' },
    ],
    ['the end of a discount', 'discountEnded', { price: 1200 }, { ...known, discount: 'discount' }],
    ['a lower price', 'price', { price: 800 }, { ...known, discount: 'sale' }],
  ] as const)('includes %s when the price changes [CART-63, PRICE-09]', (_, cause, now, before) => {
    expect(changes(now, before)).toEqual([{ kind: 'price', from: 1000, to: now.price, cause }]);
  });

  it('removes the line when the item is no longer sold or is out of stock [CART-63]', () => {
    const gone = lineChanges({ facts: known, known, isSold: false, wanted: 2, available: 2 });
    expect([gone, changes({}, known, 0), changes({}, known, 1)].map(removesLine)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

import { expect, it } from 'vitest';
import { isSameStock, isStock } from '../../domain/store-goods';

it.each([
  [null, true],
  [0, true],
  [100_000, true],
  [100_001, false],
  [-1, false],
  [1.5, false],
  [Number.NaN, false],
])('a stock of %s is valid: %s [X-30]', (stock, isValid) => {
  expect(isStock(stock)).toBe(isValid);
});

it('the stock of an item differs from that of its variations [X-30]', () => {
  expect(isSameStock({ id: 7, variation: null }, { id: 7, variation: null })).toBe(true);
  expect(isSameStock({ id: 7, variation: 'M' }, { id: 7, variation: null })).toBe(false);
  expect(isSameStock({ id: 7, variation: 'M' }, { id: 8, variation: 'M' })).toBe(false);
});

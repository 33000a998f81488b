import { describe, expect, it } from 'vitest';
import { fromMinor, percentOf, roundHalfUp, shortAmount, toMinor, USUAL_CURRENCY } from '../../domain/money';

it.each([
  [0, null],
  [99_999.99, null],
  [100_000, '100K'],
  [120_000, '120K'],
  [999_949.99, '999.9K'],
  [999_950, '1M'],
  [1_500_000, '1.5M'],
  [999_949_999, '999.9M'],
  [999_950_000, '1B'],
  [2_500_000_000, '2.5B'],
  [1_000_000_000_000, '1000B'],
])('%d is shortened to %s on cards and badges [PRICE-06, Q-28]', (amount, short) => {
  const found = shortAmount(toMinor(amount, USUAL_CURRENCY), USUAL_CURRENCY);
  expect(found && `${found.value}${found.unit}`).toBe(short);
});

describe('amounts in cents', () => {
  it.each([
    [1.005, 101],
    [0.005, 1],
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [4.35, 435],
    [2_500_000_000, 250_000_000_000],
  ])('%d is %i cents [PRICE-07]', (amount, cents) => {
    expect(toMinor(amount, USUAL_CURRENCY)).toBe(cents);
  });

  it('are rounded half up [PRICE-07]', () => {
    expect([0.4, 0.5, 1.5, 2.4999].map(roundHalfUp)).toEqual([0, 1, 2, 2]);
    expect(percentOf(26_10, 5)).toBe(1_31);
    expect(fromMinor(1_31, USUAL_CURRENCY)).toBe(1.31);
  });
});

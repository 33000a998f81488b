import { describe, expect, it } from 'vitest';
import { formatMoney, shortAmount } from '../../domain/currency';
import { fromMinor, percentOf, roundHalfUp, toMinor } from '../../domain/money';

const english = (value: number, digits: number) => value.toFixed(digits);
const dollars = { symbol: '$', direction: 'left', digits: 2 } as const;
const dinars = { symbol: 'JD', direction: 'right', digits: 3 } as const;
const short = (amount: number) => formatMoney(toMinor(amount), dollars, english, 'short');

describe('short amounts of cards and badges', () => {
  it.each([
    [0, '$0.00'],
    [9, '$9.00'],
    [99_999.99, '$99999.99'],
    [100_000, '$100.0K'],
    [120_000, '$120.0K'],
    [999_949.99, '$999.9K'],
    [999_950, '$1.0M'],
    [1_500_000, '$1.5M'],
    [999_949_999, '$999.9M'],
    [999_950_000, '$1.0B'],
    [2_500_000_000, '$2.5B'],
    [1_000_000_000_000, '$1000.0B'],
    [-1_500_000, '-$1.5M'],
  ])('%d reads %s [PRICE-06, Q-28]', (amount, text) => {
    expect(short(amount)).toBe(text);
  });

  it('come with their letter apart, so that languages can place it [PRICE-06]', () => {
    expect(shortAmount(toMinor(1_500_000))).toEqual({ value: 1.5, unit: 'M' });
    expect(shortAmount(toMinor(-1_500_000))).toEqual({ value: -1.5, unit: 'M' });
    expect(shortAmount(toMinor(99_999.99))).toBeNull();
  });
});

describe('full amounts of totals', () => {
  it.each([
    [dollars, 29, '$29.00'],
    [dollars, 120_000, '$120000.00'],
    [dollars, -2.9, '-$2.90'],
    [dinars, 12.5, '12.500\u00a0JD'],
    [dinars, -12.5, '-12.500\u00a0JD'],
    [{ ...dollars, digits: 0 }, 12, '$12'],
  ])('%j of %d reads %s [PRICE-05]', (currency, amount, text) => {
    expect(formatMoney(toMinor(amount), currency, english)).toBe(text);
  });
});

describe('cents', () => {
  it.each([
    [1.005, 101],
    [0.005, 1],
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [4.35, 435],
    [2_500_000_000, 250_000_000_000],
  ])('%d is %i cents [PRICE-07]', (amount, cents) => {
    expect(toMinor(amount)).toBe(cents);
  });

  it('round half up [PRICE-07]', () => {
    expect([0.4, 0.5, 1.5, 2.4999].map(roundHalfUp)).toEqual([0, 1, 2, 2]);
    expect(percentOf(26_10, 5)).toBe(1_31);
    expect(fromMinor(1_31)).toBe(1.31);
  });
});

import { describe, expect, it } from 'vitest';
import { shownReturns } from '../../domain/return-terms';

const UNSAID = { days: null, terms: null };

describe('The return terms of an item', () => {
  it('are the days that the store promises, or the market’s usual days if those are more or none are promised [ITEM-18]', () => {
    expect(shownReturns('ecommerce', { days: 30, terms: 'With its label.' })).toEqual({
      days: 30,
      terms: 'With its label.',
    });
    expect(shownReturns('ecommerce', UNSAID)).toEqual({ days: 14, terms: null });
    expect(shownReturns('ecommerce', { days: 3, terms: null })).toEqual({ days: 14, terms: null });
  });

  it('are not shown for food and medicine without a promise, and never in lists [ITEM-18]', () => {
    for (const market of ['food', 'grocery', 'pharmacy'] as const)
      expect(shownReturns(market, UNSAID)).toBeNull();
    expect(shownReturns('grocery', { days: 3, terms: null })).toEqual({ days: 3, terms: null });
    expect(shownReturns('pharmacy', { days: null, terms: 'Sealed.' })).toEqual({ days: 1, terms: 'Sealed.' });
    expect(shownReturns('ecommerce', null)).toBeNull();
  });
});

import { afterEach, expect, it, vi } from 'vitest';
import { interestsOf, keepInterests } from '../../src/features/catalogue/interests/own-interests';
import { keepRecentSearches, readRecentSearches } from '../../src/features/catalogue/search/search.actors';
import { forgetTraces, keepTrace, readTrace } from '../../src/platform/storage/traces';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('forgets what somebody searched and liked, and nothing else of the device [MENU-08, CART-65]', () => {
  localStorage.setItem('zoneid', '[1]');
  keepRecentSearches(['dates']);
  keepInterests({ 1: [3, 4] });
  forgetTraces();
  expect(readRecentSearches()).toEqual([]);
  expect(interestsOf(1)).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['zoneid']);
});

it('keeps what is liked in other markets, and tells whether anything is new [MOD-12]', () => {
  keepInterests({ 1: [3] });
  expect(keepInterests({ 2: [9] })).toBe(true);
  expect(keepInterests({ 2: [9] })).toBe(false);
  expect(keepInterests({ 2: [] })).toBe(true);
  expect([interestsOf(1), interestsOf(2)]).toEqual([[3], []]);
});

it.each(['{"broken', '"words"', '7'])('takes nothing from a stored %s [STO-02]', (stored) => {
  localStorage.setItem('recent_searches', stored);
  localStorage.setItem('interests', stored);
  expect(readRecentSearches()).toEqual([]);
  expect(interestsOf(1)).toEqual([]);
});

it('does without a browser that keeps something [STO-02]', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  keepTrace('interests', { 1: [3] });
  forgetTraces();
  expect(readTrace('interests')).toBeNull();
});

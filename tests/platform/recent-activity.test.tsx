import { afterEach, expect, it, vi } from 'vitest';
import { interestsOf, saveInterests } from '../../src/features/catalogue/interests/stored-interests';
import { readRecentSearches, saveRecentSearches } from '../../src/features/catalogue/search/search.actors';
import { clearActivity, readActivity, saveActivity } from '../../src/platform/storage/recent-activity';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('deleting recent activity deletes searches and favourites and nothing else on the device [MENU-08, CART-65]', () => {
  localStorage.setItem('zoneid', '[1]');
  saveRecentSearches(['dates']);
  saveInterests({ 1: [3, 4] });
  clearActivity();
  expect(readRecentSearches()).toEqual([]);
  expect(interestsOf(1)).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['zoneid']);
});

it('interests are stored by module, and a change is reported [MOD-12]', () => {
  saveInterests({ 1: [3] });
  expect(saveInterests({ 2: [9] })).toBe(true);
  expect(saveInterests({ 2: [9] })).toBe(false);
  expect(saveInterests({ 2: [] })).toBe(true);
  expect([interestsOf(1), interestsOf(2)]).toEqual([[3], []]);
});

it.each(['{"broken', '"words"', '7'])('an invalid stored value is ignored: %s [STO-02]', (stored) => {
  localStorage.setItem('recent_searches', stored);
  localStorage.setItem('interests', stored);
  expect(readRecentSearches()).toEqual([]);
  expect(interestsOf(1)).toEqual([]);
});

it('the recent activity works without browser storage [STO-02]', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  saveActivity('interests', { 1: [3] });
  clearActivity();
  expect(readActivity('interests')).toBeNull();
});

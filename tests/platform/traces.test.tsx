import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { interestsOf, keepInterests } from '../../src/features/catalogue/interests/own-interests';
import { keepRecentSearches, readRecentSearches } from '../../src/features/catalogue/search/search.actors';
import {
  forgetTraces,
  keepTrace,
  readTrace,
  useTimesForgotten,
  watchTraces,
} from '../../src/platform/storage/traces';

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

const Shown = () => <p>{useTimesForgotten()}</p>;

it('lets a list that is open begin anew for whoever comes next [MENU-08]', () => {
  render(<Shown />);
  const before = Number(screen.getByRole('paragraph').textContent);
  act(() => forgetTraces());
  expect(Number(screen.getByRole('paragraph').textContent)).toBe(before + 1);
});

it('keeps what is liked in other markets, and tells of a change only when there is one [MOD-12]', () => {
  keepInterests({ 1: [3] });
  const told = vi.fn();
  const unwatch = watchTraces(told);
  keepInterests({ 2: [9] });
  keepInterests({ 2: [9] });
  unwatch();
  keepInterests({ 2: [] });
  expect(told.mock.calls).toEqual([['interests']]);
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

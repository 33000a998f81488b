import { expect, it } from 'vitest';
import { withSearch } from '../../domain/recent-searches';

it('a new search comes first and replaces an equal one, whatever its case [CAT-09]', () => {
  expect(withSearch(['pizza', 'Milk'], '  milk ')).toEqual(['milk', 'pizza']);
});

it('the latest eight searches are stored, without empty or very long ones [CAT-09]', () => {
  const many = Array.from({ length: 8 }, (_, index) => `word ${index}`);
  expect(withSearch(many, 'new')).toEqual(['new', ...many.slice(0, 7)]);
  expect(withSearch(many, '   ')).toEqual(many);
  expect(withSearch([], 'a'.repeat(500))[0]).toHaveLength(80);
});

import { expect, it } from 'vitest';
import { withSearch } from '../../domain/recent-searches';

it('puts the last search first and keeps each once, however it was written [CAT-09]', () => {
  expect(withSearch(['pizza', 'Milk'], '  milk ')).toEqual(['milk', 'pizza']);
});

it('keeps eight at most, none of them blank or endless [CAT-09]', () => {
  const many = Array.from({ length: 8 }, (_, index) => `word ${index}`);
  expect(withSearch(many, 'new')).toEqual(['new', ...many.slice(0, 7)]);
  expect(withSearch(many, '   ')).toEqual(many);
  expect(withSearch([], 'a'.repeat(500))[0]).toHaveLength(80);
});

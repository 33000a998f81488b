import type { Item } from './catalogue';

const MAX_TERMS = 8;

/** Returns search suggestions: the first names of a list sorted by popularity, without duplicates. */
export const popularTerms = (items: readonly Pick<Item, 'name'>[]): string[] =>
  [...new Set(items.map(({ name }) => name))].slice(0, MAX_TERMS);

import type { Item } from './catalogue';

const MOST_TERMS = 8;

/** Names of a list that begins with the most ordered, each once. */
export const popularTerms = (items: readonly Pick<Item, 'name'>[]): string[] =>
  [...new Set(items.map(({ name }) => name))].slice(0, MOST_TERMS);

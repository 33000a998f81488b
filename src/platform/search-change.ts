/**
 * A link or a step that stays on its page and changes a part of the address. The router types the search of each
 * route; which route one is on is known only at run time.
 */
export const withSearch = (change: object): never =>
  ((previous: object) => ({ ...previous, ...change })) as never;

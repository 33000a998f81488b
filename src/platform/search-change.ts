/**
 * Changes a part of the address on the current page. Routes type their own search; the current route is known
 * only at run time.
 */
export const withSearch = (change: object): never =>
  ((previous: object) => ({ ...previous, ...change })) as never;

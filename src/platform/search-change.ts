/**
 * Changes a part of the query on the current page. The type is `never`, because the route is known only at
 * run time.
 */
export const withSearch = (change: object): never =>
  ((previous: object) => ({ ...previous, ...change })) as never;

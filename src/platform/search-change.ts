type Search = object | ((previous: object) => object);

/** Removes the type of a query. The route is known only at run time. */
const untyped = (search: Search): never => search as never;

export const withSearch = (change: object): never => untyped((previous) => ({ ...previous, ...change }));

export const onlySearch = (search: object): never => untyped(search);

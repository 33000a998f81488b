type Search = object | ((previous: object) => object);

/** The route is known only at run time, so its query has no type here. */
const untyped = (search: Search): never => search as never;

export const withSearch = (change: object): never => untyped((previous) => ({ ...previous, ...change }));

export const onlySearch = (search: object): never => untyped(search);

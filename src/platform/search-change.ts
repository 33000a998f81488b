type Search = object | ((previous: object) => object);

/** The route is known only at run time, so its query has no type here. */
const untyped = (search: Search): never => search as never;

/** Changes a part of the query on the current page. */
export const withSearch = (change: object): never => untyped((previous) => ({ ...previous, ...change }));

/** The whole query, built by a feature. */
export const onlySearch = (search: object): never => untyped(search);

export type PageRequest = { limit: number; page: number };
export type Page<Row> = { rows: Row[]; total: number };

/** The query of a page. `offset` is the number of the page, from 1, as in the client's API. */
export type PageQuery = { limit?: number; offset?: number };

export const DEFAULT_LIMIT = 12;

/** The largest total that is counted. A first page then does not need to count a huge list. */
export const MAX_COUNTED = 2_000;

export const pageOf = ({ limit = DEFAULT_LIMIT, offset = 1 }: PageQuery): PageRequest => ({
  limit,
  page: offset,
});

/** Returns the fields about pages in a response. */
export const pageFields = ({ limit, page }: PageRequest, total: number) => ({
  total_size: total,
  limit,
  offset: page,
});

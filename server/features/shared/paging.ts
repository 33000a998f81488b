export type PageRequest = { limit: number; page: number };
export type Page<Row> = { rows: Row[]; total: number };

/** `offset` is a page number from 1. */
export type PageQuery = { limit?: number; offset?: number };

export const DEFAULT_LIMIT = 12;

/** Counting stops here: a large list must not be counted for its first page. */
export const MOST_COUNTED = 2_000;

export const pageOf = ({ limit = DEFAULT_LIMIT, offset = 1 }: PageQuery): PageRequest => ({
  limit,
  page: offset,
});

/** Paging fields of a response. */
export const pageFields = ({ limit, page }: PageRequest, total: number) => ({
  total_size: total,
  limit,
  offset: page,
});

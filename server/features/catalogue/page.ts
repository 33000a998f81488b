export type PageRequest = { limit: number; page: number };
export type Page<Row> = { rows: Row[]; total: number };

/** `limit` and the 1-based page number `offset` of every list. */
export type PageQuery = { limit?: number; offset?: number };

export const DEFAULT_LIMIT = 12;

/** Nobody pages further, and a list of a million entries must not be counted for its first page. */
export const MOST_COUNTED = 2_000;

export const pageOf = ({ limit = DEFAULT_LIMIT, offset = 1 }: PageQuery): PageRequest => ({
  limit,
  page: offset,
});

/** The paging fields of the wire. */
export const pageFields = ({ limit, page }: PageRequest, total: number) => ({
  total_size: total,
  limit,
  offset: page,
});

const MOST_KEPT = 12;

/** Most recent first, without duplicates. */
export const withViewed = (viewed: readonly number[], id: number): number[] =>
  [id, ...viewed.filter((known) => known !== id)].slice(0, MOST_KEPT);

const MOST_KEPT = 12;

/** What was looked at last comes first, each thing once. */
export const withViewed = (viewed: readonly number[], id: number): number[] =>
  [id, ...viewed.filter((known) => known !== id)].slice(0, MOST_KEPT);

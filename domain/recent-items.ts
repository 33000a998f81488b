const MAX_STORED = 12;

/** Adds a viewed item to the front of the list and removes its earlier entry. */
export const withViewed = (viewed: readonly number[], id: number): number[] =>
  [id, ...viewed.filter((known) => known !== id)].slice(0, MAX_STORED);

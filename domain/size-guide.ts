/** The columns of a size table. The first column contains the names of the sizes [ITEM-17]. */
export type SizeGuide = { title: string; values: string[] }[];

/** Returns the rows of the table, one per size. A missing measure is empty. */
export const sizeRows = (guide: SizeGuide): string[][] =>
  (guide[0]?.values ?? []).map((_, row) => guide.map(({ values }) => values[row] ?? ''));

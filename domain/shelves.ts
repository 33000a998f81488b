type Entry = { id: number };

/** Removes items from a shelf (a row of items) that an earlier shelf already shows. */
export function withoutRepeats<T extends Entry>(shelves: readonly T[][]): T[][] {
  const shown = new Set<number>();
  return shelves.map((shelf) => {
    const own = shelf.filter(({ id }) => !shown.has(id));
    for (const { id } of own) shown.add(id);
    return own;
  });
}

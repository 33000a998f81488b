type Entry = { id: number };

/** Shelves below one another show a thing once: on the first of them. */
export function eachOnce<T extends Entry>(shelves: readonly T[][]): T[][] {
  const shown = new Set<number>();
  return shelves.map((shelf) => {
    const own = shelf.filter(({ id }) => !shown.has(id));
    for (const { id } of own) shown.add(id);
    return own;
  });
}

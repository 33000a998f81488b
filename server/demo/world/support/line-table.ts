/** Parses a table of lines with `|` between the cells. Throws if a line has a wrong number of cells. */
export function lineTable(source: string, columns: number): string[][] {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== columns) throw new Error(`expected ${columns} cells: ${line}`);
      return cells;
    });
}

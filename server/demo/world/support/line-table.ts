/** Reads a table written by hand: one row a line, cells divided by `|`. A row with another number of cells is a mistake. */
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

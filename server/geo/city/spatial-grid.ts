import type { Box, Point } from './geometry';

/** A spatial index: square cells, each with the objects that touch it. */
export class SpatialGrid<T> {
  readonly #cells = new Map<number, T[]>();
  readonly #size: number;

  constructor(cellSize: number) {
    this.#size = cellSize;
  }

  add(box: Box, value: T): void {
    const lastColumn = Math.floor(box.maxX / this.#size);
    const lastRow = Math.floor(box.maxY / this.#size);
    for (let column = Math.floor(box.minX / this.#size); column <= lastColumn; column++) {
      for (let row = Math.floor(box.minY / this.#size); row <= lastRow; row++) {
        const key = keyOf(column, row);
        const cell = this.#cells.get(key);
        if (cell) cell.push(value);
        else this.#cells.set(key, [value]);
      }
    }
  }

  /** Returns all objects whose bounding box touches the cell of this point. */
  at({ x, y }: Point): readonly T[] {
    return this.#cells.get(keyOf(Math.floor(x / this.#size), Math.floor(y / this.#size))) ?? [];
  }

  cells(): Iterable<readonly T[]> {
    return this.#cells.values();
  }
}

const keyOf = (column: number, row: number) => (column + 5000) * 10007 + row + 5000;

/** Who has the tiles of a map. */
export type TileSource = {
  /** The nearest zoom it has tiles of; the browser stretches them from there on. */
  maxZoom(): Promise<number>;
  /** A vector tile, not compressed; null where the map is empty. A source that is out of order throws. */
  tile(zoom: number, column: number, row: number): Promise<Uint8Array | null>;
};

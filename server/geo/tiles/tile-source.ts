export type TileSource = {
  /** The highest zoom with tiles; the browser scales them beyond it. */
  maxZoom(): Promise<number>;
  /** An uncompressed vector tile; null where the map is empty. A failing source throws. */
  tile(zoom: number, column: number, row: number): Promise<Uint8Array | null>;
};

export type TileSource = {
  /** Returns the highest zoom that has tiles. Beyond it, the browser enlarges them. */
  maxZoom(): Promise<number>;
  /** Returns a vector tile, not compressed. `null`: the map is empty there. Throws if the source fails. */
  tile(zoom: number, column: number, row: number): Promise<Uint8Array | null>;
};

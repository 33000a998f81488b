import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { MapLayer } from './city-layers';

export const MAX_ZOOM = 16;
const EXTENT = 4096;
/** A tile is made in a millisecond; what was looked at lately need not be made again. */
const KEPT_TILES = 500;

type Tile = NonNullable<ReturnType<GeoJSONVT['getTile']>>;
const compress = promisify(gzip);

/** Cuts layers into vector tiles when somebody asks for them. */
export class TileMaker {
  readonly #layers: { name: string; fromZoom: number; index: GeoJSONVT }[];
  readonly #kept = new Map<string, Buffer>();

  constructor(layers: readonly MapLayer[]) {
    this.#layers = layers.map(({ name, fromZoom, features }) => ({
      name,
      fromZoom,
      index: new GeoJSONVT(
        { type: 'FeatureCollection', features },
        { maxZoom: MAX_ZOOM, indexMaxZoom: 5, buffer: 64, extent: EXTENT, tolerance: 3 },
      ),
    }));
  }

  /** Compressed; null where the map is empty. */
  async tile(zoom: number, column: number, row: number): Promise<Buffer | null> {
    const key = `${zoom}/${column}/${row}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const made = this.#make(zoom, column, row);
    if (made === null) return null;
    const tile = await compress(made);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= KEPT_TILES && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(key, tile);
    return tile;
  }

  #make(zoom: number, column: number, row: number): Uint8Array | null {
    const parts: Record<string, Tile> = {};
    for (const { name, fromZoom, index } of this.#layers) {
      const part = zoom < fromZoom ? null : index.getTile(zoom, column, row);
      if (!part || part.features.length === 0) continue;
      const known = parts[name];
      parts[name] = known ? { ...known, features: [...known.features, ...part.features] } : part;
    }
    if (Object.keys(parts).length === 0) return null;
    return fromGeojsonVt(parts, { version: 2, extent: EXTENT });
  }
}

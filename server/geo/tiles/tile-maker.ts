import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { MapLayer } from './city-layers';
import type { TileSource } from './tile-source';

const MAX_ZOOM = 16;
const EXTENT = 4096;

type Tile = NonNullable<ReturnType<GeoJSONVT['getTile']>>;

/** Makes vector tiles from the layers of a map when they are requested. */
export class TileMaker implements TileSource {
  readonly #layers: { name: string; fromZoom: number; index: GeoJSONVT }[];

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

  async maxZoom(): Promise<number> {
    return MAX_ZOOM;
  }

  async tile(zoom: number, column: number, row: number): Promise<Uint8Array | null> {
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

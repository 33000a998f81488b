import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import Flatbush from 'flatbush';
import type { MapFeature, MapLayer } from './city-layers';
import type { TileSource } from './tile-source';

const MAX_ZOOM = 16;
const EXTENT = 4096;
/**
 * The width of the margin that a tile shares with its neighbours, in units of `EXTENT`. Without it, lines
 * would have gaps at the edges.
 */
const BUFFER = 64;

type Tile = NonNullable<ReturnType<GeoJSONVT['getTile']>>;
type IndexedLayer = MapLayer & { boxes: Flatbush };

/**
 * Makes vector tiles from the layers of a map when they are requested. `GeoJSONVT` would store every tile on
 * the way to the requested one. Each request therefore cuts only the features nearby, and nothing is stored.
 */
export class TileMaker implements TileSource {
  readonly #layers: IndexedLayer[];

  constructor(layers: readonly MapLayer[]) {
    this.#layers = layers.map((layer) => ({ ...layer, boxes: boxesOf(layer.features) }));
  }

  async maxZoom(): Promise<number> {
    return MAX_ZOOM;
  }

  async tile(zoom: number, column: number, row: number): Promise<Uint8Array | null> {
    const parts: Record<string, Tile> = {};
    for (const layer of this.#layers) {
      const part = zoom < layer.fromZoom ? null : tileOf(layer, zoom, column, row);
      if (!part || part.features.length === 0) continue;
      const known = parts[layer.name];
      parts[layer.name] = known ? { ...known, features: [...known.features, ...part.features] } : part;
    }
    if (Object.keys(parts).length === 0) return null;
    return fromGeojsonVt(parts, { version: 2, extent: EXTENT });
  }
}

function tileOf({ boxes, features }: IndexedLayer, zoom: number, column: number, row: number): Tile | null {
  const margin = BUFFER / EXTENT;
  const west = longitudeOf(column - margin, zoom);
  const east = longitudeOf(column + 1 + margin, zoom);
  const north = latitudeOf(row - margin, zoom);
  const south = latitudeOf(row + 1 + margin, zoom);
  // Sorted as in the layer, because later features are drawn above earlier ones.
  const nearby = boxes.search(west, south, east, north).sort((one, other) => one - other);
  if (nearby.length === 0) return null;
  const cut = new GeoJSONVT(
    { type: 'FeatureCollection', features: nearby.flatMap((index) => features[index] ?? []) },
    { maxZoom: MAX_ZOOM, indexMaxZoom: 0, buffer: BUFFER, extent: EXTENT, tolerance: 3 },
  );
  return cut.getTile(zoom, column, row);
}

function boxesOf(features: readonly MapFeature[]): Flatbush {
  const boxes = new Flatbush(features.length);
  for (const { geometry } of features) {
    const positions =
      geometry.type === 'Point'
        ? [geometry.coordinates]
        : geometry.type === 'LineString'
          ? geometry.coordinates
          : geometry.coordinates.flat();
    const lngs = positions.map(([lng]) => lng);
    const lats = positions.map(([, lat]) => lat);
    boxes.add(Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats));
  }
  boxes.finish();
  return boxes;
}

const longitudeOf = (column: number, zoom: number): number => (column / 2 ** zoom) * 360 - 180;

/** Returns the latitude of a row of tiles in Web Mercator. */
const latitudeOf = (row: number, zoom: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** zoom))) * 180) / Math.PI;

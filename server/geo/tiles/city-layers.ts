import type { LatLng } from '../../../domain/geo';
import type { Area, AreaKind, Bilingual, City, RoadClass } from '../city/city.types';
import { at, centroidOf, type Point, type Ring } from '../city/geometry';
import type { Projection } from '../city/projection';
import { longStreets } from './long-streets';

type Position = [lng: number, lat: number];
type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'Polygon'; coordinates: Position[][] };
export type MapFeature = {
  type: 'Feature';
  geometry: Geometry;
  properties: Record<string, string | number | boolean>;
};
/** A layer of the map, and the lowest zoom at which it is shown. */
export type MapLayer = { name: string; fromZoom: number; features: MapFeature[] };

/**
 * The map's names for classes of roads. They are those of the Protomaps basemap, so that one style fits both.
 */
const ROAD_KINDS: Record<RoadClass, { kind: string; detail: string; fromZoom: number }> = {
  trunk: { kind: 'highway', detail: 'motorway', fromZoom: 6 },
  primary: { kind: 'major_road', detail: 'primary', fromZoom: 9 },
  secondary: { kind: 'major_road', detail: 'secondary', fromZoom: 10 },
  tertiary: { kind: 'major_road', detail: 'tertiary', fromZoom: 12 },
  residential: { kind: 'minor_road', detail: 'residential', fromZoom: 13 },
  footway: { kind: 'path', detail: 'footway', fromZoom: 13 },
  cycleway: { kind: 'path', detail: 'cycleway', fromZoom: 13 },
};

const AREAS: Record<AreaKind, { layer: string; kind: string; fromZoom: number }> = {
  sea: { layer: 'water', kind: 'ocean', fromZoom: 0 },
  river: { layer: 'water', kind: 'river', fromZoom: 0 },
  lake: { layer: 'water', kind: 'lake', fromZoom: 11 },
  islet: { layer: 'earth', kind: 'island', fromZoom: 11 },
  beach: { layer: 'landuse', kind: 'beach', fromZoom: 10 },
  park: { layer: 'landuse', kind: 'park', fromZoom: 10 },
  wood: { layer: 'landuse', kind: 'wood', fromZoom: 10 },
  farm: { layer: 'landuse', kind: 'farmland', fromZoom: 10 },
  urban: { layer: 'landuse', kind: 'residential', fromZoom: 0 },
  commercial: { layer: 'landuse', kind: 'commercial', fromZoom: 13 },
  industrial: { layer: 'landuse', kind: 'industrial', fromZoom: 13 },
};

const LABELS: Partial<Record<AreaKind, { layer: string; kind: string; fromZoom: number }>> = {
  sea: { layer: 'water', kind: 'sea', fromZoom: 10 },
  lake: { layer: 'water', kind: 'lake', fromZoom: 14 },
  park: { layer: 'pois', kind: 'park', fromZoom: 13 },
};

export function cityLayers(city: City): MapLayer[] {
  const layers = new Layers();
  const { lineOf, polygonOf, middleOf } = drawing(city.projection);
  for (const area of city.areas) addArea(area);
  for (const { road, line } of longStreets(city.network.roads)) {
    const { kind, detail, fromZoom } = ROAD_KINDS[road.class];
    layers.add('roads', fromZoom, lineOf(line), {
      kind,
      kind_detail: detail,
      ...namesOf(at(city.streets, road.street).name),
      ...(road.isBridge && { is_bridge: true }),
    });
  }
  if (city.railway.length > 1)
    layers.add('roads', 10, lineOf(city.railway), { kind: 'rail', kind_detail: 'rail' });
  for (const { building, position, number } of city.addresses) {
    layers.add('buildings', 14, polygonOf(building), { kind: 'building' });
    layers.add('buildings', 16, pointAt(position), { kind: 'address', addr_housenumber: String(number) });
  }
  for (const { kind, name, position, rank } of city.pointsOfInterest)
    layers.add('pois', rank === 1 ? 12 : 14, pointAt(position), {
      kind,
      min_zoom: 13 + (rank === 1 ? 0 : rank),
      ...namesOf(name),
    });
  for (const { name, position } of city.districts)
    layers.add('places', 11, pointAt(position), { kind: 'neighbourhood', ...namesOf(name) });
  layers.add('places', 0, pointAt(city.centre), { kind: 'locality', ...namesOf(city.name) });
  return layers.all;

  function addArea({ kind, name, ring, labelAt }: Area): void {
    const { layer, kind: kindOnMap, fromZoom } = AREAS[kind];
    layers.add(layer, fromZoom, polygonOf(ring), { kind: kindOnMap });
    const label = LABELS[kind];
    if (label && name)
      layers.add(label.layer, label.fromZoom, middleOf(labelAt ?? centroidOf(ring)), {
        kind: label.kind,
        min_zoom: label.fromZoom,
        ...namesOf(name),
      });
  }
}

class Layers {
  readonly #layers = new Map<string, MapLayer>();

  add(name: string, fromZoom: number, geometry: Geometry, properties: MapFeature['properties']): void {
    const key = `${name}/${fromZoom}`;
    const layer = this.#layers.get(key) ?? { name, fromZoom, features: [] };
    layer.features.push({ type: 'Feature', geometry, properties });
    this.#layers.set(key, layer);
  }

  get all(): MapLayer[] {
    return [...this.#layers.values()];
  }
}

const namesOf = ({ en, ar }: Bilingual) => ({ name: en, 'name:en': en, 'name:ar': ar });
const positionOf = ({ lat, lng }: LatLng): Position => [lng, lat];
const pointAt = (place: LatLng): Geometry => ({ type: 'Point', coordinates: positionOf(place) });

/** Converts lines and areas in metres to the geometry of map tiles. */
function drawing({ toLatLng }: Projection) {
  const positions = (line: readonly Point[]) => line.map((point) => positionOf(toLatLng(point)));
  return {
    lineOf: (line: readonly Point[]): Geometry => ({ type: 'LineString', coordinates: positions(line) }),
    polygonOf: (ring: Ring): Geometry => ({
      type: 'Polygon',
      coordinates: [positions([...ring, at(ring, 0)])],
    }),
    middleOf: (point: Point): Geometry => pointAt(toLatLng(point)),
  };
}

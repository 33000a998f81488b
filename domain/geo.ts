export type LatLng = { lat: number; lng: number };
export type Bounds = { south: number; west: number; north: number; east: number };

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres. */
export const distanceKm = (from: LatLng, to: LatLng): number => {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLng = Math.sin(radians(to.lng - from.lng) / 2);
  const haversine =
    halfLat * halfLat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLng * halfLng;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
};

const SAME_HOUSE_KM = 0.03;

/**
 * Returns whether two points are close enough to be the same house. Two pins for the same house are rarely
 * identical.
 */
export const isSameHouse = (one: LatLng, other: LatLng): boolean => distanceKm(one, other) <= SAME_HOUSE_KM;

/**
 * Returns whether the point is inside. The polygon is closed implicitly: an edge joins its last corner to the
 * first.
 */
export const isInPolygon = (point: LatLng, polygon: readonly LatLng[]): boolean => {
  let inside = false;
  let previous = polygon.at(-1);
  for (const corner of polygon) {
    if (previous && corner.lat > point.lat !== previous.lat > point.lat) {
      const share = (point.lat - corner.lat) / (previous.lat - corner.lat);
      if (point.lng < corner.lng + share * (previous.lng - corner.lng)) inside = !inside;
    }
    previous = corner;
  }
  return inside;
};

/** Returns the smallest box around the points. `null`: there are no points. */
export const boundsOf = (points: readonly LatLng[]): Bounds | null => {
  if (points.length === 0) return null;
  const bounds = { south: Infinity, west: Infinity, north: -Infinity, east: -Infinity };
  for (const { lat, lng } of points) {
    bounds.south = Math.min(bounds.south, lat);
    bounds.north = Math.max(bounds.north, lat);
    bounds.west = Math.min(bounds.west, lng);
    bounds.east = Math.max(bounds.east, lng);
  }
  return bounds;
};

export const isInBounds = ({ lat, lng }: LatLng, bounds: Bounds): boolean =>
  lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east;

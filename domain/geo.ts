export type LatLng = { lat: number; lng: number };
export type Bounds = { south: number; west: number; north: number; east: number };

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance between two points, in kilometres. */
export const distanceKm = (from: LatLng, to: LatLng): number => {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLng = Math.sin(radians(to.lng - from.lng) / 2);
  const haversine =
    halfLat * halfLat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLng * halfLng;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
};

/** Whether a point lies in a polygon, whose last corner joins the first. */
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

/** The smallest box around some points; null around none. */
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

const CHUNK_BITS = 5;
const CHUNK_MASK = 0x1f;
const MORE_CHUNKS = 0x20;
const FIRST_PRINTABLE = 63;

/** The format rounds half away from zero; Math.round would move negative halves the other way. */
const roundAwayFromZero = (value: number) => Math.sign(value) * Math.floor(Math.abs(value) + 0.5);

const encodeDelta = (delta: number): string => {
  let rest = delta < 0 ? ~(delta << 1) : delta << 1;
  let text = '';
  while (rest >= MORE_CHUNKS) {
    text += String.fromCharCode((MORE_CHUNKS | (rest & CHUNK_MASK)) + FIRST_PRINTABLE);
    rest >>>= CHUNK_BITS;
  }
  return text + String.fromCharCode(rest + FIRST_PRINTABLE);
};

/** Google's encoded polyline format. */
export const encodePolyline = (points: readonly LatLng[], precision = 5): string => {
  const factor = 10 ** precision;
  let text = '';
  let lat = 0;
  let lng = 0;
  for (const point of points) {
    const nextLat = roundAwayFromZero(point.lat * factor);
    const nextLng = roundAwayFromZero(point.lng * factor);
    text += encodeDelta(nextLat - lat) + encodeDelta(nextLng - lng);
    lat = nextLat;
    lng = nextLng;
  }
  return text;
};

export const decodePolyline = (text: string, precision = 5): LatLng[] => {
  const factor = 10 ** precision;
  const points: LatLng[] = [];
  let position = 0;
  let lat = 0;
  let lng = 0;
  const nextDelta = () => {
    let value = 0;
    let shift = 0;
    let chunk: number;
    do {
      chunk = text.charCodeAt(position++) - FIRST_PRINTABLE;
      value |= (chunk & CHUNK_MASK) << shift;
      shift += CHUNK_BITS;
    } while (chunk >= MORE_CHUNKS);
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  while (position < text.length) {
    lat += nextDelta();
    lng += nextDelta();
    points.push({ lat: lat / factor, lng: lng / factor });
  }
  return points;
};

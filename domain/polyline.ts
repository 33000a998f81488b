import type { LatLng } from './geo';

const CHUNK_BITS = 5;
const CHUNK_MASK = 0x1f;
const MORE_CHUNKS = 0x20;
const FIRST_PRINTABLE = 63;

/** Rounds as the polyline format does: halves away from zero. `Math.round` would round negative halves up. */
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

/** Encodes points in Google's encoded polyline format. */
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

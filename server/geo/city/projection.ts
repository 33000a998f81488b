import type { LatLng } from '../../../domain/geo';
import type { Point } from './geometry';

/** The demo city lies in the middle of the Atlantic: it can never collide with a real address. */
const ORIGIN = { lat: 34.2, lng: -41.6 };
/** Metres per degree at that latitude; written out so that no platform's cosine matters. */
const METRES_PER_DEGREE = { lat: 110918, lng: 92068.6 };
const DECIMALS = 6;

export const toLatLng = ({ x, y }: Point): LatLng => ({
  lat: Number((ORIGIN.lat + y / METRES_PER_DEGREE.lat).toFixed(DECIMALS)),
  lng: Number((ORIGIN.lng + x / METRES_PER_DEGREE.lng).toFixed(DECIMALS)),
});

export const toMetres = ({ lat, lng }: LatLng): Point => ({
  x: (lng - ORIGIN.lng) * METRES_PER_DEGREE.lng,
  y: (lat - ORIGIN.lat) * METRES_PER_DEGREE.lat,
});

import type { LatLng } from '../../../domain/geo';
import type { Point } from './geometry';

/** Between the earth and a flat drawing of one city in metres. */
export type Projection = { toLatLng(point: Point): LatLng; toMetres(place: LatLng): Point };

const DECIMALS = 6;

const projection = (origin: LatLng, metresPerDegree: LatLng): Projection => ({
  toLatLng: ({ x, y }) => ({
    lat: Number((origin.lat + y / metresPerDegree.lat).toFixed(DECIMALS)),
    lng: Number((origin.lng + x / metresPerDegree.lng).toFixed(DECIMALS)),
  }),
  toMetres: ({ lat, lng }) => ({
    x: (lng - origin.lng) * metresPerDegree.lng,
    y: (lat - origin.lat) * metresPerDegree.lat,
  }),
});

/**
 * The demo city lies in the middle of the Atlantic: it can never collide with a real address. Metres per degree at that
 * latitude are written out so that no platform's cosine matters.
 */
export const demoProjection = projection({ lat: 34.2, lng: -41.6 }, { lat: 110918, lng: 92068.6 });
export const { toLatLng, toMetres } = demoProjection;

/** True to a metre in a city around this point: the first terms of the series of an ellipsoid's degrees. */
export const projectionAround = (middle: LatLng): Projection => {
  const angle = (middle.lat * Math.PI) / 180;
  return projection(middle, {
    lat: 111_132.95 - 559.85 * Math.cos(2 * angle),
    lng: 111_412.88 * Math.cos(angle) - 93.5 * Math.cos(3 * angle),
  });
};

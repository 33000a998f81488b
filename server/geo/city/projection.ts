import type { LatLng } from '../../../domain/geo';
import type { Point } from './geometry';

/** Converts between coordinates and metres in one city. */
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
 * The projection of the demo city, which is in the middle of the Atlantic, so that it can't collide with real
 * addresses. Metres per degree are constants, because the cosine may differ between platforms.
 */
export const demoProjection = projection({ lat: 34.2, lng: -41.6 }, { lat: 110918, lng: 92068.6 });
export const { toLatLng, toMetres } = demoProjection;

/**
 * Returns a projection for a real city, accurate to a metre. Uses the first terms of the series for the
 * length of a degree on an ellipsoid.
 */
export const projectionAround = (middle: LatLng): Projection => {
  const angle = (middle.lat * Math.PI) / 180;
  return projection(middle, {
    lat: 111_132.95 - 559.85 * Math.cos(2 * angle),
    lng: 111_412.88 * Math.cos(angle) - 93.5 * Math.cos(3 * angle),
  });
};

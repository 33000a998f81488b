import { LngLatBounds } from 'maplibre-gl';
import type { LatLng } from '../../../domain/geo';
import { directionOf } from '../../i18n/languages';

export type ZoomRange = { first: number; least: number; most: number };

const CLOSEST = 16;

/** The space that a pin with its label and the map's buttons need at the edges. */
export const fitting = (language: string) => {
  const [left, right] = directionOf(language) === 'rtl' ? [112, 76] : [76, 112];
  return { padding: { top: 76, bottom: 52, left, right }, maxZoom: CLOSEST };
};

export const rangeView = (bounds: LngLatBounds, { first, least, most }: ZoomRange) => ({
  ...(bounds.isEmpty() ? {} : { center: bounds.getCenter() }),
  zoom: first,
  minZoom: least,
  maxZoom: most,
});

export function boundsOf(pins: readonly LatLng[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { lat, lng } of pins) bounds.extend([lng, lat]);
  return bounds;
}

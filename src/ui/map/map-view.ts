import { LngLatBounds, type MapOptions } from 'maplibre-gl';
import type { LatLng } from '../../../domain/geo';
import { directionOf } from '../../i18n/languages';

export type ZoomRange = { first: number; least: number; most: number };

const CLOSEST = 16;

/** The padding in pixels around fitted pins. It must hold a pin's label and the map's buttons. */
export const fitting = (language: string) => {
  const [left, right] = directionOf(language) === 'rtl' ? [112, 76] : [76, 112];
  return { padding: { top: 76, bottom: 52, left, right }, maxZoom: CLOSEST };
};

/** Returns the initial view: fits several places; centres a single place at the first zoom [RENT-51]. */
export function rangeView(
  places: readonly LatLng[],
  { first, least, most }: ZoomRange,
  language: string,
): Pick<MapOptions, 'bounds' | 'fitBoundsOptions' | 'center' | 'zoom' | 'minZoom' | 'maxZoom'> {
  const limits = { minZoom: least, maxZoom: most };
  const [place] = places;
  if (hasSeveral(places)) return { ...limits, bounds: boundsOf(places), fitBoundsOptions: fitting(language) };
  return { ...limits, ...(place && { center: { lat: place.lat, lng: place.lng } }), zoom: first };
}

export const hasSeveral = ([first, ...others]: readonly LatLng[]): boolean =>
  first !== undefined && others.some(({ lat, lng }) => lat !== first.lat || lng !== first.lng);

export function boundsOf(pins: readonly LatLng[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { lat, lng } of pins) bounds.extend([lng, lat]);
  return bounds;
}

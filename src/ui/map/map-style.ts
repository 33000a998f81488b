import arabicFont from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url';
import latinFont from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url';
import type { StyleSpecification } from 'maplibre-gl';
import type { LatLng } from '../../../domain/geo';
import { circle } from '../../../domain/steps';
import { DARK, LIGHT } from './map-colours';
import { backgroundLayers, labelsOf, STREETS } from './map-layers';
import { AREA, overlaysOf, ROUTE } from './map-overlays';

/** The device's position with its accuracy in metres. */
export type Around = LatLng & { metres: number };

export type Overlays = {
  isDark: boolean;
  areas: readonly (readonly LatLng[])[];
  around: Around | null;
  route: readonly LatLng[];
};

/** The fonts for the map's text. English pages have not loaded the Arabic font, so the map loads it. */
const fontFaces = (): NonNullable<StyleSpecification['font-faces']> => ({
  'Readex Pro': [
    { url: here(arabicFont), 'unicode-range': ['U+0600-06FF', 'U+0750-077F', 'U+FB50-FDFF', 'U+FE70-FEFC'] },
    { url: here(latinFont), 'unicode-range': ['U+0000-00FF', 'U+2000-206F'] },
  ],
});

/** Returns an absolute URL. The map's worker would resolve a relative path against another base. */
const here = (path: string): string => new URL(path, window.location.origin).href;

export function mapStyle(
  overlays: Overlays,
  { language, tiles }: { language: string; tiles: string },
): StyleSpecification {
  const colours = overlays.isDark ? DARK : LIGHT;
  return {
    version: 8,
    'font-faces': fontFaces(),
    sources: { [STREETS]: { type: 'vector', url: here(tiles) }, ...sourcesOf(overlays) },
    layers: [...backgroundLayers(colours), ...overlaysOf(colours), ...labelsOf(colours, language)],
  };
}

/** Returns the operator's map style from a meta element of the page. `null`: use the default style. */
export function externalMapStyle(isDark: boolean): string | null {
  const name = isDark ? 'souk-map-dark' : 'souk-map-light';
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') || null;
}

/** Adds the shop's layers to the style of a third party. */
export const withOverlays = (style: StyleSpecification, overlays: Overlays): StyleSpecification => ({
  ...style,
  sources: { ...style.sources, ...sourcesOf(overlays) },
  layers: [...style.layers, ...overlaysOf(overlays.isDark ? DARK : LIGHT)],
});

const sourcesOf = ({ areas, around, route }: Overlays): StyleSpecification['sources'] => ({
  [AREA]: {
    type: 'geojson',
    data: {
      type: 'FeatureCollection',
      features: [
        ...areas.filter(({ length }) => length > 0).map((area) => polygon('zone', area)),
        ...(around ? [polygon('position', circle(around, around.metres))] : []),
      ],
    },
  },
  [ROUTE]: {
    type: 'geojson',
    data: {
      type: 'Feature',
      properties: {},
      geometry: { type: 'LineString', coordinates: positions(route) },
    },
  },
});

const positions = (places: readonly LatLng[]) => places.map(({ lat, lng }) => [lng, lat]);

const polygon = (kind: 'zone' | 'position', corners: readonly LatLng[]) => ({
  type: 'Feature' as const,
  properties: { kind },
  geometry: { type: 'Polygon' as const, coordinates: [positions(corners)] },
});

import arabicFont from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url';
import latinFont from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url';
import type { StyleSpecification } from 'maplibre-gl';
import type { LatLng } from '../../../domain/geo';
import { DARK, LIGHT } from './map-colours';
import { AREA, mapLayers, STREETS } from './map-layers';

type Wanted = { isDark: boolean; language: string; area: readonly LatLng[]; tiles: string };

/** Scripts drawn letter by letter wait for their own font; a page in English has not loaded the Arabic one. */
const fontFaces = (): NonNullable<StyleSpecification['font-faces']> => ({
  'Readex Pro': [
    { url: here(arabicFont), 'unicode-range': ['U+0600-06FF', 'U+0750-077F', 'U+FB50-FDFF', 'U+FE70-FEFC'] },
    { url: here(latinFont), 'unicode-range': ['U+0000-00FF', 'U+2000-206F'] },
  ],
});

/** The worker that fetches has another idea of where "here" is. */
const here = (path: string): string => new URL(path, window.location.origin).href;

export function mapStyle({ isDark, language, area, tiles }: Wanted): StyleSpecification {
  const ring = area.map(({ lat, lng }) => [lng, lat]);
  return {
    version: 8,
    'font-faces': fontFaces(),
    sources: {
      [STREETS]: { type: 'vector', url: here(tiles) },
      [AREA]: {
        type: 'geojson',
        data: {
          type: 'Feature',
          properties: {},
          geometry: { type: 'Polygon', coordinates: ring.length ? [ring] : [] },
        },
      },
    },
    layers: mapLayers(isDark ? DARK : LIGHT, language),
  };
}

import arabicFont from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url';
import latinFont from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url';
import type { StyleSpecification } from 'maplibre-gl';
import type { LatLng } from '../../../domain/geo';
import { circle } from '../../../domain/steps';
import { DARK, LIGHT } from './map-colours';
import { AREA, mapLayers, STREETS } from './map-layers';

/** A position that the device has told, and how many metres it may be wrong by. */
export type Around = LatLng & { metres: number };

type Wanted = {
  isDark: boolean;
  language: string;
  areas: readonly (readonly LatLng[])[];
  around: Around | null;
  tiles: string;
};

/** Scripts drawn letter by letter wait for their own font; a page in English has not loaded the Arabic one. */
const fontFaces = (): NonNullable<StyleSpecification['font-faces']> => ({
  'Readex Pro': [
    { url: here(arabicFont), 'unicode-range': ['U+0600-06FF', 'U+0750-077F', 'U+FB50-FDFF', 'U+FE70-FEFC'] },
    { url: here(latinFont), 'unicode-range': ['U+0000-00FF', 'U+2000-206F'] },
  ],
});

/** The worker that fetches has another idea of where "here" is. */
const here = (path: string): string => new URL(path, window.location.origin).href;

export function mapStyle({ isDark, language, areas, around, tiles }: Wanted): StyleSpecification {
  return {
    version: 8,
    'font-faces': fontFaces(),
    sources: {
      [STREETS]: { type: 'vector', url: here(tiles) },
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
    },
    layers: mapLayers(isDark ? DARK : LIGHT, language),
  };
}

const polygon = (kind: 'zone' | 'position', corners: readonly LatLng[]) => ({
  type: 'Feature' as const,
  properties: { kind },
  geometry: { type: 'Polygon' as const, coordinates: [corners.map(({ lat, lng }) => [lng, lat])] },
});

import { isRealWorld, readGeoSettings } from './geo-settings';

/** The source of the map. `null`: pages show no map, only text. */
export type MapSettings =
  | { from: 'city' }
  | { from: 'archive'; place: string; attribution: string }
  | { from: 'tiles'; url: string; attribution: string; maxZoom: number }
  | { from: 'style'; light: string; dark: string; hosts: string[] }
  | null;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the settings of the map. By default the map shows the embedded city, or nothing if an external
 * geocoder or router is used.
 */
export function readMapSettings(env: Environment): MapSettings {
  const given = {
    style: env.MAP_STYLE_URL?.trim() || env.MAP_STYLE_URL_LIGHT?.trim(),
    tiles: env.MAP_TILES_URL?.trim(),
    archive: env.MAP_PMTILES?.trim(),
  };
  if (Object.values(given).filter(Boolean).length > 1)
    throw new Error('MAP_STYLE_URL, MAP_TILES_URL and MAP_PMTILES exclude each other: choose one.');
  if (given.style) return styleOf(env, given.style);
  if (given.archive) return { from: 'archive', place: given.archive, attribution: attributionOf(env) };
  if (given.tiles)
    return {
      from: 'tiles',
      url: tilesAddress(given.tiles),
      attribution: attributionOf(env),
      maxZoom: maxZoomOf(env),
    };
  return isRealWorld(readGeoSettings(env)) ? null : { from: 'city' };
}

/** Returns the URLs of the map styles. If no dark style is set, the dark theme uses the light one. */
function styleOf(env: Environment, light: string): MapSettings {
  const dark = env.MAP_STYLE_URL_DARK?.trim() || light;
  const hosts = env.MAP_HOSTS?.trim().split(/[\s,]+/) ?? [];
  for (const [name, address] of [
    ['MAP_STYLE_URL', light],
    ['MAP_STYLE_URL_DARK', dark],
    ...hosts.map((host) => ['MAP_HOSTS', host]),
  ])
    if (!address || !/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : ''))
      throw new Error(`${name} must be an http address, not "${address}".`);
  return {
    from: 'style',
    light,
    dark,
    hosts: [...new Set([light, dark, ...hosts].map((address) => new URL(address).origin))],
  };
}

function tilesAddress(url: string): string {
  const hasPlaces = ['{z}', '{x}', '{y}'].every((place) => url.includes(place));
  if (!/^https?:\/\/[^/{}]+\//.test(url) || !hasPlaces)
    throw new Error(`MAP_TILES_URL must be an http address with {z}, {x} and {y}, not "${url}".`);
  return url;
}

/** Returns the attribution that the map's licence requires. */
const attributionOf = (env: Environment): string => env.MAP_ATTRIBUTION?.trim() || '© OpenStreetMap';

function maxZoomOf(env: Environment): number {
  const text = env.MAP_MAX_ZOOM?.trim() || '15';
  const zoom = Number(text);
  if (Number.isInteger(zoom) && zoom >= 0 && zoom <= 22) return zoom;
  throw new Error(`MAP_MAX_ZOOM must be a whole number from 0 to 22, not "${text}".`);
}

/** Returns the hosts other than this server from which the browser loads map data. */
export const hostsOfMap = (map: MapSettings): string[] => {
  if (map?.from === 'tiles') return [new URL(map.url).origin];
  return map?.from === 'style' ? map.hosts : [];
};

/** Returns meta tags with the operator's map style, which replaces the built-in one. */
export const metasOfMap = (map: MapSettings): Record<string, string> =>
  map?.from === 'style' ? { 'souk-map-light': map.light, 'souk-map-dark': map.dark } : {};

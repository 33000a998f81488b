/** Where the pictures of streets come from; null shows no map, only what can be said without one. */
export type MapSettings = { tilesUrl: 'demo' | string; attribution: string; maxZoom: number } | null;

type Environment = Readonly<Record<string, string | undefined>>;

/** The demo city's own tiles, unless places or routes come from engines of the real world. */
export function readMapSettings(env: Environment): MapSettings {
  const url = env.MAP_TILES_URL?.trim();
  if (url) return { tilesUrl: tilesAddress(url), attribution: attributionOf(env), maxZoom: maxZoomOf(env) };
  const isRealWorld = [env.GEOCODER, env.ROUTING].some((engine) => (engine?.trim() || 'demo') !== 'demo');
  return isRealWorld ? null : { tilesUrl: 'demo', attribution: '', maxZoom: 16 };
}

function tilesAddress(url: string): string {
  const hasPlaces = ['{z}', '{x}', '{y}'].every((place) => url.includes(place));
  if (!/^https?:\/\/[^/{}]+\//.test(url) || !hasPlaces)
    throw new Error(`MAP_TILES_URL must be an http address with {z}, {x} and {y}, not "${url}".`);
  return url;
}

/** What the licence of the map asks to be shown on it. */
const attributionOf = (env: Environment): string => env.MAP_ATTRIBUTION?.trim() || '© OpenStreetMap';

function maxZoomOf(env: Environment): number {
  const text = env.MAP_MAX_ZOOM?.trim() || '15';
  const zoom = Number(text);
  if (Number.isInteger(zoom) && zoom >= 0 && zoom <= 22) return zoom;
  throw new Error(`MAP_MAX_ZOOM must be a whole number from 0 to 22, not "${text}".`);
}

import { randomBytes } from 'node:crypto';
import type { City, TravelMode } from './city/city.types';
import { cityGeo } from './city-geo';
import { cachedGeocoder, rememberingRouter } from './engines/engine-cache';
import type { SearchContext } from './engines/found-places';
import { nominatimGeocoder } from './engines/nominatim';
import { osrmRouter } from './engines/osrm';
import { photonGeocoder } from './engines/photon';
import { PlaceTokens } from './engines/place-token';
import { valhallaRouter } from './engines/valhalla';
import type { Geo, Geocoder, Router } from './geo';

/** Which geocoder and router to use. The embedded city needs no external ones. */
export type GeoSettings = {
  routing:
    | { engine: 'city' }
    | { engine: 'valhalla'; url: string }
    | { engine: 'osrm'; urls: Partial<Record<TravelMode, string>> };
  geocoding: { engine: 'city' } | OutsideGeocoding;
};
/** `isSecretNew`: the secret was generated at the start, so other processes have another one. */
type OutsideGeocoding = { tokenSecret: string; isSecretNew: boolean; searchContext: SearchContext } & (
  | {
      engine: 'photon';
      url: string;
      /** The geocoder for the addresses of points, if it is not Photon. */
      nominatimUrl: string | null;
    }
  | { engine: 'nominatim'; url: string }
);

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the settings. `country` limits the address search; it comes from the operator's shop file. */
export function readGeoSettings(env: Environment, country: string | null = null): GeoSettings {
  return { routing: readRouting(env), geocoding: readGeocoding(env, country) };
}

/** Returns whether geocoding or routing uses an external engine with real-world data. */
export const isRealWorld = ({ routing, geocoding }: GeoSettings): boolean =>
  routing.engine !== 'city' || geocoding.engine !== 'city';
export const usesCity = ({ routing, geocoding }: GeoSettings): boolean =>
  routing.engine === 'city' || geocoding.engine === 'city';

function readRouting(env: Environment): GeoSettings['routing'] {
  const engine = env.ROUTING?.trim() || 'city';
  if (engine === 'city') return { engine };
  if (engine === 'valhalla') return { engine, url: requiredUrl(env, 'VALHALLA_URL') };
  if (engine !== 'osrm') throw new Error(`ROUTING must be "city", "valhalla" or "osrm", not "${engine}".`);
  const walking = urlOf(env, 'OSRM_WALKING_URL');
  const bicycling = urlOf(env, 'OSRM_BICYCLING_URL');
  return {
    engine,
    urls: {
      driving: requiredUrl(env, 'OSRM_DRIVING_URL'),
      ...(walking && { walking }),
      ...(bicycling && { bicycling }),
    },
  };
}

function readGeocoding(env: Environment, country: string | null): GeoSettings['geocoding'] {
  const engine = env.GEOCODER?.trim() || 'city';
  if (engine === 'city') return { engine };
  // A generated secret is enough for a single process, because place ids are used for minutes only. Several
  // processes must share a configured one.
  const ownSecret = env.GEO_TOKEN_SECRET?.trim() || null;
  const tokenSecret = ownSecret ?? randomBytes(32).toString('base64url');
  const common = {
    tokenSecret,
    isSecretNew: ownSecret === null,
    searchContext: { bounds: boundsOf(env), country },
  };
  if (engine === 'nominatim') return { engine, url: requiredUrl(env, 'NOMINATIM_URL'), ...common };
  if (engine !== 'photon')
    throw new Error(`GEOCODER must be "city", "photon" or "nominatim", not "${engine}".`);
  return {
    engine,
    url: requiredUrl(env, 'PHOTON_URL'),
    nominatimUrl: urlOf(env, 'NOMINATIM_URL'),
    ...common,
  };
}

function urlOf(env: Environment, name: string): string | null {
  const text = env[name]?.trim();
  if (!text) return null;
  if (!/^https?:\/\/.+/.test(text)) throw new Error(`${name} must be an http address, not "${text}".`);
  return text.replace(/\/+$/, '');
}

function requiredUrl(env: Environment, name: string): string {
  const url = urlOf(env, name);
  if (url === null) throw new Error(`${name} is missing: where does the engine answer?`);
  return url;
}

/** Parses west, south, east and north, in the order of GeoJSON bounding boxes. */
function boundsOf(env: Environment): SearchContext['bounds'] {
  const text = env.GEOCODER_BOUNDS?.trim();
  if (!text) return null;
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = text
    .split(',')
    .map(Number);
  const isBox = west < east && south < north && west >= -180 && east <= 180 && south >= -90 && north <= 90;
  if (!isBox || text.split(',').length !== 4)
    throw new Error(`GEOCODER_BOUNDS must be "west,south,east,north" in degrees, not "${text}".`);
  return { west, south, east, north };
}

/** Creates the geocoder and the router on first use. If both are external, the city is never built. */
export function geoOf({ routing, geocoding }: GeoSettings, city: () => City): () => Geo {
  let geo: Geo | null = null;
  return () => {
    geo ??= { router: routerOf(routing, city), geocoder: geocoderOf(geocoding, city) };
    return geo;
  };
}

function routerOf(routing: GeoSettings['routing'], city: () => City): Router {
  switch (routing.engine) {
    case 'city':
      return cityGeo(city()).router;
    case 'valhalla':
      return rememberingRouter(valhallaRouter(routing.url));
    case 'osrm':
      return rememberingRouter(osrmRouter(routing.urls));
  }
}

function geocoderOf(geocoding: GeoSettings['geocoding'], city: () => City): Geocoder {
  return geocoding.engine === 'city' ? cityGeo(city()).geocoder : cachedGeocoder(outsideGeocoder(geocoding));
}

function outsideGeocoder(geocoding: OutsideGeocoding): Geocoder {
  const { url, tokenSecret, searchContext } = geocoding;
  const tokens = new PlaceTokens(tokenSecret);
  if (geocoding.engine === 'nominatim') return nominatimGeocoder(url, tokens, searchContext);
  const photon = photonGeocoder(url, tokens, searchContext);
  if (geocoding.nominatimUrl === null) return photon;
  const { addressAt } = nominatimGeocoder(geocoding.nominatimUrl, tokens);
  return { ...photon, addressAt };
}

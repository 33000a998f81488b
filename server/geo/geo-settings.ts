import { randomBytes } from 'node:crypto';
import type { TravelMode } from './city/city.types';
import { demoGeo } from './demo-geo';
import { osrmRouter } from './engines/osrm';
import { photonGeocoder } from './engines/photon';
import { PlaceTokens } from './engines/place-token';
import { valhallaRouter } from './engines/valhalla';
import type { Geo, Geocoder, Router } from './geo';

/** Which engines answer for places and routes; the demo city needs none. */
export type GeoSettings = {
  routing:
    | { engine: 'demo' }
    | { engine: 'valhalla'; url: string }
    | { engine: 'osrm'; urls: Partial<Record<TravelMode, string>> };
  geocoding: { engine: 'demo' } | { engine: 'photon'; url: string; tokenSecret: string };
};

type Environment = Readonly<Record<string, string | undefined>>;

export function readGeoSettings(env: Environment): GeoSettings {
  return { routing: readRouting(env), geocoding: readGeocoding(env) };
}

function readRouting(env: Environment): GeoSettings['routing'] {
  const engine = env.ROUTING?.trim() || 'demo';
  if (engine === 'demo') return { engine };
  if (engine === 'valhalla') return { engine, url: requiredUrl(env, 'VALHALLA_URL') };
  if (engine !== 'osrm') throw new Error(`ROUTING must be "demo", "valhalla" or "osrm", not "${engine}".`);
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

function readGeocoding(env: Environment): GeoSettings['geocoding'] {
  const engine = env.GEOCODER?.trim() || 'demo';
  if (engine === 'demo') return { engine };
  if (engine !== 'photon') throw new Error(`GEOCODER must be "demo" or "photon", not "${engine}".`);
  // Place ids live for minutes: a secret of this process is enough unless several share the work.
  const tokenSecret = env.GEO_TOKEN_SECRET?.trim() || randomBytes(32).toString('base64url');
  return { engine, url: requiredUrl(env, 'PHOTON_URL'), tokenSecret };
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

/** The engines, put together when they are first needed: the demo city is not built for those who have real ones. */
export function geoOf({ routing, geocoding }: GeoSettings): () => Geo {
  let geo: Geo | null = null;
  return () => {
    geo ??= { router: routerOf(routing), geocoder: geocoderOf(geocoding) };
    return geo;
  };
}

function routerOf(routing: GeoSettings['routing']): Router {
  switch (routing.engine) {
    case 'demo':
      return demoGeo().router;
    case 'valhalla':
      return valhallaRouter(routing.url);
    case 'osrm':
      return osrmRouter(routing.urls);
  }
}

function geocoderOf(geocoding: GeoSettings['geocoding']): Geocoder {
  switch (geocoding.engine) {
    case 'demo':
      return demoGeo().geocoder;
    case 'photon':
      return photonGeocoder(geocoding.url, new PlaceTokens(geocoding.tokenSecret));
  }
}

import type { LatLng } from '../../../domain/geo';
import { BoundedCache } from '../bounded-cache';
import type { Geocoder, NamedPoint, Route, Router, Suggestion } from '../geo';

const MAX_ANSWERS = 2000;
/**
 * How long responses are cached, in milliseconds. Streets change slowly; an hour is the limit of the
 * strictest engine for its place ids.
 */
const ONE_HOUR = 3_600_000;

/** Returns a cache key with a precision of about a metre. Within a metre, a point has the same address. */
const pointKey = ({ lat, lng }: LatLng): string => `${lat.toFixed(5)},${lng.toFixed(5)}`;
/**
 * Returns a cache key with a precision of about a kilometre. Within a kilometre, a search has the same
 * results.
 */
const areaKey = (near: LatLng | null): string =>
  near === null ? '' : `${near.lat.toFixed(2)},${near.lng.toFixed(2)}`;

/** Caches the responses of a remote geocoder. */
export function cachedGeocoder(geocoder: Geocoder): Geocoder {
  const suggestions = new BoundedCache<Suggestion[]>(MAX_ANSWERS, ONE_HOUR);
  const names = new BoundedCache<NamedPoint>(MAX_ANSWERS, ONE_HOUR);
  return {
    suggest: (text, language, near) =>
      suggestions.get(`${language}|${areaKey(near)}|${text.trim().toLowerCase()}`, () =>
        geocoder.suggest(text, language, near),
      ),
    details: (placeId, language) => geocoder.details(placeId, language),
    addressAt: (point, language) =>
      names.get(`${language}|${pointKey(point)}`, () => geocoder.addressAt(point, language)),
  };
}

export function rememberingRouter(router: Router): Router {
  const routes = new BoundedCache<Route | null>(MAX_ANSWERS, ONE_HOUR);
  const tables = new BoundedCache<(number | null)[]>(MAX_ANSWERS, ONE_HOUR);
  return {
    metresTo: (starts, to, mode) =>
      tables.get(`${mode}|${starts.map(pointKey).join(';')}|${pointKey(to)}`, () =>
        router.metresTo(starts, to, mode),
      ),
    route: (from, to, mode) =>
      routes.get(`${mode}|${pointKey(from)}|${pointKey(to)}`, () => router.route(from, to, mode)),
  };
}

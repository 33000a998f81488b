import type { LatLng } from '../../../domain/geo';
import type { Language } from '../../http/language';
import type { Geocoder } from '../geo';
import { callEngine } from './call-engine';
import {
  EVERYWHERE,
  MAX_SUGGESTIONS,
  namedPoint,
  readPlaces,
  type SearchContext,
  SHORTEST_TEXT,
  suggestionOf,
} from './found-places';
import type { PlaceTokens } from './place-token';

/**
 * Creates a geocoder for Photon, which searches OpenStreetMap as the customer types. Arabic results need an
 * import with Arabic names.
 */
export function photonGeocoder(
  base: string,
  tokens: PlaceTokens,
  searchContext: SearchContext = EVERYWHERE,
): Geocoder {
  const { bounds, country } = searchContext;
  const read = async (path: string, query: Record<string, string>) =>
    readPlaces(await callEngine(`${base}${path}?${new URLSearchParams(query)}`), (properties) => properties);
  const within = bounds && [bounds.west, bounds.south, bounds.east, bounds.north].join(',');
  const search = (text: string, language: Language, near: LatLng | null) =>
    read('/api', {
      q: text,
      limit: String(MAX_SUGGESTIONS),
      lang: language,
      ...(near && { lat: String(near.lat), lon: String(near.lng) }),
      ...(within && { bbox: within }),
    });
  return {
    async suggest(text, language, near) {
      if (text.trim().length < SHORTEST_TEXT) return [];
      const found = await search(text, language, near);
      // Older versions of Photon fail on the country parameter, so results of other countries are removed
      // here.
      return found
        .filter(({ countryCode }) => country === null || countryCode === country)
        .map((feature) => suggestionOf(feature, tokens));
    },
    async details(placeId) {
      const place = tokens.read(placeId);
      return place && { placeId, ...place };
    },
    async addressAt(point, language) {
      const query = { lat: String(point.lat), lon: String(point.lng), limit: '1', lang: language };
      const [nearest] = await read('/reverse', query);
      return namedPoint(nearest, point, tokens);
    },
  };
}

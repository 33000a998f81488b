import type { Geocoder } from '../geo';
import { coordinatesText } from '../geo';
import { callEngine, recordOf } from './call-engine';
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

/** Nominatim's zoom level for a building. */
const BUILDING = '18';
/** Nominatim's response for a point outside every country. It is not an error. */
const NOTHING_THERE = 'Unable to geocode';

type Properties = Readonly<Record<string, unknown>>;
const partsOf = ({ geocoding }: Properties): Properties => recordOf(geocoding) ?? {};

/**
 * Creates a geocoder for Nominatim. It has an address for every point, but its search finds whole words only,
 * and the public server forbids autocomplete. Run your own server, or use Nominatim only for the addresses of
 * points and Photon for search.
 */
export function nominatimGeocoder(
  base: string,
  tokens: PlaceTokens,
  searchContext: SearchContext = EVERYWHERE,
): Geocoder {
  const { bounds, country } = searchContext;
  const ask = (path: string, query: Record<string, string>) =>
    callEngine(`${base}${path}?${new URLSearchParams({ ...query, format: 'geocodejson' })}`);
  const within = bounds && [bounds.west, bounds.south, bounds.east, bounds.north].join(',');
  return {
    async suggest(text, language) {
      if (text.trim().length < SHORTEST_TEXT) return [];
      const answer = await ask('/search', {
        q: text,
        limit: String(MAX_SUGGESTIONS),
        addressdetails: '1',
        'accept-language': language,
        ...(country && { countrycodes: country.toLowerCase() }),
        ...(within && { viewbox: within, bounded: '1' }),
      });
      return readPlaces(answer, partsOf).map((feature) => suggestionOf(feature, tokens));
    },
    async details(placeId) {
      const place = tokens.read(placeId);
      return place && { placeId, ...place };
    },
    async addressAt(point, language) {
      const answer = await ask('/reverse', {
        lat: String(point.lat),
        lon: String(point.lng),
        zoom: BUILDING,
        'accept-language': language,
      });
      if (answer.body.error === NOTHING_THERE) return { placeId: null, text: coordinatesText(point) };
      return namedPoint(readPlaces(answer, partsOf)[0], point, tokens);
    },
  };
}

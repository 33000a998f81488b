import type { AutocompleteResult, GeocodeResult, PlaceDetails } from '../../../contract/types.gen';
import type { Geo } from '../../geo/geo';
import { refuse } from '../../http/errors';
import type { Operations } from '../../http/operation';
import { UNKNOWN_PLACE } from './location.messages';
import { pointOf } from './point';

const LONGEST_SEARCH = 100;

/** Operations for the search of places, geocoding and reverse geocoding [LOC-13, LOC-14]. */
export const placeOperations = (geo: () => Geo): Operations => ({
  placeAutocomplete: async ({ language, place, query }): Promise<AutocompleteResult> => {
    const found = await geo().geocoder.suggest(query.search_text.slice(0, LONGEST_SEARCH), language, place);
    return {
      suggestions: found.map(({ placeId, text, main, secondary }) => ({
        placePrediction: {
          placeId,
          text: { text },
          structuredFormat: { mainText: { text: main }, secondaryText: { text: secondary } },
        },
      })),
    };
  },
  placeDetails: async ({ language, query }): Promise<PlaceDetails> => {
    const found = await geo().geocoder.details(query.placeid, language);
    if (!found) return refuse(404, 'placeid', UNKNOWN_PLACE);
    return {
      id: found.placeId,
      formattedAddress: found.text,
      location: { latitude: found.lat, longitude: found.lng },
    };
  },
  reverseGeocode: async ({ language, query }): Promise<GeocodeResult> => {
    const { placeId, text } = await geo().geocoder.addressAt(pointOf(query.lat, query.lng), language);
    return {
      status: 'OK',
      results: [{ formatted_address: text, ...(placeId === null ? {} : { place_id: placeId }) }],
    };
  },
});

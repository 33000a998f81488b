import type { LatLng } from '../../../domain/geo';
import { coordinatesText, type Geocoder, type Suggestion } from '../geo';
import { callEngine, EngineError, recordOf } from './call-engine';
import type { PlaceTokens } from './place-token';

const MOST_SUGGESTIONS = 8;
const SHORTEST_TEXT = 2;

type Feature = LatLng & { main: string; secondary: string };

/** Photon searches OpenStreetMap while one types. For Arabic answers its data must be imported with Arabic names. */
export function photonGeocoder(base: string, tokens: PlaceTokens): Geocoder {
  const read = async (path: string, query: Record<string, string>): Promise<Feature[]> => {
    const { status, body } = await callEngine(`${base}${path}?${new URLSearchParams(query)}`);
    if (status !== 200 || !Array.isArray(body.features)) {
      throw new EngineError(`Unexpected geocoding answer: ${status}`);
    }
    return body.features.map(readFeature);
  };
  const suggestionOf = ({ lat, lng, main, secondary }: Feature): Suggestion => {
    const text = [main, secondary].filter(Boolean).join(', ');
    return { placeId: tokens.make({ lat, lng, text }), text, main, secondary };
  };
  return {
    async suggest(text, language, near) {
      if (text.trim().length < SHORTEST_TEXT) return [];
      const bias = near ? { lat: String(near.lat), lon: String(near.lng) } : {};
      const query = { q: text, limit: String(MOST_SUGGESTIONS), lang: language, ...bias };
      return (await read('/api', query)).map(suggestionOf);
    },
    async details(placeId) {
      const place = tokens.read(placeId);
      return place && { placeId, ...place };
    },
    async addressAt(point, language) {
      const query = { lat: String(point.lat), lon: String(point.lng), limit: '1', lang: language };
      const [nearest] = await read('/reverse', query);
      return nearest ? suggestionOf(nearest) : { placeId: null, text: coordinatesText(point) };
    },
  };
}

function readFeature(feature: unknown): Feature {
  const { properties, geometry } = recordOf(feature) ?? {};
  const coordinates = recordOf(geometry)?.coordinates;
  const [lng, lat] = Array.isArray(coordinates) ? coordinates : [];
  if (typeof lat !== 'number' || typeof lng !== 'number') {
    throw new EngineError('Unexpected geocoding answer: a place without a position');
  }
  return { lat, lng, ...textsOf(recordOf(properties) ?? {}) };
}

/** A name and where it is; a house is named by its street and number. */
function textsOf(properties: Readonly<Record<string, unknown>>): { main: string; secondary: string } {
  const text = (key: string) => {
    const value = properties[key];
    return typeof value === 'string' ? value : '';
  };
  const house = [text('housenumber'), text('street')].filter(Boolean).join(' ');
  const main = text('name') || house || text('district') || text('city');
  const around = ['district', 'city', 'state', 'postcode', 'country'].map(text);
  const parts = [text('name') ? house : '', ...around].filter((part) => part !== '' && part !== main);
  return { main, secondary: [...new Set(parts)].join(', ') };
}

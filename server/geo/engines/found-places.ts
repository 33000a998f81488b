import type { Bounds, LatLng } from '../../../domain/geo';
import type { NamedPoint, Suggestion } from '../geo';
import { coordinatesText } from '../geo';
import { type EngineAnswer, EngineError, recordOf } from './call-engine';
import type { PlaceTokens } from './place-token';

export const MAX_SUGGESTIONS = 8;
export const SHORTEST_TEXT = 2;

/** Limits of the address search: a bounding box and a country. `null`: no limit [LOC-20]. */
export type SearchContext = { bounds: Bounds | null; country: string | null };

export const EVERYWHERE: SearchContext = { bounds: null, country: null };

type FoundFeature = LatLng & { main: string; secondary: string; countryCode: string };
type Properties = Readonly<Record<string, unknown>>;

/** Reads the GeoJSON response of a geocoder. `propertiesOf` returns the parts of an address. */
export function readPlaces(
  { status, body }: EngineAnswer,
  propertiesOf: (properties: Properties) => Properties,
): FoundFeature[] {
  if (status !== 200 || !Array.isArray(body.features)) {
    throw new EngineError(`Unexpected geocoding answer: ${status}`);
  }
  return body.features.map((feature) => readFeature(feature, propertiesOf));
}

export function suggestionOf({ lat, lng, main, secondary }: FoundFeature, tokens: PlaceTokens): Suggestion {
  const text = [main, secondary].filter(Boolean).join(', ');
  return { placeId: tokens.make({ lat, lng, text }), text, main, secondary };
}

export const namedPoint = (
  nearest: FoundFeature | undefined,
  point: LatLng,
  tokens: PlaceTokens,
): NamedPoint => (nearest ? suggestionOf(nearest, tokens) : { placeId: null, text: coordinatesText(point) });

function readFeature(feature: unknown, propertiesOf: (properties: Properties) => Properties): FoundFeature {
  const { properties, geometry } = recordOf(feature) ?? {};
  const coordinates = recordOf(geometry)?.coordinates;
  const [lng, lat] = Array.isArray(coordinates) ? coordinates : [];
  if (typeof lat !== 'number' || typeof lng !== 'number') {
    throw new EngineError('Unexpected geocoding answer: a place without a position');
  }
  const parts = propertiesOf(recordOf(properties) ?? {});
  return { lat, lng, ...textsOf(parts), countryCode: String(parts.countrycode ?? '').toUpperCase() };
}

/**
 * Returns the two parts of a place's name: the name itself and the surroundings. A house is named by street
 * and number.
 */
function textsOf(properties: Properties): { main: string; secondary: string } {
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

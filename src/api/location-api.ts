import type { Contract } from '../../contract/types.gen';
import type { LatLng } from '../../domain/geo';
import { decodePolyline } from '../../domain/polyline';
import type { ApiClient } from './client';
import { optionalText, optionalWire, requiredNumber, textOr, type Wire, wireOf, wiresOf } from './wire';

export type PlaceSuggestion = { placeId: string; text: string };
export type ZoneInfo = LatLng & { id: number; name: string; outline: LatLng[] };

export type TravelRoute = {
  mode: 'driving' | 'walking' | 'bicycling';
  metres: number;
  seconds: number;
  points: LatLng[];
};

export type LocationApi = {
  suggest(text: string, signal?: AbortSignal): Promise<PlaceSuggestion[]>;
  details(placeId: string, signal?: AbortSignal): Promise<{ lat: number; lng: number }>;
  addressAt(point: { lat: number; lng: number }, signal?: AbortSignal): Promise<string>;
  zonesAt(point: { lat: number; lng: number }, signal?: AbortSignal): Promise<number[]>;
  zones(signal?: AbortSignal): Promise<ZoneInfo[]>;
  /**
   * Returns the first route by car, on foot or by bicycle, or the route of the given mode. `null`: no route
   * [RENT-52].
   */
  route(
    from: LatLng,
    to: LatLng,
    mode?: TravelRoute['mode'],
    signal?: AbortSignal,
  ): Promise<TravelRoute | null>;
};

export function createLocationApi(client: ApiClient): LocationApi {
  const until = (signal: AbortSignal | undefined) => (signal ? { signal } : {});
  return {
    suggest: async (text, signal) => {
      const query = { search_text: text };
      const answer = await client.get('/config/place-api-autocomplete', { query, ...until(signal) });
      return wiresOf(unwrapped(answer).suggestions)
        .map(toSuggestion)
        .filter((suggestion) => suggestion !== null);
    },
    details: async (placeId, signal) => {
      const query = { placeid: placeId };
      const answer = await client.get('/config/place-api-details', { query, ...until(signal) });
      const location = wireOf(unwrapped(answer).location, 'location');
      return { lat: requiredNumber(location, 'latitude'), lng: requiredNumber(location, 'longitude') };
    },
    addressAt: async ({ lat, lng }, signal) => {
      const answer = await client.get('/config/geocode-api', { query: { lat, lng }, ...until(signal) });
      const [first] = wiresOf(unwrapped(answer).results);
      return textOr(first?.formatted_address, '');
    },
    zonesAt: async ({ lat, lng }, signal) => {
      const answer = await client.get('/config/get-zone-id', { query: { lat, lng }, ...until(signal) });
      return toZoneIds(unwrapped(answer).zone_id);
    },
    route: async (from, to, mode, signal) => {
      const query = {
        origin_lat: from.lat,
        origin_lng: from.lng,
        destination_lat: to.lat,
        destination_lng: to.lng,
        mode,
      };
      return toRoute(unwrapped(await client.get('/config/direction-api', { query, ...until(signal) })));
    },
    zones: async (signal) => wiresOf(await client.get('/zone/list', until(signal))).flatMap(toZoneInfo),
  };
}

/** Converts a route. A route without a line for the map still has distance and time. */
function toRoute(wire: Wire<Contract['DirectionResult']>): TravelRoute | null {
  if (wire.status === 'ZERO_RESULTS') return null;
  const points = wiresOf(wire.points).map((point) => ({
    lat: requiredNumber(point, 'lat'),
    lng: requiredNumber(point, 'lng'),
  }));
  const line = optionalText(wire.polyline);
  return {
    mode: wire.mode ?? 'driving',
    metres: requiredNumber(wire, 'distance_meters'),
    seconds: requiredNumber(wire, 'duration_seconds'),
    points: points.length > 0 || line === null ? points : decodePolyline(line),
  };
}

/** Returns the response without the wrapper `data`, which some servers add. */
function unwrapped<Answer extends object>(answer: Answer): Answer {
  const { data }: { data?: Answer } = answer;
  return optionalWire(data) ?? answer;
}

function toSuggestion(wire: Wire<Contract['PlaceSuggestion']>): PlaceSuggestion | null {
  const prediction = optionalWire(wire.placePrediction);
  const placeId = optionalText(prediction?.placeId);
  const text = optionalText(optionalWire(prediction?.text)?.text);
  return placeId !== null && text !== null ? { placeId, text } : null;
}

/** Returns the zone ids. Servers send them as `"[1,2]"`, as a list, or as one id [LOC-17, Q-63]. */
export function toZoneIds(value: unknown): number[] {
  const parsed = typeof value === 'string' ? parsedList(value) : value;
  const ids = Array.isArray(parsed) ? parsed : [parsed];
  return ids.map(Number).filter((id) => Number.isInteger(id) && id > 0);
}

function parsedList(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

/** Converts zones. The position of a zone is the mean of its corners, where the pin can move. */
function toZoneInfo(wire: Wire<Contract['Zone']>): ZoneInfo[] {
  const outline = wiresOf(wire.formated_coordinates).map((corner) => ({
    lat: requiredNumber(corner, 'lat'),
    lng: requiredNumber(corner, 'lng'),
  }));
  if (outline.length === 0) return [];
  const mean = (key: 'lat' | 'lng') => outline.reduce((sum, corner) => sum + corner[key], 0) / outline.length;
  return [
    {
      id: requiredNumber(wire, 'id'),
      name: textOr(wire.display_name, textOr(wire.name, '')),
      lat: mean('lat'),
      lng: mean('lng'),
      outline,
    },
  ];
}

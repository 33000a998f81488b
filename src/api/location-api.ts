import type { LatLng } from '../../domain/geo';
import type { ApiClient } from './client';
import { optionalText, optionalWire, requiredNumber, textOr, type Wire, wireOf, wiresOf } from './wire';

export type PlaceSuggestion = { placeId: string; text: string };
export type ZoneInfo = LatLng & { id: number; name: string; outline: LatLng[] };

export type LocationApi = {
  suggest(text: string, signal?: AbortSignal): Promise<PlaceSuggestion[]>;
  details(placeId: string, signal?: AbortSignal): Promise<{ lat: number; lng: number }>;
  addressAt(point: { lat: number; lng: number }, signal?: AbortSignal): Promise<string>;
  zonesAt(point: { lat: number; lng: number }, signal?: AbortSignal): Promise<number[]>;
  zones(signal?: AbortSignal): Promise<ZoneInfo[]>;
};

export function createLocationApi(client: ApiClient): LocationApi {
  const read = (path: string, query: Record<string, string | number>, signal?: AbortSignal) =>
    client.get(path, { query, ...(signal && { signal }) }).then((body) => unwrapped(body));
  return {
    suggest: async (text, signal) =>
      wiresOf((await read('/config/place-api-autocomplete', { search_text: text }, signal)).suggestions)
        .map(toSuggestion)
        .filter((suggestion) => suggestion !== null),
    details: async (placeId, signal) => {
      const wire = await read('/config/place-api-details', { placeid: placeId }, signal);
      const location = wireOf(wire.location, 'location');
      return { lat: requiredNumber(location, 'latitude'), lng: requiredNumber(location, 'longitude') };
    },
    addressAt: async ({ lat, lng }, signal) => {
      const [first] = wiresOf((await read('/config/geocode-api', { lat, lng }, signal)).results);
      return textOr(first?.formatted_address, '');
    },
    zonesAt: async ({ lat, lng }, signal) =>
      toZoneIds((await read('/config/get-zone-id', { lat, lng }, signal)).zone_id),
    zones: async (signal) =>
      wiresOf(await client.get('/zone/list', signal ? { signal } : {})).flatMap(toZoneInfo),
  };
}

/** The client's field lists write `data.suggestions` and `data.zone_data`: some servers wrap, some do not. */
function unwrapped(body: unknown): Wire {
  const wire = wireOf(body, 'answer');
  return optionalWire(wire.data) ?? wire;
}

function toSuggestion(wire: Wire): PlaceSuggestion | null {
  const prediction = optionalWire(wire.placePrediction);
  const placeId = optionalText(prediction?.placeId);
  const text = optionalText(optionalWire(prediction?.text)?.text);
  return placeId !== null && text !== null ? { placeId, text } : null;
}

/** `"[1,2]"`, a list, or one id [LOC-17, Q-63]. */
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

/** A zone's middle is the mean of its outline: good enough to move there. */
function toZoneInfo(wire: Wire): ZoneInfo[] {
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

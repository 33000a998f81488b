import type { CoveredZone, PlaceRequest, ResolvedPlace } from '../../../machines/location/location.types';
import { ApiError } from '../../api/api-error';
import type { LocationApi } from '../../api/location-api';

type Point = { lat: number; lng: number };

const OFFERED_ZONES = 3;

/**
 * Looks up the address and the zones of a point, and nearby zones if the point is not served [LOC-11..14].
 */
export async function resolvePlace(
  api: LocationApi,
  request: PlaceRequest,
  signal: AbortSignal,
): Promise<ResolvedPlace> {
  const point = request.from === 'suggestion' ? await api.details(request.placeId, signal) : request;
  const [label, zoneIds] = await Promise.all([
    request.label ?? api.addressAt(point, signal),
    zonesAt(api, point, signal),
  ]);
  const place = { label, lat: point.lat, lng: point.lng, zoneIds };
  return { place, nearbyZones: zoneIds.length > 0 ? [] : await nearbyZones(api, point, signal) };
}

/** Returns the zones at a point. A 404, which some servers send, counts as an empty list. */
async function zonesAt(api: LocationApi, point: Point, signal: AbortSignal): Promise<number[]> {
  try {
    return await api.zonesAt(point, signal);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'notFound') return [];
    throw error;
  }
}

async function nearbyZones(api: LocationApi, point: Point, signal: AbortSignal): Promise<CoveredZone[]> {
  const zones = await api.zones(signal);
  return zones
    .map(({ id, name, lat, lng }) => ({ id, name, lat, lng }))
    .sort((one, other) => squared(one, point) - squared(other, point))
    .slice(0, OFFERED_ZONES);
}

/** Returns the squared distance in degrees, which is precise enough to sort the zones of one city. */
const squared = (one: Point, other: Point): number =>
  (one.lat - other.lat) ** 2 + ((one.lng - other.lng) * Math.cos((other.lat * Math.PI) / 180)) ** 2;

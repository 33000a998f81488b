import type { DirectionResult, DistanceElement, DistanceResult } from '../../../contract/types.gen';
import type { LatLng } from '../../../domain/geo';
import { encodePolyline } from '../../../domain/polyline';
import type { TravelMode } from '../../geo/city/city.types';
import { firstRoute, type Geo, type Route } from '../../geo/geo';
import type { Language } from '../../http/language';
import type { OperationRequest, Operations } from '../../http/operation';
import { pointOf } from './point';

type TripQuery = {
  origin_lat: number;
  origin_lng: number;
  destination_lat: number;
  destination_lng: number;
  mode?: TravelMode;
};
type TripRequest = OperationRequest<{ query: TripQuery }>;
type Trip = { origin: LatLng; destination: LatLng; route: Route | null };

/** Operations for distances and directions. Their status is `ZERO_RESULTS` if there is no route [MAP-02]. */
export const tripOperations = (geo: () => Geo): Operations => ({
  distance: async (request): Promise<DistanceResult> => {
    const { origin, destination, route } = await planTrip(request, geo);
    const addressOf = async (point: LatLng) => (await geo().geocoder.addressAt(point, request.language)).text;
    return {
      status: 'OK',
      origin_addresses: [await addressOf(origin)],
      destination_addresses: [await addressOf(destination)],
      rows: [{ elements: [toElement(route, request.language)] }],
    };
  },
  directions: async (request): Promise<DirectionResult> => {
    const { route } = await planTrip(request, geo);
    if (!route) return { status: 'ZERO_RESULTS' };
    return {
      status: 'OK',
      mode: route.mode,
      distance_meters: Math.round(route.metres),
      duration_seconds: Math.round(route.seconds),
      polyline: encodePolyline(route.points),
      points: route.points,
    };
  },
});

/** Returns a route by the requested travel mode. Without one: by the first mode that has a route. */
async function planTrip({ query }: TripRequest, geo: () => Geo): Promise<Trip> {
  const origin = pointOf(query.origin_lat, query.origin_lng, 'origin_');
  const destination = pointOf(query.destination_lat, query.destination_lng, 'destination_');
  const route = await firstRoute(geo().router, origin, destination, query.mode && [query.mode]);
  return { origin, destination, route };
}

function toElement(route: Route | null, language: Language): DistanceElement {
  if (!route) return { status: 'ZERO_RESULTS' };
  return {
    status: 'OK',
    distance: { value: Math.round(route.metres), text: inUnit(route.metres / 1000, 'kilometer', language) },
    duration: {
      value: Math.round(route.seconds),
      text: inUnit(Math.max(1, Math.round(route.seconds / 60)), 'minute', language),
    },
  };
}

const inUnit = (value: number, unit: 'kilometer' | 'minute', language: Language): string =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(value);

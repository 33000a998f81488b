import type { LatLng } from '../../domain/geo';
import type { Language } from '../http/language';
import type { TravelMode } from './city/city.types';

export type Suggestion = { placeId: string; text: string; main: string; secondary: string };
export type FoundPlace = LatLng & { placeId: string; text: string };
export type NamedPoint = { placeId: string | null; text: string };

export type Geocoder = {
  /** Returns places that match the text, best first. Empty for fewer than two characters. */
  suggest(text: string, language: Language, near: LatLng | null): Promise<Suggestion[]>;
  /** Returns the place with this id. `null`: the id was never issued. */
  details(placeId: string, language: Language): Promise<FoundPlace | null>;
  /** Returns the address of a point, or a name for its position. Never empty. */
  addressAt(point: LatLng, language: Language): Promise<NamedPoint>;
};

export type Route = { mode: TravelMode; metres: number; seconds: number; points: LatLng[] };

export type Router = {
  /** Returns the route. `null`: there is no route in this mode. Throws if the router fails. */
  route(from: LatLng, to: LatLng, mode: TravelMode): Promise<Route | null>;
  /**
   * Returns the lengths of the routes from many points to one. `null`: there is no route, or it could not be
   * computed in the same request.
   */
  metresTo(starts: readonly LatLng[], to: LatLng, mode: TravelMode): Promise<(number | null)[]>;
};

export type Geo = { geocoder: Geocoder; router: Router };

export const TRAVEL_MODES: readonly TravelMode[] = ['driving', 'walking', 'bicycling'];

/** Returns the text for a point that has neither address nor name. */
export const coordinatesText = ({ lat, lng }: LatLng): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`;

/** Returns the route in the first travel mode that has one. `null`: no mode has one [RENT-52]. */
export async function firstRoute(
  router: Router,
  from: LatLng,
  to: LatLng,
  modes: readonly TravelMode[] = TRAVEL_MODES,
): Promise<Route | null> {
  for (const mode of modes) {
    const route = await router.route(from, to, mode);
    if (route) return route;
  }
  return null;
}

/** Returns the lengths of the routes from many points. Each uses the first travel mode that has a route. */
export async function firstMetres(
  router: Router,
  starts: readonly LatLng[],
  to: LatLng,
): Promise<(number | null)[]> {
  const found: (number | null)[] = starts.map(() => null);
  for (const mode of TRAVEL_MODES) {
    const left = found.flatMap((metres, index) => (metres === null ? [index] : []));
    if (left.length === 0) break;
    const metres = await router.metresTo(
      left.flatMap((index) => starts[index] ?? []),
      to,
      mode,
    );
    left.forEach((index, position) => {
      found[index] = metres[position] ?? null;
    });
  }
  return found;
}

import type { LatLng } from '../../domain/geo';
import type { Language } from '../http/language';
import type { TravelMode } from './city/city.types';

export type Suggestion = { placeId: string; text: string; main: string; secondary: string };
export type FoundPlace = LatLng & { placeId: string; text: string };
export type NamedPoint = { placeId: string | null; text: string };

export type Geocoder = {
  /** Places that match the text, best first; none for fewer than two characters. */
  suggest(text: string, language: Language, near: LatLng | null): Promise<Suggestion[]>;
  /** Null for a place id that was never issued. */
  details(placeId: string, language: Language): Promise<FoundPlace | null>;
  /** The address of a point or a name for its position; never empty. */
  addressAt(point: LatLng, language: Language): Promise<NamedPoint>;
};

export type Route = { mode: TravelMode; metres: number; seconds: number; points: LatLng[] };

export type Router = {
  /** Null when there is no route in this mode. A failing router throws instead. */
  route(from: LatLng, to: LatLng, mode: TravelMode): Promise<Route | null>;
  /**
   * Route lengths from many points to one; null for each without a route or that could not be counted at
   * once.
   */
  metresTo(starts: readonly LatLng[], to: LatLng, mode: TravelMode): Promise<(number | null)[]>;
};

export type Geo = { geocoder: Geocoder; router: Router };

export const TRAVEL_MODES: readonly TravelMode[] = ['driving', 'walking', 'bicycling'];

/** The text for a point without an address or name. */
export const coordinatesText = ({ lat, lng }: LatLng): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`;

/** The route in the first mode that has one; null when none does [RENT-52]. */
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

/** Route lengths from many points, without the routes. */
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

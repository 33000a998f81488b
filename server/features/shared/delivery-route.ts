import { setTimeout as pause } from 'node:timers/promises';
import { distanceKm, type LatLng } from '../../../domain/geo';
import { firstMetres, firstRoute, type Geo } from '../../geo/geo';

export type RoadDistance = { kilometres: number; isEstimated: boolean };

/** Returns the road distance from a store to a place. Without a route: the straight line [DLV-09]. */
export async function distanceTo(store: LatLng, destination: LatLng, { router }: Geo): Promise<RoadDistance> {
  const route = await firstRoute(router, store, destination);
  return distanceOf(route?.metres ?? null, store, destination);
}

const LONGEST_LOOK_MILLISECONDS = 300;

/**
 * Returns the road distances of many stores, for lists. Waits only briefly for the router; a missing distance
 * is not an error.
 */
export async function shownDistancesTo(
  stores: readonly LatLng[],
  destination: LatLng,
  { router }: Geo,
): Promise<RoadDistance[]> {
  const metres = await Promise.race([
    firstMetres(router, stores, destination).catch(() => []),
    pause(LONGEST_LOOK_MILLISECONDS, [], { ref: false }),
  ]);
  return stores.map((store, index) => distanceOf(metres[index] ?? null, store, destination));
}

const distanceOf = (metres: number | null, store: LatLng, destination: LatLng): RoadDistance =>
  metres === null
    ? { kilometres: distanceKm(store, destination), isEstimated: true }
    : { kilometres: metres / 1000, isEstimated: false };

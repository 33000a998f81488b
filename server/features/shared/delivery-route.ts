import { setTimeout as pause } from 'node:timers/promises';
import { distanceKm, type LatLng } from '../../../domain/geo';
import { firstMetres, firstRoute, type Geo } from '../../geo/geo';

export type Way = { kilometres: number; isEstimated: boolean };

/** Distance by road; the straight line where there is no route [DLV-09]. */
export async function wayTo(store: LatLng, destination: LatLng, { router }: Geo): Promise<Way> {
  const route = await firstRoute(router, store, destination);
  return wayOf(route?.metres ?? null, store, destination);
}

const LONGEST_LOOK_MILLISECONDS = 300;

/** The same for lists: it waits briefly, and a missing distance is no error. */
export async function shownWaysTo(
  stores: readonly LatLng[],
  destination: LatLng,
  { router }: Geo,
): Promise<Way[]> {
  const metres = await Promise.race([
    firstMetres(router, stores, destination).catch(() => []),
    pause(LONGEST_LOOK_MILLISECONDS, [], { ref: false }),
  ]);
  return stores.map((store, index) => wayOf(metres[index] ?? null, store, destination));
}

const wayOf = (metres: number | null, store: LatLng, destination: LatLng): Way =>
  metres === null
    ? { kilometres: distanceKm(store, destination), isEstimated: true }
    : { kilometres: metres / 1000, isEstimated: false };

import { setTimeout as pause } from 'node:timers/promises';
import { distanceKm, type LatLng } from '../../../domain/geo';
import { firstRoute, type Geo } from '../../geo/geo';

export type Way = { kilometres: number; isEstimated: boolean };

/** By road; where no way leads there, as a bird flies [DLV-09]. */
export async function wayTo(store: LatLng, destination: LatLng, { router }: Geo): Promise<Way> {
  const route = await firstRoute(router, store, destination);
  return route
    ? { kilometres: route.metres / 1000, isEstimated: false }
    : { kilometres: distanceKm(store, destination), isEstimated: true };
}

const LONGEST_LOOK_MILLISECONDS = 300;

/** The same for a page that shows it: nobody waits for it long, and it is no fault that it is missing. */
export const shownWayTo = (store: LatLng, destination: LatLng, geo: Geo): Promise<Way | null> =>
  Promise.race([
    wayTo(store, destination, geo).catch(() => null),
    pause(LONGEST_LOOK_MILLISECONDS, null, { ref: false }),
  ]);

import { type Bounds, boundsOf, isInBounds, isInPolygon, type LatLng } from '../../domain/geo';

type ZoneOutline = { id: number; polygon: readonly LatLng[] };

/**
 * Finds the zones of a point. The zones are few, so they are searched in memory, without a spatial database.
 */
export class ZoneIndex {
  readonly #zones: (ZoneOutline & { bounds: Bounds })[];

  constructor(zones: readonly ZoneOutline[]) {
    this.#zones = zones.flatMap((zone) => {
      const bounds = boundsOf(zone.polygon);
      return bounds ? [{ ...zone, bounds }] : [];
    });
  }

  /** Returns the ids of all zones that contain the point, in ascending order. */
  zonesAt(point: LatLng): number[] {
    return this.#zones
      .filter(({ bounds, polygon }) => isInBounds(point, bounds) && isInPolygon(point, polygon))
      .map(({ id }) => id)
      .sort((a, b) => a - b);
  }
}

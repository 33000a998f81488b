import type { Database } from '../../db/database';
import { ZoneIndex } from '../../geo/zones';
import { activeZones, type ZoneRow } from './zone.store';

/** The zones at the time of the last read. */
type Zones = { rows: readonly ZoneRow[]; index: ZoneIndex };

/** Milliseconds after which changed zones apply at the latest. */
const KEPT_MILLISECONDS = 60_000;

let memory = new WeakMap<Database, { zones: Promise<Zones>; readAt: number }>();

/** Empties the cache. Called when another process has imported zones. */
export const forgetZones = (): void => {
  memory = new WeakMap();
};

/** Returns the zones. They are cached, because every request needs them and they rarely change. */
export function zonesOf(database: Database): Promise<Zones> {
  const known = memory.get(database);
  if (known && performance.now() - known.readAt < KEPT_MILLISECONDS) return known.zones;
  const zones = activeZones(database).then((rows) => ({ rows, index: new ZoneIndex(rows) }));
  memory.set(database, { zones, readAt: performance.now() });
  zones.catch(() => memory.delete(database));
  return zones;
}

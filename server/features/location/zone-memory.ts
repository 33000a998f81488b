import type { Database } from '../../db/database';
import { ZoneIndex } from '../../geo/zones';
import { activeZones, type ZoneRow } from './zone.store';

/** The zones as they were when they were last read. */
type Zones = { rows: readonly ZoneRow[]; index: ZoneIndex };

/** An operator who moves a zone's border sees it in effect after this time at the latest. */
const KEPT_MILLISECONDS = 60_000;

const memory = new WeakMap<Database, { zones: Promise<Zones>; readAt: number }>();

/** Polygons are asked for with every place and change once a year: they are read once a minute. */
export function zonesOf(database: Database): Promise<Zones> {
  const known = memory.get(database);
  if (known && performance.now() - known.readAt < KEPT_MILLISECONDS) return known.zones;
  const zones = activeZones(database).then((rows) => ({ rows, index: new ZoneIndex(rows) }));
  memory.set(database, { zones, readAt: performance.now() });
  zones.catch(() => memory.delete(database));
  return zones;
}

import { demoWorld } from '../../../server/demo/world/world';
import type { WorldRow } from '../../../server/demo/world/world.types';
import { demoPlaces } from '../../../server/geo/demo-places';

export const world = demoWorld(demoPlaces());

export function rowsOf(table: string): WorldRow[] {
  const found = world.find((candidate) => candidate.table === table);
  if (!found) throw new Error(`the demo world has no ${table}`);
  return found.rows;
}

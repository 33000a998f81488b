import { demoWorld } from '../../../server/demo/world/world';
import type { WorldRow } from '../../../server/demo/world/world.types';
import { demoPlaces } from '../../../server/geo/demo-places';

export const world = demoWorld(demoPlaces());

export function rowsOf(table: string): WorldRow[] {
  const found = world.find((candidate) => candidate.table === table);
  if (!found) throw new Error(`the demo world has no ${table}`);
  return found.rows;
}

/** The one row of a table that the demo world's list names. */
export function fixture(table: string, id: string): WorldRow {
  const found = rowsOf(table).filter((row) => row.fixture === id);
  if (found.length !== 1) throw new Error(`${found.length} rows are ${id}`);
  return found[0] as WorldRow;
}

export const minutesFromT0 = (minutes: number): string =>
  new Date(Date.parse('2026-11-24T09:00:00Z') + minutes * 60_000).toISOString();

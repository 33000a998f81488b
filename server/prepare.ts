import type { OpenDatabase } from './db/connect';
import { migrate } from './db/migrate';
import { loadWorld } from './demo/load';
import { demoWorld } from './demo/world/world';
import { demoPlaces } from './geo/demo-places';

/** Brings a database to where the server needs it; an empty one gets the demo world if that is wanted. */
export async function prepareDatabase(database: OpenDatabase, isDemo: boolean): Promise<void> {
  await migrate(database);
  if (isDemo && (await loadWorld(database, () => demoWorld(demoPlaces())))) await database.tidy();
}

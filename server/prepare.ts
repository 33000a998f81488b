import type { OpenDatabase } from './db/connect';
import { migrate } from './db/migrate';
import { closeDemo, reopenDemo } from './demo/close';
import { loadWorld } from './demo/load';
import { demoWorld } from './demo/world/world';
import { demoPlaces } from './geo/demo-places';

/**
 * Brings a database to where the server needs it; an empty one gets the demo world if that is wanted. True when it
 * held a demo that is shut from now on.
 */
export async function prepareDatabase(database: OpenDatabase, isDemo: boolean): Promise<boolean> {
  await migrate(database);
  if (!isDemo) return closeDemo(database);
  await reopenDemo(database);
  if (await loadWorld(database, () => demoWorld(demoPlaces()))) await database.tidy();
  return false;
}

import type { Currency } from '../domain/money';
import type { OpenDatabase } from './db/connect';
import { migrate } from './db/migrate';
import { recordCurrency } from './db/recorded-currency';
import { closeDemo, reopenDemo } from './demo/close';
import { loadWorld } from './demo/load';
import { refreshPictures } from './demo/refresh-pictures';
import { demoWorld } from './demo/world/world';
import { demoPlaces } from './geo/demo-places';

/**
 * Migrates the database, and fills it with the demo data if it is empty and the settings ask for it. Returns
 * true if it contained a demo, which is now closed because this is a real shop.
 */
export async function prepareDatabase(
  database: OpenDatabase,
  { isDemo, currency }: { isDemo: boolean; currency: Currency },
): Promise<boolean> {
  await migrate(database);
  await recordCurrency(database, currency);
  if (!isDemo) return closeDemo(database);
  await reopenDemo(database);
  const world = () => demoWorld(demoPlaces());
  if (await loadWorld(database, world)) await database.tidy();
  else await refreshPictures(database, world);
  return false;
}

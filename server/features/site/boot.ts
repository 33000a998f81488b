import type { Config } from '../../../contract/types.gen';
import type { Database } from '../../db/database';
import type { Language } from '../../http/language';
import type { ModuleChoice } from '../shared/module-choice';
import type { SiteConfig } from './config';
import { landingData } from './landing';
import { listModules } from './modules';

type Opening = {
  database: Database;
  language: Language;
  config: SiteConfig;
  now: number;
  chooseModules: ModuleChoice;
  /** Whether the flow gallery may be seen here. */
  hasFlows: boolean;
};

/** The first data of the app, in the shapes of the API's answers. */
export async function bootData({ database, language, config, now, chooseModules, hasFlows }: Opening) {
  const [landing, modules] = await Promise.all([
    landingData(database, language, config),
    listModules(database, { language, chooseModules, zoneId: null }),
  ]);
  return { language, flows: hasFlows, config: withServerTime(config, now), landing, modules };
}

/** What an operator left out is not there at all. The app tells the time by the server's clock and not by the device's. */
export const withServerTime = ({ shipping_policy, ...config }: SiteConfig, now: number): Config => ({
  ...config,
  ...(shipping_policy !== undefined && { shipping_policy }),
  server_time: new Date(now).toISOString(),
});

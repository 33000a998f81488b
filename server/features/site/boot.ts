import type { Config } from '../../../contract/types.gen';
import type { Database } from '../../db/database';
import type { Language } from '../../http/language';
import type { ModuleChoice } from '../shared/module-choice';
import type { SiteConfig } from '../shared/site-config';
import { landingData } from './landing';
import { listModules } from './modules';

type Opening = {
  database: Database;
  language: Language;
  config: SiteConfig;
  now: number;
  chooseModules: ModuleChoice;
  /** True if the flow gallery is enabled. */
  hasFlows: boolean;
};

/**
 * Returns the data that the app needs first, in the formats of the API's responses. It is inlined in the
 * page.
 */
export async function bootData({ database, language, config, now, chooseModules, hasFlows }: Opening) {
  const [landing, modules] = await Promise.all([
    landingData(database, language, config),
    listModules(database, { language, chooseModules, zoneId: null }),
  ]);
  return { language, flows: hasFlows, config: withServerTime(config, now), landing, modules };
}

/**
 * Adds the server's time, which the app uses instead of the device's. Omits the shipping policy if it is not
 * set.
 */
export const withServerTime = ({ shipping_policy, ...config }: SiteConfig, now: number): Config => ({
  ...config,
  ...(shipping_policy !== undefined && { shipping_policy }),
  server_time: new Date(now).toISOString(),
});

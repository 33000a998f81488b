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
  /** Whether the flow gallery is enabled. */
  hasFlows: boolean;
};

/** The app's first data, in the shapes of the API's answers. */
export async function bootData({ database, language, config, now, chooseModules, hasFlows }: Opening) {
  const [landing, modules] = await Promise.all([
    landingData(database, language, config),
    listModules(database, { language, chooseModules, zoneId: null }),
  ]);
  return { language, flows: hasFlows, config: withServerTime(config, now), landing, modules };
}

/** Omits the shipping policy if it is unset. The app uses the server's clock instead of the device's. */
export const withServerTime = ({ shipping_policy, ...config }: SiteConfig, now: number): Config => ({
  ...config,
  ...(shipping_policy !== undefined && { shipping_policy }),
  server_time: new Date(now).toISOString(),
});

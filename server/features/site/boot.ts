import type { Scenario } from '../../demo/scenarios';
import type { Language } from '../../http/language';
import { configOf, timeOf, type World } from '../../http/read-context';
import { landingData } from './landing';
import { listModules } from './modules';

/** The first data of the app. It is inlined in the page, so that nothing has to be fetched before the first picture. */
export async function bootData(world: World, language: Language, scenario: Scenario) {
  const settings = configOf(world, language, scenario);
  const [landing, modules] = await Promise.all([
    landingData(world.database, language, settings),
    listModules(world.database, { language, scenario, zoneId: null }),
  ]);
  return {
    language,
    scenario: scenario.id,
    faults: [...scenario.faults],
    flows: world.hasFlows,
    config: withServerTime(settings, timeOf(world, scenario)),
    landing,
    modules,
  };
}

export type BootData = Awaited<ReturnType<typeof bootData>>;

/** The app tells the time by the server's clock and not by the device's. */
export const withServerTime = <Config>(config: Config, now: number) => ({
  ...config,
  server_time: new Date(now).toISOString(),
});

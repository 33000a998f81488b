import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { connect } from './db/connect';
import { DEFAULT_LOCATION } from './default-location';
import { cartWatch } from './features/cart/cart-watch';
import { identityServices } from './features/session/services/services';
import { sweepRegularly } from './features/session/tokens/sweep';
import { geoOf } from './geo/geo-settings';
import type { Log } from './http/answer-error';
import type { World } from './http/read-context';
import { allOperations } from './operations';
import { prepareDatabase } from './prepare';
import type { Settings } from './settings';

export type StartedServer = {
  app: FastifyInstance;
  /** For whoever makes the page elsewhere: see `bootData` and `injectBoot`. */
  world: World;
  stop(): Promise<void>;
};

/** Opens and prepares the database and builds the app on it; whoever called decides where it listens. */
export async function startServer(
  settings: Settings,
  { appDirectory, log }: { appDirectory: string | null; log: Log },
): Promise<StartedServer> {
  const database = await connect({
    url: settings.databaseUrl,
    directory: settings.dataDirectory,
    prepare: settings.prepare,
  });
  try {
    await prepareDatabase(database, settings.isDemo);
    const { isDemo } = settings;
    const identity = identityServices(settings.identity, { database, isDemo, wallClock: Date.now, log });
    const world: World = {
      database,
      isDemo,
      hasFlows: settings.hasFlows,
      defaultLocation: DEFAULT_LOCATION,
      wallClock: Date.now,
      identity,
      carts: cartWatch({ database, wallClock: Date.now }),
    };
    const endSweeping = sweepRegularly(database, (error) => identity.report('Sweeping failed', error));
    const app = await buildApp({
      world,
      operations: allOperations(geoOf(settings.geo)),
      appDirectory,
      trustProxy: settings.trustProxy,
      hasRateLimits: settings.hasRateLimits,
      map: settings.map,
      checksAnswers: false,
      log,
    });
    return {
      app,
      world,
      async stop() {
        endSweeping();
        await app.close();
        await identity.settle();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

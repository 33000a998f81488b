import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { connect, type OpenDatabase } from './db/connect';
import { demoStandIns } from './demo/identity/stand-ins';
import { cartWatch } from './features/cart/cart-watch';
import { identityServices } from './features/session/services/identity-services';
import { sweepRegularly } from './features/session/sweep';
import { geoOf } from './geo/geo-settings';
import type { Log } from './http/answer-error';
import { prepareDatabase } from './prepare';
import type { Settings } from './settings';

export type StartedServer = {
  app: FastifyInstance;
  database: OpenDatabase;
  stop(): Promise<void>;
};

/** Opens and prepares the database and builds the app on it; whoever called decides where it listens. */
export async function startServer(
  settings: Settings,
  { appDirectory, log }: { appDirectory: string | null; log: Log },
): Promise<StartedServer> {
  const { isDemo, hasFlows, trustProxy, hasRateLimits, appOrigins, map } = settings;
  const wallClock = Date.now;
  const database = await connect({
    url: settings.databaseUrl,
    directory: settings.dataDirectory,
    prepare: settings.prepare,
  });
  try {
    if (await prepareDatabase(database, isDemo))
      log('This database held the demo world: its people, their tokens and its stores are shut.');
    const standIns = isDemo ? demoStandIns(database, wallClock) : undefined;
    const identity = identityServices(settings.identity, log, standIns);
    const carts = cartWatch({ database, wallClock });
    const endSweeping = sweepRegularly(database, (error) => identity.report('Sweeping failed', error));
    const app = await buildApp({
      premises: { database, wallClock, identity, carts, geo: geoOf(settings.geo), hasFlows },
      isDemo,
      appDirectory,
      trustProxy,
      hasRateLimits,
      appOrigins,
      map,
      checksAnswers: false,
      log,
    });
    return {
      app,
      database,
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

import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { connect, type OpenDatabase } from './db/connect';
import type { End } from './db/regularly';
import { demoStandIns } from './demo/identity/stand-ins';
import { playJourneys } from './demo/journeys/journeys';
import { demoGateway } from './demo/payments/demo-gateway';
import { T0 } from './demo/world/t0';
import { cartWatch } from './features/cart/cart-watch';
import { inboxWatch } from './features/messages/inbox-watch';
import { pushRegularly } from './features/messages/push/push-sender';
import { pushKeys } from './features/messages/push/push-settings';
import { operatorDoor } from './features/operator/operator-door';
import { keptSwitches, readRegularly, withSwitches } from './features/operator/switch-values';
import { orderWatch } from './features/orders/order-watch';
import { attendRegularly } from './features/payments/arrivals';
import { paymentServices } from './features/payments/payment-services';
import { identityServices } from './features/session/services/identity-services';
import { sweepRegularly } from './features/session/sweep';
import { shopConfig } from './features/site/config';
import { shopNameOf } from './features/site/shop-settings';
import { cityOf } from './geo/city-settings';
import { geoOf, usesCity } from './geo/geo-settings';
import { warmUp } from './geo/warm-up';
import type { Log } from './http/answer-error';
import { mapTilesOf } from './http/map-tiles';
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
  const city = cityOf(settings.cityFile);
  // What is wrong in an operator's file is said now, not to the first customer.
  if (settings.cityFile !== null) city();
  const geo = geoOf(settings.geo, city);
  const tiles = mapTilesOf(map, city);
  const database = await connect({
    url: settings.databaseUrl,
    directory: settings.dataDirectory,
    prepare: settings.prepare,
  });
  try {
    if (await prepareDatabase(database, isDemo))
      log('This database held the demo world: its people, their tokens and its stores are shut.');
    const standIns = isDemo ? demoStandIns(database, wallClock) : undefined;
    const identity = identityServices(settings.identity, log, standIns, shopNameOf(settings.shop));
    const carts = cartWatch({ database, wallClock });
    const orders = orderWatch({ database, wallClock });
    const inboxes = inboxWatch({ database, wallClock });
    const endPlaying = isDemo
      ? playJourneys({ database, geo, orders, inboxes }, wallClock, (error) =>
          identity.report('The demo stumbled', error),
        )
      : nothing;
    const endSweeping = sweepRegularly(database, (error) => identity.report('Sweeping failed', error));
    const payments = paymentServices(settings.payments, {
      standIn: isDemo ? demoGateway : null,
      appOrigins,
    });
    const endAttending = attendRegularly({
      database,
      payments,
      wallClock,
      now: isDemo ? () => T0 : wallClock,
      report: (error) => identity.report('Payments failed', error),
    });
    const switches = keptSwitches(database);
    await switches.read();
    const endReading = readRegularly(switches, (error) => identity.report('Switches were not read', error));
    const { push } = settings;
    const keys = push && (await pushKeys(database, push));
    const endPushing =
      push && keys
        ? pushRegularly({
            database,
            settings: push,
            keys,
            wallClock,
            report: (error) => identity.report('A message was not pushed', error),
            moneyOf: (language) =>
              withSwitches({ ...shopConfig(language), ...settings.shop[language] }, switches.values()),
          })
        : nothing;
    const app = await buildApp({
      premises: {
        database,
        wallClock,
        identity,
        carts,
        orders,
        inboxes,
        payments,
        geo,
        shopSettings: settings.shop,
        hasFlows,
        operator: operatorDoor(settings.operator),
        switches,
        pushKey: keys?.publicKey ?? null,
      },
      isDemo,
      appDirectory,
      trustProxy,
      hasRateLimits,
      appOrigins,
      map,
      tiles,
      checksAnswers: false,
      log,
    });
    const knowsCity = map?.from === 'city' || usesCity(settings.geo);
    app.addHook('onListen', () => {
      void warmUp([...(knowsCity ? [city] : []), geo, () => tiles?.warm()], log);
    });
    return {
      app,
      database,
      async stop() {
        const ends = [endSweeping, endPlaying, endAttending, endReading, endPushing];
        await Promise.all([app.close(), ...ends.map((end) => end())]);
        await identity.settle();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const nothing: End = async () => undefined;

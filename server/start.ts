import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { connect, type OpenDatabase } from './db/connect';
import { openFileStore } from './db/file-store';
import { movePeriodically } from './db/moved-files';
import { openRedis } from './db/redis';
import { openReplica } from './db/replica';
import type { End } from './db/run-every';
import { demoIdentityServices } from './demo/identity/demo-identity-services';
import { playJourneys } from './demo/journeys/journeys';
import { demoGateway } from './demo/payments/demo-gateway';
import { T0 } from './demo/world/t0';
import { eraseOldGuestOrdersPeriodically } from './features/account/guest-retention';
import { cartWatch } from './features/cart/cart-watch';
import { forgetZones } from './features/location/zone-memory';
import { inboxWatch } from './features/messages/inbox-watch';
import { pushPeriodically } from './features/messages/push/push-sender';
import { pushKeys } from './features/messages/push/push-settings';
import { consoleSignIn } from './features/operator/console-sign-in';
import { readPeriodically, storedSettings, withSwitches } from './features/operator/switch-values';
import { orderWatch } from './features/orders/order-watch';
import { processPaymentsPeriodically } from './features/payments/payment-jobs';
import { paymentServices } from './features/payments/payment-services';
import { openEngine, openSearch } from './features/search/open-search';
import { NO_ENGINE } from './features/search/search.types';
import { stopFollowing, updateIndexPeriodically } from './features/search/search-index';
import { identityServices } from './features/session/services/identity-services';
import { sweepPeriodically } from './features/session/sweep';
import { sendersOf } from './features/shared/outbox';
import { deliverRegularly } from './features/shared/outgoing-messages';
import { shopConfig } from './features/shared/site-config';
import { shopNameOf } from './features/site/shop-settings';
import { cityOf } from './geo/city-settings';
import { geoOf, usesCity } from './geo/geo-settings';
import { warmUp } from './geo/warm-up';
import type { CacheSizes } from './http/cache-sizes';
import { mapTilesOf } from './http/map-tiles';
import { joinProcesses, warnOfUnsharedSecrets } from './join';
import type { Logs } from './observe/log';
import { observe } from './observe/observe';
import { prepareDatabase } from './prepare';
import type { Settings } from './settings';

export type StartedServer = {
  app: FastifyInstance;
  database: OpenDatabase;
  /** Makes the readiness probe fail. Requests are still handled. */
  drain(): void;
  stop(): Promise<void>;
};

/** Prepares the database and builds the server. It does not listen yet: the caller decides where. */
export async function startServer(
  settings: Settings,
  { appDirectory, logs }: { appDirectory: string | null; logs: Logs },
): Promise<StartedServer> {
  const { isDemo, hasFlows, trustProxy, hasRateLimits, appOrigins, map } = settings;
  const { log } = logs;
  const wallClock = Date.now;
  const now = isDemo ? () => T0 : wallClock;
  const city = cityOf(settings.cityFile);
  // Reads the operator's city file at the start, so that an error in it is reported before the first customer
  // arrives.
  if (settings.cityFile !== null) city();
  const geo = geoOf(settings.geo, city);
  const tiles = mapTilesOf(map, city);
  const database = await connect({
    url: settings.databaseUrl,
    directory: settings.dataDirectory,
    prepare: settings.prepare,
    poolSize: settings.poolSize,
  });
  try {
    if (await prepareDatabase(database, settings))
      log('This database held the demo world: its people, their tokens and its stores are shut.');
    const cluster = await joinProcesses(database, settings, log);
    cluster.on('shop imported', forgetZones);
    await warnOfUnsharedSecrets(cluster, settings, log);
    const redis = await openRedis(settings.redisUrl, log);
    const { readUrl, prepare, poolSize } = settings;
    const replica =
      readUrl === null
        ? null
        : await openReplica({ primary: database.forRequests, url: readUrl, prepare, poolSize, log });
    const files = await openFileStore(settings.files);
    let isDraining = false;
    const standIns = isDemo ? demoIdentityServices(database, wallClock) : undefined;
    const identity = identityServices(settings.identity, log, standIns, shopNameOf(settings.shop));
    const carts = cartWatch({ database, wallClock, cluster });
    const orders = orderWatch({ database, wallClock, cluster });
    const inboxes = inboxWatch({ database, wallClock, cluster });
    const endPlaying = isDemo
      ? playJourneys({ database, geo, orders, inboxes, cluster }, wallClock, (error) =>
          identity.report('The demo stumbled', error),
        )
      : nothing;
    const endPosting = deliverRegularly({
      database,
      wallClock,
      send: sendersOf(identity),
      report: (error) => identity.report('A message could not be sent', error),
    });
    const endSweeping = sweepPeriodically(database, cluster, (error) =>
      identity.report('Sweeping failed', error),
    );
    const retention = settings.guestOrdersKeptFor;
    const endErasing =
      retention === null
        ? nothing
        : eraseOldGuestOrdersPeriodically(
            { database, retainedFor: retention, now },
            { cluster, report: (error) => identity.report('Orders of guests were not erased', error) },
          );
    const endMoving =
      files === null
        ? nothing
        : movePeriodically(database, files, {
            cluster,
            report: (error) => identity.report('Files were not moved', error),
          });
    const payments = paymentServices(settings.payments, {
      standIn: isDemo ? demoGateway : null,
      appOrigins,
    });
    const endAttending = processPaymentsPeriodically(
      {
        database,
        payments,
        wallClock,
        now,
        report: (error) => identity.report('Payments failed', error),
      },
      cluster,
    );
    const switches = storedSettings(database, cluster);
    await switches.read();
    const endReading = readPeriodically(switches, (error) =>
      identity.report('Switches were not read', error),
    );
    const { push } = settings;
    const keys = push && (await pushKeys(database, push));
    const endPushing =
      push && keys
        ? pushPeriodically({
            database,
            settings: push,
            keys,
            wallClock,
            report: (error) => identity.report('A message was not pushed', error),
            moneyOf: (language) =>
              withSwitches({ ...shopConfig(language), ...settings.shop[language] }, switches.values()),
          })
        : nothing;
    const engine = settings.search === null ? null : await openEngine(settings.search);
    if (engine === null) await stopFollowing(database);
    const search = engine === null ? null : await openSearch({ database: database.forRequests, engine, log });
    const endIndexing =
      engine === null
        ? nothing
        : updateIndexPeriodically(
            { database, engine },
            {
              cluster,
              report: (error) => identity.report('The search index was not updated', error),
            },
          );
    const cacheSizes: CacheSizes = new Map();
    const observed = await observe({
      settings,
      logs,
      database,
      replica,
      search,
      streams: { cart: carts.count, order: orders.count, inbox: inboxes.count },
      cacheSizes,
    });
    const app = await buildApp({
      resources: {
        database: database.forRequests,
        wallClock,
        identity,
        carts,
        orders,
        inboxes,
        payments,
        search: search ?? NO_ENGINE,
        geo,
        shopSettings: settings.shop,
        hasFlows,
        operator: consoleSignIn(settings.operator),
        switches,
        pushKey: keys?.publicKey ?? null,
      },
      replica: replica?.database ?? null,
      isDemo,
      appDirectory,
      trustProxy,
      hasRateLimits,
      redis,
      files,
      isDraining: () => isDraining,
      observers: observed.observers,
      cacheSizes,
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
      drain() {
        isDraining = true;
      },
      async stop() {
        const ends = [
          endPosting,
          endSweeping,
          endPlaying,
          endAttending,
          endReading,
          endPushing,
          endMoving,
          endErasing,
          endIndexing,
        ];
        await Promise.all([app.close(), ...ends.map((end) => end())]);
        await identity.settle();
        await observed.close();
        await cluster.close();
        redis?.disconnect();
        await replica?.close();
        await search?.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const nothing: End = async () => undefined;

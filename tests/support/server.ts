import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { USUAL_CURRENCY } from '../../domain/money';
import { buildApp } from '../../server/app';
import type { Cluster } from '../../server/db/cluster';
import { connect, type OpenDatabase, openEmbedded } from '../../server/db/connect';
import type { Database } from '../../server/db/database';
import type { FileStore } from '../../server/db/file-store';
import { demoIdentityServices } from '../../server/demo/identity/demo-identity-services';
import { demoGateway } from '../../server/demo/payments/demo-gateway';
import { cartWatch } from '../../server/features/cart/cart-watch';
import { type InboxWatch, inboxWatch } from '../../server/features/messages/inbox-watch';
import { consoleSignIn } from '../../server/features/operator/console-sign-in';
import { readOperatorSettings } from '../../server/features/operator/operator-settings';
import { storedSettings } from '../../server/features/operator/switch-values';
import { type OrderWatch, orderWatch } from '../../server/features/orders/order-watch';
import type { PaymentServices } from '../../server/features/payments/gateway';
import { paymentServices } from '../../server/features/payments/payment-services';
import { readPaymentSettings } from '../../server/features/payments/payment-settings';
import { NO_ENGINE, type Search } from '../../server/features/search/search.types';
import type { IdentityServices } from '../../server/features/session/services/identity.types';
import { identityServices } from '../../server/features/session/services/identity-services';
import { readIdentitySettings } from '../../server/features/session/services/identity-settings';
import type { Outgoing } from '../../server/features/session/services/outgoing';
import { ofRealShop, readShopSettings, shopNameOf } from '../../server/features/site/shop-settings';
import { cityOf, readCitySettings } from '../../server/geo/city-settings';
import type { Geo } from '../../server/geo/geo';
import { geoOf, readGeoSettings } from '../../server/geo/geo-settings';
import { readMapSettings } from '../../server/geo/map-settings';
import { mapTilesOf } from '../../server/http/map-tiles';
import type { RequestTimeouts } from '../../server/http/slow-requests';
import { copyOf, type PostgresCopy } from './postgres-copy';
import { quickPasswords } from './quick-passwords';

export type TestServer = {
  app: FastifyInstance;
  database: Database;
  log: string[];
  orders: OrderWatch;
  inboxes: InboxWatch;
  identity: IdentityServices;
  payments: PaymentServices;
  /** Every sent mail and text message, including one whose delivery failed. */
  sent: { to: string; text: string }[];
  /** The real time, which codes, locks and tokens use. */
  wallClock(): number;
  /** Advances the real time. */
  pass(milliseconds: number): void;
  /** Waits for messages that are sent in the background. */
  settle(): Promise<void>;
};

export type TestAppOptions = {
  hasRateLimits?: boolean;
  appDirectory?: string | null;
  isDemo?: boolean;
  hasFlows?: boolean;
  appOrigins?: readonly string[];
  patience?: RequestTimeouts;
  /** Operator settings for signing in. */
  env?: Record<string, string>;
  /** Replaces geo services, such as the router. */
  geo?: (geo: Geo) => Geo;
  /** The other processes of the same shop. */
  cluster?: Cluster;
  redis?: Redis;
  files?: FileStore;
  isDraining?: () => boolean;
  /** The search engine. Default: none, so PostgreSQL answers. */
  search?: (database: Database) => Promise<Search>;
  /** A read replica of the database. */
  replica?: (database: Database) => Database;
  /** Simulates Stripe. */
  callStripe?: typeof fetch;
  /** Replaces external services. */
  services?: (services: IdentityServices) => Partial<IdentityServices>;
};

/**
 * The whole server on an existing database, without a port. An answer outside of the contract is an error.
 */
export async function startTestApp(database: Database, options: TestAppOptions = {}): Promise<TestServer> {
  const log: string[] = [];
  const isDemo = options.isDemo ?? true;
  let passed = 0;
  const wallClock = () => Date.now() + passed;
  const env = options.env ?? {};
  const city = cityOf(readCitySettings(env));
  const geo = geoOf(readGeoSettings(env), city);
  const map = readMapSettings(env);
  const own = identityServices(
    readIdentitySettings(env),
    (message) => log.push(message),
    isDemo ? demoIdentityServices(database, wallClock) : undefined,
    shopNameOf(readShopSettings(env)),
  );
  const sent: TestServer['sent'] = [];
  const played = { ...own, passwords: quickPasswords, ...options.services?.(own) };
  const identity = { ...played, outgoing: watched(played.outgoing, sent) };
  const sources = { database, wallClock, ...(options.cluster && { cluster: options.cluster }) };
  const orders = orderWatch(sources);
  const inboxes = inboxWatch(sources);
  const payments: PaymentServices = paymentServices(readPaymentSettings(env, USUAL_CURRENCY), {
    standIn: isDemo ? demoGateway : null,
    appOrigins: options.appOrigins ?? [],
    ...(options.callStripe && { call: options.callStripe }),
  });
  const switches = storedSettings(database, options.cluster);
  const app = await buildApp({
    resources: {
      database,
      wallClock,
      identity,
      carts: cartWatch(sources),
      orders,
      inboxes,
      payments,
      search: (await options.search?.(database)) ?? NO_ENGINE,
      geo: () => options.geo?.(geo()) ?? geo(),
      shopSettings: isDemo ? readShopSettings(env) : ofRealShop(readShopSettings(env)),
      hasFlows: options.hasFlows ?? true,
      operator: consoleSignIn(readOperatorSettings(env)),
      switches,
      pushKey: null,
    },
    replica: options.replica?.(database) ?? null,
    isDemo,
    appDirectory: options.appDirectory ?? null,
    trustProxy: false,
    hasRateLimits: options.hasRateLimits ?? false,
    redis: options.redis ?? null,
    files: options.files ?? null,
    ...(options.isDraining && { isDraining: options.isDraining }),
    appOrigins: options.appOrigins ?? [],
    map,
    tiles: mapTilesOf(map, city),
    ...(options.patience && { timeout: options.patience }),
    checksAnswers: true,
    log: (message) => log.push(message),
  });
  const pass = (milliseconds: number) => {
    passed += milliseconds;
  };
  return {
    app,
    database,
    log,
    orders,
    inboxes,
    identity,
    payments,
    sent,
    wallClock,
    pass,
    settle: identity.settle,
  };
}

/** Message senders with one log per server, because tests share tables. */
function watched({ sendMail, sendSms }: Outgoing, sent: TestServer['sent']): Outgoing {
  const through =
    <Message extends { to: string; text: string }>(send: (message: Message) => Promise<void>) =>
    (message: Message) => {
      sent.push({ to: message.to, text: message.text });
      return send(message);
    };
  return { sendMail: sendMail && through(sendMail), sendSms: sendSms && through(sendSms) };
}

/** Compiled once per worker. This halves the time to open a database. */
const engineCode = readFile(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then(
  (bytes) => WebAssembly.compile(bytes),
);

/** A fresh embedded database with the demo world. */
export const openTestDatabase = async (): Promise<OpenDatabase> =>
  openEmbedded({ directory: null, prepare: true, snapshot: inject('snapshot'), code: await engineCode });

type Suite = (server: () => TestServer) => void;

/**
 * Runs a suite on the embedded database and on PostgreSQL. Use it for code that writes, locks, streams, or
 * reads values that the two drivers return differently.
 */
export function forEachDatabase(name: string, suite: Suite, options: TestAppOptions = {}): void {
  onEmbedded(name, suite, options);
  const url = inject('postgresUrl');
  if (url !== null) onPostgres(url, name, suite, options);
}

/**
 * Runs a suite on PostgreSQL if there is one, or else on the embedded database. Use it for code that behaves
 * the same on both.
 */
export function onDatabase(name: string, suite: Suite, options: TestAppOptions = {}): void {
  const url = inject('postgresUrl');
  if (url === null) onEmbedded(name, suite, options);
  else onPostgres(url, name, suite, options);
}

const onEmbedded = (name: string, suite: Suite, options: TestAppOptions) =>
  runOn(`${name} on the embedded database`, suite, options, openTestDatabase);

function onPostgres(url: string, name: string, suite: Suite, options: TestAppOptions): void {
  let copy: PostgresCopy | undefined;
  const open = async () => {
    copy = await copyOf(url);
    return connect({ url: copy.url, directory: null, prepare: true });
  };
  runOn(`${name} on PostgreSQL`, suite, options, open, async () => copy?.drop());
}

function runOn(
  title: string,
  suite: Suite,
  options: TestAppOptions,
  open: () => Promise<OpenDatabase>,
  drop?: () => Promise<void>,
): void {
  describe(title, () => {
    let server: TestServer | undefined;
    let database: OpenDatabase | undefined;
    beforeAll(async () => {
      database = await open();
      server = await startTestApp(database, options);
    });
    afterAll(async () => {
      await server?.app.close();
      await database?.close();
      await drop?.();
    });
    suite(() => {
      if (server === undefined) throw new Error('The server is not started yet');
      return server;
    });
  });
}

import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { buildApp } from '../../server/app';
import { connect, type OpenDatabase, openEmbedded } from '../../server/db/connect';
import type { Database } from '../../server/db/database';
import { demoStandIns } from '../../server/demo/identity/stand-ins';
import { demoGateway } from '../../server/demo/payments/demo-gateway';
import { cartWatch } from '../../server/features/cart/cart-watch';
import { type InboxWatch, inboxWatch } from '../../server/features/messages/inbox-watch';
import { operatorDoor } from '../../server/features/operator/operator-door';
import { readOperatorSettings } from '../../server/features/operator/operator-settings';
import { keptSwitches } from '../../server/features/operator/switch-values';
import { type OrderWatch, orderWatch } from '../../server/features/orders/order-watch';
import type { PaymentServices } from '../../server/features/payments/gateway';
import { paymentServices } from '../../server/features/payments/payment-services';
import { readPaymentSettings } from '../../server/features/payments/payment-settings';
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
import type { Patience } from '../../server/http/slow-requests';
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
  /** Every mail and SMS that left, also the one that was lost on the way. */
  sent: { to: string; text: string }[];
  /** The time that really passes: for codes, locks and tokens. */
  wallClock(): number;
  /** Lets that time pass. */
  pass(milliseconds: number): void;
  /** Waits for what is sent in the background. */
  settle(): Promise<void>;
};

export type TestAppOptions = {
  hasRateLimits?: boolean;
  appDirectory?: string | null;
  isDemo?: boolean;
  hasFlows?: boolean;
  appOrigins?: readonly string[];
  patience?: Patience;
  /** What an operator sets up for signing in. */
  env?: Record<string, string>;
  /** Plays the roads, for one. */
  geo?: (geo: Geo) => Geo;
  /** Plays Stripe. */
  callStripe?: typeof fetch;
  /** Plays what is outside of the server. */
  services?: (services: IdentityServices) => Partial<IdentityServices>;
};

/** The whole server on a database that exists, without a port. Answers outside of the contract become errors. */
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
    isDemo ? demoStandIns(database, wallClock) : undefined,
    shopNameOf(readShopSettings(env)),
  );
  const sent: TestServer['sent'] = [];
  const played = { ...own, passwords: quickPasswords, ...options.services?.(own) };
  const identity = { ...played, outgoing: watched(played.outgoing, sent) };
  const orders = orderWatch({ database, wallClock });
  const inboxes = inboxWatch({ database, wallClock });
  const payments: PaymentServices = paymentServices(readPaymentSettings(env), {
    standIn: isDemo ? demoGateway : null,
    appOrigins: options.appOrigins ?? [],
    ...(options.callStripe && { call: options.callStripe }),
  });
  const switches = keptSwitches(database);
  const app = await buildApp({
    premises: {
      database,
      wallClock,
      identity,
      carts: cartWatch({ database, wallClock }),
      orders,
      inboxes,
      payments,
      geo: () => options.geo?.(geo()) ?? geo(),
      shopSettings: isDemo ? readShopSettings(env) : ofRealShop(readShopSettings(env)),
      hasFlows: options.hasFlows ?? true,
      operator: operatorDoor(readOperatorSettings(env)),
      switches,
      pushKey: null,
    },
    isDemo,
    appDirectory: options.appDirectory ?? null,
    trustProxy: false,
    hasRateLimits: options.hasRateLimits ?? false,
    appOrigins: options.appOrigins ?? [],
    map,
    tiles: mapTilesOf(map, city),
    ...(options.patience && { patience: options.patience }),
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

/** The same ways out, with a list of what took them: the tables of a server are shared by many tests at once. */
function watched({ sendMail, sendSms }: Outgoing, sent: TestServer['sent']): Outgoing {
  const through =
    <Message extends { to: string; text: string }>(send: (message: Message) => Promise<void>) =>
    (message: Message) => {
      sent.push({ to: message.to, text: message.text });
      return send(message);
    };
  return { sendMail: sendMail && through(sendMail), sendSms: sendSms && through(sendSms) };
}

/** Compiled once for all suites of a worker: half of what opening costs. */
const engineCode = readFile(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then(
  (bytes) => WebAssembly.compile(bytes),
);

/** A fresh embedded database with the demo world in it. */
export const openTestDatabase = async (): Promise<OpenDatabase> =>
  openEmbedded({ directory: null, prepare: true, snapshot: inject('snapshot'), code: await engineCode });

type Suite = (server: () => TestServer) => void;

/**
 * Runs a suite on the embedded database, and once more on PostgreSQL: what writes, waits, follows or reads the kinds of
 * values that the two drivers hand out each in their own way. See `server-databases`.
 */
export function forEachDatabase(name: string, suite: Suite, options: TestAppOptions = {}): void {
  onEmbedded(name, suite, options);
  const url = inject('postgresUrl');
  if (url !== null) onPostgres(url, name, suite, options);
}

/** Runs a suite that asks nothing of the database that others don't ask of both: on PostgreSQL, where there is one. */
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

import { setTimeout } from 'node:timers/promises';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { type ConsoleOperation, mayDo } from '../domain/operator-roles';
import type { Database } from './db/database';
import type { Files } from './db/moved-files';
import { registerIdentityPages } from './demo/identity/identity-pages';
import { registerOutboxPage } from './demo/outbox/outbox-page';
import { registerPaymentPages } from './demo/payments/payment-pages';
import { registerPictures } from './demo/pictures';
import { serveGoods } from './demo/pictures/goods';
import { demoShops } from './demo/shops';
import { T0 } from './demo/world/t0';
import { serveAvatars } from './features/account/avatar/avatar.routes';
import { serveMessagePictures } from './features/messages/message-pictures';
import { serveDocuments } from './features/operator/registration-documents';
import { withTrials } from './features/operator/settings-preview';
import { serveOrderPictures } from './features/orders/order-pictures';
import { registerStripeWebhook } from './features/payments/stripe/stripe-webhook';
import { providerHosts } from './features/session/services/provider-hosts';
import { serveShopPictures } from './features/shared/shop-pictures';
import { type MapSettings, metasOfMap } from './geo/map-settings';
import { answerError, answerUnreadable, type Log } from './http/answer-error';
import { registerApi } from './http/api';
import { serveApiDocs } from './http/api-docs';
import type { CacheSizes } from './http/cache-sizes';
import { allowOrigins } from './http/cross-origin';
import { serveEmojiPictures } from './http/emoji-pictures';
import { AppError } from './http/errors';
import { acceptForms } from './http/form-data';
import { isInternalRequest } from './http/internal-requests';
import { type MapTiles, serveMapTiles } from './http/map-tiles';
import { MESSAGES } from './http/messages';
import { GENERAL_LIMIT } from './http/rate-limits';
import { cookiesOf } from './http/read-request';
import { setSecurityHeaders } from './http/security';
import { serveApp } from './http/serve-app';
import { PATIENCE, patientFor, type RequestTimeouts } from './http/slow-requests';
import { type Observers, requestIdOf, watchRequests } from './observe/requests';
import { oneShop, type ServerResources } from './open-shop';

type AppOptions = {
  resources: ServerResources;
  /** A read replica of the primary database. `null` or absent: none. */
  replica?: Database | null;
  isDemo: boolean;
  /** The folder of the built app. `null`: the server serves only the API. */
  appDirectory: string | null;
  trustProxy: boolean | number | string;
  hasRateLimits: boolean;
  /**
   * The Redis client for rate limits that all processes share. `null`: each process counts its own requests.
   */
  redis?: Redis | null;
  /** The store for uploads that were moved out of the database. */
  files?: Files;
  /** Metrics, logs and traces. */
  observers?: Observers;
  cacheSizes?: CacheSizes;
  /**
   * Returns true once the server is about to stop, so that the load balancer sends new requests elsewhere.
   */
  isDraining?: () => boolean;
  /** Origins that serve the app, besides the server's own. */
  appOrigins: readonly string[];
  map: MapSettings;
  /** Map tiles that this process serves. `null`: it serves none. */
  tiles: MapTiles | null;
  timeout?: RequestTimeouts;
  /** Rejects responses that violate the contract. Set only in tests. */
  checksAnswers: boolean;
  log: Log;
};

const BODY_LIMIT = 1024 * 1024;
const READY_WITHIN = 2000;

/** Options of the compression. Built files are already compressed, and streams must not be buffered. */
const COMPRESSION = {
  globalDecompression: false,
  customTypes: /^(application\/json|image\/svg\+xml|text\/(?!event-stream))/,
  encodings: ['br', 'gzip'],
} satisfies FastifyCompressOptions;

const unknownAddress = () => new AppError(404, [{ code: 'not_found', message: MESSAGES.unknownAddress }]);

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { resources, isDemo, map, log, cacheSizes = new Map() } = options;
  const { database, identity, carts, orders, inboxes, hasFlows } = resources;
  const shops = withTrials(isDemo ? demoShops(resources) : oneShop(resources), resources.operator);
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    genReqId: requestIdOf,
    ...patientFor(options.timeout ?? PATIENCE),
    trustProxy: trustOf(options.trustProxy),
    forceCloseConnections: 'idle',
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) =>
      answerError(error, request as FastifyRequest, reply as FastifyReply, log),
  });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, log));
  watchRequests(app, options.observers ?? { answered: [], tracer: null });
  acceptJson(app);
  // Streams must be closed first. They never end by themselves, and the server waits for open responses.
  app.addHook('preClose', async () => {
    carts.close();
    orders.close();
    inboxes.close();
  });
  allowOrigins(app, options.appOrigins);
  await app.register(compress, COMPRESSION);
  await setSecurityHeaders(app, {
    hosts: providerHosts(identity),
    map,
    isAppElsewhere: options.appOrigins.length > 0,
  });
  await serveEmojiPictures(app);
  registerPictures(app);
  await serveGoods(app);
  serveMapTiles(app, { map, own: options.tiles, cacheSizes });
  if (isDemo) {
    await serveApiDocs(app);
    registerIdentityPages(app, database);
    registerOutboxPage(app, database);
    registerPaymentPages(app, {
      database,
      wallClock: resources.wallClock,
      now: () => T0,
      moneyOf: (request, reply) => shops.ofCall(request).contextOf(request, reply).config,
    });
  }
  const { files = null } = options;
  serveAvatars(app, database, files);
  const { payments, wallClock } = resources;
  if (payments.stripe !== null) {
    const now = isDemo ? () => T0 : wallClock;
    registerStripeWebhook(app, { database, stripe: payments.stripe, wallClock, now });
  }
  const maySee = async (
    request: FastifyRequest,
    operation: ConsoleOperation,
    storeId: number | null = null,
  ) => {
    const who = await resources.operator.operatorOf(database, cookiesOf(request), wallClock());
    return who !== null && mayDo(who.role, operation) && (who.storeId === null || who.storeId === storeId);
  };
  serveOrderPictures(app, database, {
    files,
    shops,
    isOperator: (request, subject) =>
      subject === 'trip'
        ? maySee(request, 'seeTripPictures')
        : maySee(request, 'seeOrderPictures', subject.storeId),
  });
  serveMessagePictures(app, database, {
    files,
    shops,
    isOperator: (request) => maySee(request, 'seeMessagePictures'),
  });
  serveShopPictures(app, database);
  serveDocuments(app, database, { isOperator: (request) => maySee(request, 'seeRegistrationDocuments') });
  // The liveness probe does not query the database, because restarting this process would not repair the
  // database.
  app.get('/healthz', () => ({ status: 'ok' }));
  // The readiness probe checks that the database responds.
  app.get('/readyz', async (_request, reply) => {
    const isThere = await Promise.race([
      database.query('select 1').then(
        () => true,
        () => false,
      ),
      setTimeout(READY_WITHIN, false, { ref: false }),
    ]);
    if (options.isDraining?.()) return reply.code(503).send({ status: 'the server is about to stop' });
    return isThere ? { status: 'ok' } : reply.code(503).send({ status: 'the database does not answer' });
  });
  await app.register(
    async (api) => {
      if (options.hasRateLimits) {
        await api.register(rateLimit, {
          ...GENERAL_LIMIT,
          ...sharedBy(options.redis, 'api'),
          errorResponseBuilder: tooMany,
          allowList: isInternalRequest,
        });
      }
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      api.setNotFoundHandler(() => {
        throw unknownAddress();
      });
      await acceptForms(api);
      registerApi(api, { shops, replica: options.replica ?? null, checksAnswers: options.checksAnswers });
    },
    { prefix: '/api/v1' },
  );
  // The rate limits of pages. Registered after the API, which has its own limits.
  if (options.hasRateLimits)
    await app.register(rateLimit, {
      global: false,
      errorResponseBuilder: tooMany,
      ...sharedBy(options.redis, 'pages'),
    });
  if (options.appDirectory === null) {
    app.setNotFoundHandler(() => {
      throw unknownAddress();
    });
  } else {
    await serveApp(app, {
      directory: options.appDirectory,
      database,
      shops,
      publicUrl: identity.publicUrl,
      appOrigins: options.appOrigins,
      hasFlows,
      hasRateLimits: options.hasRateLimits,
      metas: metasOfMap(map),
      cacheSizes,
      log,
    });
  }
  return app;
}

/** Converts the setting `trustProxy`. A number is the number of trusted proxies in front of the server. */
const trustOf = (trusted: AppOptions['trustProxy']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;

/**
 * Returns the counters that all processes share. If Redis is unreachable, requests are not counted. The
 * limits on sign-ins and codes still apply, because their counters are in the database.
 */
const sharedBy = (redis: Redis | null | undefined, name: string) =>
  redis ? { redis, nameSpace: `souk-limit-${name}-`, skipOnError: true } : {};

const tooMany = () => new AppError(429, [{ code: 'too_many', message: MESSAGES.tooMany }]);

/** Accepts an empty body with a JSON content type, which Fastify's own parser rejects. */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}

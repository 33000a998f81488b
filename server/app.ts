import { setTimeout } from 'node:timers/promises';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { registerIdentityPages } from './demo/identity/identity-pages';
import { registerOutboxPage } from './demo/outbox/outbox-page';
import { registerPaymentPages } from './demo/payments/payment-pages';
import { registerPictures } from './demo/pictures';
import { demoShops } from './demo/shops';
import { T0 } from './demo/world/t0';
import { servePortraits } from './features/account/portrait/portrait.routes';
import { serveMessagePictures } from './features/messages/message-pictures';
import { serveDocuments } from './features/operator/registration-documents';
import { withTrials } from './features/operator/trial';
import { serveOrderPictures } from './features/orders/order-pictures';
import { registerStripeWebhook } from './features/payments/stripe/stripe-webhook';
import { providerHosts } from './features/session/services/provider-hosts';
import { serveShopPictures } from './features/shared/shop-pictures';
import { shopConfig } from './features/site/config';
import { type MapSettings, metasOfMap } from './geo/map-settings';
import { answerError, answerUnreadable, type Log } from './http/answer-error';
import { registerApi } from './http/api';
import { allowOrigins } from './http/cross-origin';
import { serveEmojiPictures } from './http/emoji-pictures';
import { AppError } from './http/errors';
import { acceptForms } from './http/form-data';
import { type MapTiles, serveMapTiles } from './http/map-tiles';
import { MESSAGES } from './http/messages';
import { GENERAL_LIMIT } from './http/rate-limits';
import { secure } from './http/security';
import { serveApp } from './http/serve-app';
import { PATIENCE, type Patience, patientFor } from './http/slow-requests';
import { oneShop, type Premises } from './open-shop';

type AppOptions = {
  premises: Premises;
  isDemo: boolean;
  /** The built app; null serves the API alone. */
  appDirectory: string | null;
  trustProxy: boolean | number | string;
  hasRateLimits: boolean;
  /** Where else the app is served. */
  appOrigins: readonly string[];
  map: MapSettings;
  /** The tiles that this server has itself. */
  tiles: MapTiles | null;
  patience?: Patience;
  /** In tests: refuse to answer anything that the contract does not allow. */
  checksAnswers: boolean;
  log: Log;
};

const BODY_LIMIT = 1024 * 1024;
const READY_WITHIN = 2000;

/** Answers and drawn pictures travel compressed; files of the build are so at rest, and a stream is passed on as it comes. */
const COMPRESSION = {
  globalDecompression: false,
  customTypes: /^(application\/json|image\/svg\+xml|text\/(?!event-stream))/,
  encodings: ['br', 'gzip'],
} satisfies FastifyCompressOptions;

const unknownAddress = () => new AppError(404, [{ code: 'not_found', message: MESSAGES.unknownAddress }]);

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { premises, isDemo, map, log } = options;
  const { database, identity, carts, orders, inboxes, hasFlows } = premises;
  const shops = withTrials(isDemo ? demoShops(premises) : oneShop(premises), premises.operator);
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    ...patientFor(options.patience ?? PATIENCE),
    trustProxy: trustOf(options.trustProxy),
    forceCloseConnections: 'idle',
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) =>
      answerError(error, request as FastifyRequest, reply as FastifyReply, log),
  });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, log));
  acceptJson(app);
  // A stream has no end of its own, and closing waits for every answer.
  app.addHook('preClose', async () => {
    carts.close();
    orders.close();
    inboxes.close();
  });
  allowOrigins(app, options.appOrigins);
  await app.register(compress, COMPRESSION);
  await secure(app, { hosts: providerHosts(identity), map, isAppElsewhere: options.appOrigins.length > 0 });
  await serveEmojiPictures(app);
  registerPictures(app);
  serveMapTiles(app, map, options.tiles);
  if (isDemo) {
    registerIdentityPages(app, database);
    registerOutboxPage(app, database);
    registerPaymentPages(app, {
      database,
      wallClock: premises.wallClock,
      now: () => T0,
      currency: (language) => shopConfig(language).currency_symbol,
    });
  }
  servePortraits(app, database);
  const { payments, wallClock } = premises;
  if (payments.stripe !== null) {
    const now = isDemo ? () => T0 : wallClock;
    registerStripeWebhook(app, { database, stripe: payments.stripe, wallClock, now });
  }
  serveOrderPictures(app, database, { shops, door: premises.operator, wallClock });
  serveMessagePictures(app, database, { shops, door: premises.operator, wallClock });
  serveShopPictures(app, database);
  serveDocuments(app, database, { door: premises.operator, wallClock });
  // For a cluster's probes: alive, whatever the database does.
  app.get('/healthz', () => ({ status: 'ok' }));
  // Ready for visitors: the database answers.
  app.get('/readyz', async (_request, reply) => {
    const isThere = await Promise.race([
      database.query('select 1').then(
        () => true,
        () => false,
      ),
      setTimeout(READY_WITHIN, false, { ref: false }),
    ]);
    return isThere ? { status: 'ok' } : reply.code(503).send({ status: 'the database does not answer' });
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
      hasFlows,
      metas: metasOfMap(map),
      log,
    });
  }
  await app.register(
    async (api) => {
      if (options.hasRateLimits) {
        await api.register(rateLimit, { ...GENERAL_LIMIT, errorResponseBuilder: tooMany });
      }
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      api.setNotFoundHandler(() => {
        throw unknownAddress();
      });
      await acceptForms(api);
      registerApi(api, { shops, checksAnswers: options.checksAnswers });
    },
    { prefix: '/api/v1' },
  );
  return app;
}

/** A number means so many proxies in front of this server. */
const trustOf = (trusted: AppOptions['trustProxy']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;

const tooMany = () => new AppError(429, [{ code: 'too_many', message: MESSAGES.tooMany }]);

/** As Fastify reads it, but a call without a body may still say that it would have been JSON. */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}

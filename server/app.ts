import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { applyFaults } from './demo/apply-faults';
import { registerIdentityPages } from './demo/identity/identity-pages';
import { registerOutboxPage } from './demo/outbox/outbox-page';
import { registerPictures } from './demo/pictures';
import { servePortraits } from './features/account/portrait/portrait.routes';
import { identify } from './features/session/tokens/bearer';
import type { MapSettings } from './geo/map-settings';
import { answerError, type Log } from './http/answer-error';
import { registerApi } from './http/api';
import { serveEmojiPictures } from './http/emoji-pictures';
import { AppError } from './http/errors';
import { acceptForms } from './http/form-data';
import { serveMapTiles } from './http/map-tiles';
import { MESSAGES } from './http/messages';
import type { Operations } from './http/operation';
import { GENERAL_LIMIT } from './http/rate-limits';
import { readContext, type World } from './http/read-context';
import { headerOf } from './http/read-request';
import { secure } from './http/security';
import { serveApp } from './http/serve-app';
import { answerUnreadable } from './http/unreadable-request';

export type AppOptions = {
  world: World;
  operations: Operations;
  /** The built app; null serves the API alone. */
  appDirectory: string | null;
  trustProxy: boolean | number | string;
  hasRateLimits: boolean;
  map: MapSettings;
  /** In tests: refuse to answer anything that the contract does not allow. */
  checksAnswers: boolean;
  log: Log;
};

const BODY_LIMIT = 1024 * 1024;

const unknownAddress = () => new AppError(404, [{ code: 'not_found', message: MESSAGES.unknownAddress }]);

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { world, log } = options;
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: trustOf(options.trustProxy),
    forceCloseConnections: 'idle',
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) =>
      answerError(error, request as FastifyRequest, reply as FastifyReply, log),
  });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, log));
  acceptJson(app);
  // A stream has no end of its own, and closing waits for every answer.
  app.addHook('preClose', async () => world.carts.close());
  await secure(app, world.identity, options.map);
  await serveEmojiPictures(app);
  registerPictures(app);
  serveMapTiles(app, options.map);
  if (world.isDemo) {
    registerIdentityPages(app, world.database);
    registerOutboxPage(app, world.database);
  }
  servePortraits(app, world.database);
  // For a cluster's probes: alive, whatever the database does.
  app.get('/healthz', () => ({ status: 'ok' }));
  if (options.appDirectory === null) {
    app.setNotFoundHandler(() => {
      throw unknownAddress();
    });
  } else {
    await serveApp(app, options.appDirectory, world);
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
      registerApi(api, {
        operations: options.operations,
        contextOf: (request, reply) => readContext(world, request, reply),
        identify: (security, request, context) =>
          identify(security, headerOf(request, 'authorization'), context),
        meddle: (scenario, request) => applyFaults(scenario, request),
        checksAnswers: options.checksAnswers,
      });
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

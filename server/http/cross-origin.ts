import type { FastifyInstance } from 'fastify';

/** Headers that the app sends and response headers that it reads. */
const SENT = [
  'accept',
  'authorization',
  'content-type',
  'idempotency-key',
  'language',
  'latitude',
  'longitude',
  'moduleid',
  'x-guest-id',
  'x-localization',
  'x-software-id',
  'zoneid',
];
const READ = ['retry-after', 'x-cart-version', 'x-guest-id', 'retry-after'];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];
const ONE_DAY = 86_400;

/**
 * CORS for other origins of the app. Identity travels only in headers, never in cookies, so another site
 * can't borrow it [NFR-10, NFR-11].
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'origin');
    if (origin === undefined || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    if (request.method !== 'OPTIONS') {
      reply.header('access-control-expose-headers', READ.join(', '));
      return;
    }
    reply
      .code(204)
      .header('access-control-allow-methods', METHODS.join(', '))
      .header('access-control-allow-headers', SENT.join(', '))
      .header('access-control-max-age', ONE_DAY);
    return reply.send();
  });
}

import type { FastifyInstance } from 'fastify';

/** Request headers that the app sends from another origin, and response headers that it reads. */
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
 * Allows other origins to call the API (CORS). The caller is identified by headers and never by cookies, so a
 * malicious site can't act as the customer [NFR-10, NFR-11].
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

import type { FastifyInstance } from 'fastify';

/** What the app tells of itself and of its visitor with a call, and what it reads beside the answer. */
const SENT = [
  'accept',
  'authorization',
  'content-type',
  'idempotency-key',
  'latitude',
  'longitude',
  'moduleid',
  'x-guest-id',
  'x-localization',
  'x-software-id',
  'zoneid',
];
const READ = ['x-cart-version', 'x-guest-id', 'retry-after'];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];
const ONE_DAY = 86_400;

/**
 * Lets the app call from where else it is served. Who somebody is comes in a header only, never in a cookie:
 * a page of somebody else has nothing to borrow [NFR-10, NFR-11].
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

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LogIds } from './log';

/** Matches a request id from a proxy. Anything else is ignored, because it could forge lines in the log. */
const REQUEST_ID = /^[\w-]{8,64}$/;
const TRACE_PARENT = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;

export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

declare module 'fastify' {
  interface FastifyRequest {
    traceId: string | null;
  }
}

const traceIdIn = (parent: unknown): string | null =>
  typeof parent === 'string' ? (TRACE_PARENT.exec(parent)?.[1] ?? null) : null;

export const idsOf = ({ id, traceId }: Pick<FastifyRequest, 'id' | 'traceId'>): LogIds =>
  traceId === null ? { request_id: id } : { request_id: id, trace_id: traceId };

/**
 * Returns the name of a request: the operation in the contract, or the pattern of the route. Never the URL,
 * which may contain personal data.
 */
const operationOf = ({ endpoint, routeOptions }: FastifyRequest): string =>
  endpoint?.id ?? routeOptions.url ?? 'page';

type Answered = { request: FastifyRequest; operation: string; status: number; milliseconds: number };
/** Names the trace of the current request, and returns its id. */
type Tracer = { name(operation: string): void; id(): string | null };
export type Observers = { answered: ((answered: Answered) => void)[]; tracer: Tracer | null };

/** Adds the request id to each response, and reports each response after it was sent. */
export function watchRequests(app: FastifyInstance, { answered, tracer }: Observers): void {
  app.decorateRequest('traceId', null);
  app.addHook('onRequest', async (request, reply) => {
    request.traceId = tracer?.id() ?? traceIdIn(request.headers.traceparent);
    reply.header('x-request-id', request.id);
  });
  if (tracer !== null)
    app.addHook('onSend', async (request) => {
      tracer.name(operationOf(request));
    });
  if (answered.length === 0) return;
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime: milliseconds }) => {
    for (const observe of answered)
      observe({ request, operation: operationOf(request), status, milliseconds });
  });
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Security } from './contract';
import { headerOf } from './read-request';
import type { RequestContext } from './request-context';
import type { Shop } from './shop';

/**
 * Returns the caller: customer, network and language. Refuses a missing or invalid token if the operation
 * requires one.
 */
export async function callerOf(
  shop: Shop,
  security: Security,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestContext> {
  const context = shop.contextOf(request, reply);
  const caller = await shop.identify(security, headerOf(request, 'authorization'), context);
  return { ...context, ...caller };
}

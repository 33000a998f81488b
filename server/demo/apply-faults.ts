import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/errors';
import { MESSAGES } from '../http/messages';
import type { RequestContext } from '../http/request-context';

const SLOWNESS = 3000;

/** Faults of a scenario that concern every call, or that an operation would not know of itself. */
export async function applyFaults(
  operationId: string,
  { scenario: { faults } }: RequestContext,
  request: FastifyRequest,
): Promise<void> {
  if (faults.has('offline')) {
    request.raw.destroy();
    fail();
  }
  if (faults.has('slow')) await wait(SLOWNESS);
  if (faults.has('cartAddFails') && operationId === 'addToCart') fail();
}

/** On purpose, so it is no news for the log. */
function fail(): never {
  throw new AppError(500, [{ code: 'server_error', message: MESSAGES.serverError }]);
}

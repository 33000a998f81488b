import { setTimeout } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/errors';
import { MESSAGES } from '../http/messages';
import type { Scenario } from './scenarios';

const SLOWNESS = 3000;

/** The faults that hit every call. What only one feature suffers from, that feature looks for itself. */
export async function applyFaults(
  { faults }: Scenario,
  request: Pick<FastifyRequest, 'raw'>,
  wait: (milliseconds: number) => Promise<unknown> = setTimeout,
): Promise<void> {
  if (faults.has('offline')) {
    request.raw.destroy();
    // On purpose, so it is no news for the log.
    throw new AppError(500, [{ code: 'server_error', message: MESSAGES.serverError }]);
  }
  if (faults.has('slow')) await wait(SLOWNESS);
}

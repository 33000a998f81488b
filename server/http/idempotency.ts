/** Idempotency keys: of several requests with the same key, only the first one has an effect. */

import { createHash } from 'node:crypto';
import { refuse } from './errors';
import { MESSAGES } from './messages';
import type { RequestContext } from './request-context';

/**
 * Fields that do not count when two requests are compared. A reloaded page has lost its pictures, so it
 * repeats the request without them.
 */
const UNTOLD: readonly string[] = ['guest_id', 'order_attachment'];
const KEY = /^[\w-]{8,200}$/;

/** Returns the idempotency key with a hash of the request. `null`: the client sent no key. */
export function idempotencyKeyOf({
  idempotencyKey: key,
  body,
}: Pick<RequestContext, 'idempotencyKey'> & { body: object }): Attempt | null {
  if (key === null) return null;
  if (!KEY.test(key)) refuse(403, 'idempotency_key', MESSAGES.badKey);
  const sentFields = Object.entries(body)
    .filter(([name, value]) => !UNTOLD.includes(name) && value !== null && value !== undefined)
    .map(
      ([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)] as const,
    )
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return { key, hash: createHash('sha256').update(JSON.stringify(sentFields)).digest() };
}

export type Attempt = { key: string; hash: Buffer };

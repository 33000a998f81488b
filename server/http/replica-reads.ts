import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database';
import type { ContractOperation } from './contract';
import { cookiesOf } from './read-request';

/**
 * The cookie of a browser that has just written. Its reads then use the primary, so that it sees its own
 * changes.
 */
const COOKIE = 'souk_wrote';
/** The lifetime of the cookie in seconds. It is longer than the largest delay of the replica. */
const SECONDS = 10;

const PUBLIC_TAGS: readonly string[] = ['Catalogue', 'Rental vehicles', 'Rental providers'];

/**
 * Returns whether the operation may use a replica. It must not return data of a person, or data that a
 * payment or an order depends on.
 */
export const isPublicRead = ({
  tag,
  method,
  security,
}: Pick<ContractOperation, 'tag' | 'method' | 'security'>) =>
  method === 'get' && security === 'none' && PUBLIC_TAGS.includes(tag);

/** Returns the replica for public reads, unless the visitor has just written. Otherwise the primary. */
export function databaseOf(
  operation: ContractOperation,
  request: FastifyRequest,
  { primary, replica }: { primary: Database; replica: Database | null },
): Database {
  const mayBeLate = isPublicRead(operation) && !(COOKIE in cookiesOf(request));
  return replica !== null && mayBeLate ? replica : primary;
}

/** Sets the cookie. Called after a successful write. */
export function rememberWrite(reply: FastifyReply): void {
  reply.header('set-cookie', `${COOKIE}=1; Max-Age=${SECONDS}; Path=/api; HttpOnly; SameSite=Lax`);
}

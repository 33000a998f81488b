import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database';
import type { ContractOperation } from './contract';
import { cookiesOf } from './read-request';

/** A browser with this cookie has just written, so that it reads its own changes from the primary. */
const COOKIE = 'souk_wrote';
/** Longer than the replica may be late. */
const SECONDS = 10;

const PUBLIC_TAGS: readonly string[] = ['Catalogue', 'Rental vehicles', 'Rental providers'];

/** What every visitor may read: nothing about a person, and nothing that is paid or sold here. */
export const isPublicRead = ({
  tag,
  method,
  security,
}: Pick<ContractOperation, 'tag' | 'method' | 'security'>) =>
  method === 'get' && security === 'none' && PUBLIC_TAGS.includes(tag);

/** The replica for public reads of visitors who have not just written, else the primary. */
export function databaseOf(
  operation: ContractOperation,
  request: FastifyRequest,
  { primary, replica }: { primary: Database; replica: Database | null },
): Database {
  const mayBeLate = isPublicRead(operation) && !(COOKIE in cookiesOf(request));
  return replica !== null && mayBeLate ? replica : primary;
}

/** Called after a successful write. */
export function rememberWrite(reply: FastifyReply): void {
  reply.header('set-cookie', `${COOKIE}=1; Max-Age=${SECONDS}; Path=/api; HttpOnly; SameSite=Lax`);
}

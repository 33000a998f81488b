import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/errors';
import type { RequestContext } from '../../http/request-context';
import { hashOf } from './secrets';
import { SESSION_MESSAGES } from './session.messages';

export type Guest = {
  idHash: Buffer;
  /** Who a cart or an order belongs to: `guest:<hash>`. */
  owner: string;
};

/** The id is a secret of the browser: 256 random bits, of which the database sees only the hash. */
export async function createGuest(database: Queryable): Promise<string> {
  const guestId = randomBytes(32).toString('base64url');
  await database.query('insert into guests (id_hash) values ($1)', [hashOf(guestId)]);
  return guestId;
}

/** The browser that calls, if it says who it is and is known. */
export async function knownGuest({
  guestId,
  database,
}: Pick<RequestContext, 'guestId' | 'database'>): Promise<Guest | null> {
  if (guestId === null) return null;
  const idHash = hashOf(guestId);
  const known = await database.query('select 1 from guests where id_hash = $1', [idHash]);
  return known.length > 0 ? { idHash, owner: `guest:${idHash.toString('hex')}` } : null;
}

/** Refuses an unknown or missing guest id. */
export const assertGuest = (guest: Guest | null): Guest =>
  guest ?? refuse(403, 'guest_id', SESSION_MESSAGES.guest);

export const guestOwner = async (request: RequestContext): Promise<string> =>
  assertGuest(await knownGuest(request)).owner;

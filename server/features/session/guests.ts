import { randomBytes } from 'node:crypto';
import { type Queryable, timestamp } from '../../db/database';
import { refuse } from '../../http/errors';
import type { RequestContext } from '../../http/request-context';
import { hashOf } from './secrets';
import { SESSION_MESSAGES } from './session.messages';

export type Guest = {
  idHash: Buffer;
  /** Who a cart or an order belongs to: `guest:<hash>`. */
  owner: string;
};

const DAY = 24 * 60 * 60_000;

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
  wallClock,
}: Pick<RequestContext, 'guestId' | 'database' | 'wallClock'>): Promise<Guest | null> {
  if (guestId === null) return null;
  const idHash = hashOf(guestId);
  const [known] = await database.query<{ seen_at: Date }>('select seen_at from guests where id_hash = $1', [
    idHash,
  ]);
  if (known === undefined) return null;
  if (wallClock() - known.seen_at.getTime() > DAY)
    await database.query('update guests set seen_at = $2 where id_hash = $1', [
      idHash,
      timestamp(wallClock()),
    ]);
  return { idHash, owner: `guest:${idHash.toString('hex')}` };
}

/** Refuses an unknown or missing guest id. */
export const assertGuest = (guest: Guest | null): Guest =>
  guest ?? refuse(403, 'guest_id', SESSION_MESSAGES.guest);

export const guestOwner = async (request: RequestContext): Promise<string> =>
  assertGuest(await knownGuest(request)).owner;

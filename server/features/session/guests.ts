import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { RequestContext } from '../../http/request-context';

const hashOf = (guestId: string): Buffer => createHash('sha256').update(guestId).digest();

/** The id is a secret of the browser: 256 random bits, of which the database sees only the hash. */
export async function createGuest(database: Queryable): Promise<string> {
  const guestId = randomBytes(32).toString('base64url');
  await database.query('insert into guests (id_hash) values ($1)', [hashOf(guestId)]);
  return guestId;
}

/** Who a cart or an order belongs to: `guest:<hash>`. Refuses an unknown or missing guest id. */
export async function guestOwner(request: RequestContext): Promise<string> {
  const { guestId, database } = request;
  const hash = guestId === null ? null : hashOf(guestId);
  const known = hash && (await database.query('select 1 from guests where id_hash = $1', [hash]));
  return hash && known?.length ? `guest:${hash.toString('hex')}` : refuse(403, 'guest_id', MESSAGES.guestId);
}

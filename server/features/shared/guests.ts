import { randomBytes } from 'node:crypto';
import { type Queryable, timestamp } from '../../db/database';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { RequestContext } from '../../http/request-context';
import { type AttemptLimit, takeAttempt } from './attempt-limits';
import { CALLER_MESSAGES } from './caller.messages';
import { hashOf } from './secrets';

export type Guest = {
  idHash: Buffer;
  /** The guest as the owner of a cart or an order: `guest:<hash>`. */
  owner: string;
};

const DAY = 24 * 60 * 60_000;

/**
 * Creates a guest. The id is a secret of the browser with 256 random bits. The database stores only its hash.
 */
export async function createGuest(database: Queryable): Promise<string> {
  const guestId = newGuestId();
  await database.query('insert into guests (id_hash) values ($1)', [hashOf(guestId)]);
  return guestId;
}

/** Returns the guest of the calling browser. `null`: the browser sent no guest id, or an unknown one. */
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
  return namedBy(idHash);
}

const namedBy = (idHash: Buffer): Guest => ({ idHash, owner: `guest:${idHash.toString('hex')}` });

const newGuestId = (): string => randomBytes(32).toString('base64url');
/** The format of the guest ids that this shop issues. */
const ISSUED = /^[\w-]{43}$/;
/** The limit of new guests per IP address, also used in `requestGuest`. */
const NEW_VISITS: AttemptLimit = { kind: 'new visits', most: 300, window: 60_000 };

type Caller = Pick<RequestContext, 'guestId' | 'database' | 'wallClock' | 'address' | 'setHeader'>;

/**
 * Returns the guest of the calling browser, and creates a missing one. A browser without an id gets one in
 * the header `X-Guest-Id`. A valid id that was deleted becomes a guest again. An id in another format is
 * refused.
 */
export async function guestOf(request: Caller): Promise<Guest> {
  const { guestId, database, wallClock, address, setHeader } = request;
  const known = await knownGuest(request);
  if (known !== null) return known;
  assertIssuable(guestId);
  if (!(await takeAttempt(database, NEW_VISITS, address, wallClock())))
    return refuse(429, 'too_many', MESSAGES.tooMany);
  if (guestId === null) {
    const made = await createGuest(database);
    setHeader('X-Guest-Id', made);
    return namedBy(hashOf(made));
  }
  const idHash = hashOf(guestId);
  await database.query('insert into guests (id_hash) values ($1) on conflict do nothing', [idHash]);
  return namedBy(idHash);
}

/** Like `guestOf`, but for reads: does not store a new guest. */
export async function guestToRead(
  request: Pick<RequestContext, 'guestId' | 'database' | 'wallClock'>,
): Promise<Guest> {
  const known = await knownGuest(request);
  if (known !== null) return known;
  assertIssuable(request.guestId);
  return namedBy(hashOf(request.guestId ?? newGuestId()));
}

function assertIssuable(guestId: string | null): void {
  if (guestId !== null && !ISSUED.test(guestId)) refuse(403, 'guest_id', CALLER_MESSAGES.guest);
}

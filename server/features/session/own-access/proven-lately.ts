import { type Queryable, timestamp } from '../../../db/database';
import { refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import { SESSION_MESSAGES } from '../session.messages';

/** So long a proof counts for what is grave: long enough to go on after a sign-in without being asked at once again. */
const PROOF_COUNTS_FOR = 15 * 60_000;

type Caller = Pick<RequestContext, 'wallClock' | 'tokenHash'>;

/** Until when the last proof of this session counts; null when it does not any more. */
export async function provenUntil(
  database: Queryable,
  { wallClock, tokenHash }: Caller,
): Promise<Date | null> {
  const [row] = await database.query<{ proven_at: Date }>(
    'select proven_at from access_tokens where token_hash = $1 and proven_at > $2',
    [tokenHash, timestamp(wallClock() - PROOF_COUNTS_FOR)],
  );
  return row === undefined ? null : new Date(row.proven_at.getTime() + PROOF_COUNTS_FOR);
}

/** A token alone, found on a device that was left open, is not enough for what can't be undone. */
export async function assertProvenLately(database: Queryable, caller: Caller): Promise<void> {
  if ((await provenUntil(database, caller)) === null) refuse(403, 'prove_again', SESSION_MESSAGES.proveAgain);
}

export async function keepProof(database: Queryable, { wallClock, tokenHash }: Caller): Promise<Date> {
  await database.query('update access_tokens set proven_at = $2 where token_hash = $1', [
    tokenHash,
    timestamp(wallClock()),
  ]);
  return new Date(wallClock() + PROOF_COUNTS_FOR);
}

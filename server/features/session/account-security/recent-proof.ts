import { type Queryable, timestamp } from '../../../db/database';
import { refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import { SESSION_MESSAGES } from '../session.messages';

/**
 * How long a proof of identity is valid, in milliseconds. A sign-in also counts as a proof, so customers are
 * not asked again directly after it.
 */
const PROOF_COUNTS_FOR = 15 * 60_000;

type Caller = Pick<RequestContext, 'wallClock' | 'tokenHash'>;

/** Returns the time until which this session's last proof of identity is valid. `null`: it has expired. */
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

/**
 * Refuses if the proof of identity is too old. A token alone is not enough, because the device may have been
 * left open.
 */
export async function requireRecentProof(database: Queryable, caller: Caller): Promise<void> {
  if ((await provenUntil(database, caller)) === null) refuse(403, 'prove_again', SESSION_MESSAGES.proveAgain);
}

export async function keepProof(database: Queryable, { wallClock, tokenHash }: Caller): Promise<Date> {
  await database.query('update access_tokens set proven_at = $2 where token_hash = $1', [
    tokenHash,
    timestamp(wallClock()),
  ]);
  return new Date(wallClock() + PROOF_COUNTS_FOR);
}

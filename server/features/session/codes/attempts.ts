import { type Queryable, timestamp } from '../../../db/database';
import { hashOf } from '../secrets';

/** At most so many in a window. The counters are in the database, so that a cluster shares them. */
export type AttemptLimit = { kind: string; most: number; window: number };

const MINUTE = 60_000;

export const WRONG_PASSWORDS: AttemptLimit = { kind: 'password', most: 10, window: 15 * MINUTE };
export const WRONG_CODES: AttemptLimit = { kind: 'code', most: 30, window: 60 * MINUTE };
export const SENT_CODES: AttemptLimit = { kind: 'send', most: 10, window: 60 * MINUTE };

/** Counts one more and answers how many there are in the running window. */
export async function countAttempt(
  database: Queryable,
  { kind, window }: AttemptLimit,
  subject: string,
  wallNow: number,
): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `insert into attempts (key_hash, count, ends_at) values ($1, 1, $2)
    on conflict (key_hash) do update set
      count = case when attempts.ends_at <= $3 then 1 else attempts.count + 1 end,
      ends_at = case when attempts.ends_at <= $3 then excluded.ends_at else attempts.ends_at end
    returning count`,
    [hashOf(kind, subject), timestamp(wallNow + window), timestamp(wallNow)],
  );
  return row?.count ?? 0;
}

export async function isExhausted(
  database: Queryable,
  { kind, most }: AttemptLimit,
  subject: string,
  wallNow: number,
): Promise<boolean> {
  const found = await database.query(
    'select 1 from attempts where key_hash = $1 and count >= $2 and ends_at > $3',
    [hashOf(kind, subject), most, timestamp(wallNow)],
  );
  return found.length > 0;
}

export async function forgetAttempts(
  database: Queryable,
  { kind }: AttemptLimit,
  subject: string,
): Promise<void> {
  await database.query('delete from attempts where key_hash = $1', [hashOf(kind, subject)]);
}

import { type Queryable, timestamp } from '../../db/database';
import { hashOf } from './secrets';

/** At most `most` attempts per `window`. The counters are in the database, so all processes share them. */
export type AttemptLimit = { kind: string; most: number; window: number };

const MINUTE = 60_000;

const HOUR = 60 * MINUTE;

/** Per contact and client: a browser that was signed in to the account before, or an IP address. */
export const WRONG_PASSWORDS: AttemptLimit = { kind: 'password', most: 10, window: 15 * MINUTE };
/** Per contact over all addresses. Browsers that were signed in before don't count. */
export const WRONG_PASSWORDS_OF_ALL: AttemptLimit = { kind: 'passwords', most: 100, window: 15 * MINUTE };
/** Per holder and contact. */
export const WRONG_CODES: AttemptLimit = { kind: 'code', most: 30, window: HOUR };

export const SENT_TO_CONTACT: AttemptLimit = { kind: 'send', most: 10, window: HOUR };
export const SENT_FOR_HOLDER: AttemptLimit = { kind: 'send for holder', most: 10, window: HOUR };
export const SENT_FOR_ADDRESS: AttemptLimit = { kind: 'send for address', most: 30, window: HOUR };
/** Messages cost money: the operator limits the shop's total. */
export const sentByShop = (most: number): AttemptLimit => ({ kind: 'send by shop', most, window: HOUR });

/** Counts an attempt and returns the number in the running window. */
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

/**
 * Counts the attempt before it is made. Returns false when the limit is reached, also for concurrent
 * attempts.
 */
export const takeAttempt = async (
  database: Queryable,
  limit: AttemptLimit,
  subject: string,
  wallNow: number,
): Promise<boolean> => (await countAttempt(database, limit, subject, wallNow)) <= limit.most;

export async function isCounted(
  database: Queryable,
  { kind }: AttemptLimit,
  subject: string,
  wallNow: number,
): Promise<boolean> {
  const found = await database.query('select 1 from attempts where key_hash = $1 and ends_at > $2', [
    hashOf(kind, subject),
    timestamp(wallNow),
  ]);
  return found.length > 0;
}

/** Takes back an attempt that turned out to be none. */
export async function refundAttempt(
  database: Queryable,
  { kind }: AttemptLimit,
  subject: string,
): Promise<void> {
  await database.query(
    `with last as (delete from attempts where key_hash = $1 and count = 1)
    update attempts set count = count - 1 where key_hash = $1 and count > 1`,
    [hashOf(kind, subject)],
  );
}

export async function forgetAttempts(
  database: Queryable,
  { kind }: AttemptLimit,
  subject: string,
): Promise<void> {
  await database.query('delete from attempts where key_hash = $1', [hashOf(kind, subject)]);
}

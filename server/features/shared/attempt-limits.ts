import { type Queryable, timestamp } from '../../db/database';
import { hashOf } from './secrets';

/**
 * At most `most` attempts within `window` milliseconds. The counters are in the database, so all processes
 * share them.
 */
export type AttemptLimit = { kind: string; most: number; window: number };

const MINUTE = 60_000;

const HOUR = 60 * MINUTE;

/**
 * Wrong passwords per contact and client. A client is a browser that has signed in to the account before, or
 * else an IP address.
 */
export const WRONG_PASSWORDS: AttemptLimit = { kind: 'password', most: 10, window: 15 * MINUTE };
/** Wrong passwords per contact, over all IP addresses. Browsers that have signed in before don't count. */
export const WRONG_PASSWORDS_OF_ALL: AttemptLimit = { kind: 'passwords', most: 100, window: 15 * MINUTE };
/** Wrong codes per contact and per person who requested the code. */
export const WRONG_CODES: AttemptLimit = { kind: 'code', most: 30, window: HOUR };

export const SENT_TO_CONTACT: AttemptLimit = { kind: 'send', most: 10, window: HOUR };
export const SENT_FOR_HOLDER: AttemptLimit = { kind: 'send for holder', most: 10, window: HOUR };
export const SENT_FOR_ADDRESS: AttemptLimit = { kind: 'send for address', most: 30, window: HOUR };
/** Returns the limit of text messages of the whole shop per hour, because they cost money. */
export const sentByShop = (most: number): AttemptLimit => ({ kind: 'send by shop', most, window: HOUR });

/** Counts an attempt. Returns the number of attempts in the current window. */
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
 * Counts an attempt before it is made. Returns false if the limit is reached. Concurrent attempts can't
 * exceed it.
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

/** Takes back a counted attempt that should not count. */
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

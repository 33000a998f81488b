import type { Cluster } from '../../db/cluster';
import { type Database, timestamp } from '../../db/database';
import { type End, runEvery } from '../../db/run-every';

const EXPIRING = [
  ['access_tokens', 'expires_at'],
  ['codes', 'expires_at'],
  ['attempts', 'ends_at'],
  ['open_sign_ins', 'expires_at'],
  ['passkey_challenges', 'expires_at'],
  ['operator_sessions', 'expires_at'],
  ['operator_links', 'expires_at'],
  ['operator_passkey_challenges', 'expires_at'],
] as const;

/** How long an expired code is kept, in milliseconds. Its age limits when the next code can be sent. */
const KEPT_LONGER = 60_000;

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** How long guests are kept, in milliseconds. Those without a cart are deleted sooner. */
const GUEST_KEPT = 60 * DAY;
const GUEST_WITHOUT_CART_KEPT = 7 * DAY;
/** How long an unfinished sign-up reserves its contacts, in milliseconds. */
const UNFINISHED_KEPT = HOUR;

/** How long the audit log of the console is kept, in milliseconds. */
const OPERATOR_LOG_KEPT = 400 * DAY;

/** How long an ended group order is kept, in milliseconds. It has the names of people without an account. */
const GROUP_KEPT = DAY;

const EVERY = 10 * 60_000;

/** Deletes expired and abandoned rows. Each of these tables has an index for the deletion. */
export async function sweepExpired(database: Pick<Database, 'query'>, wallNow: number): Promise<void> {
  for (const [table, column] of EXPIRING)
    await database.query(`delete from ${table} where ${column} <= $1`, [timestamp(wallNow - KEPT_LONGER)]);
  await database.query('delete from customers where pending_until <= $1', [
    timestamp(wallNow - UNFINISHED_KEPT),
  ]);
  await database.query('delete from group_orders where expires_at <= $1', [timestamp(wallNow - GROUP_KEPT)]);
  await database.query('delete from operator_log where at <= $1', [timestamp(wallNow - OPERATOR_LOG_KEPT)]);
  await database.query(
    `with gone as (
      delete from guests
      where seen_at <= $1
        or (seen_at <= $2
          and not exists (select 1 from carts where owner = 'guest:' || encode(id_hash, 'hex'))
          and not exists (select 1 from trip_carts where owner = 'guest:' || encode(id_hash, 'hex')))
      returning id_hash
    ), left_behind as (
      delete from trip_carts where owner in (select 'guest:' || encode(id_hash, 'hex') from gone)
    )
    delete from carts where owner in (select 'guest:' || encode(id_hash, 'hex') from gone)`,
    [timestamp(wallNow - GUEST_KEPT), timestamp(wallNow - GUEST_WITHOUT_CART_KEPT)],
  );
}

export const sweepPeriodically = (
  database: Pick<Database, 'query'>,
  cluster: Cluster,
  report: (error: unknown) => void,
): End =>
  runEvery(
    EVERY,
    cluster.elected('sweep', () => sweepExpired(database, Date.now())),
    report,
  );

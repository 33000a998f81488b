import { type Database, timestamp } from '../../db/database';

const EXPIRING = [
  ['access_tokens', 'expires_at'],
  ['codes', 'expires_at'],
  ['attempts', 'ends_at'],
  ['open_sign_ins', 'expires_at'],
  ['passkey_challenges', 'expires_at'],
] as const;

/** A code stays a while longer than it is good for: its row says when the next may be sent. */
const KEPT_LONGER = 60_000;

const EVERY = 10 * 60_000;

/** Removes what time has made worthless; each table has an index for it. */
export async function sweepExpired(database: Pick<Database, 'query'>, wallNow: number): Promise<void> {
  for (const [table, column] of EXPIRING)
    await database.query(`delete from ${table} where ${column} <= $1`, [timestamp(wallNow - KEPT_LONGER)]);
}

export function sweepRegularly(database: Pick<Database, 'query'>, report: (error: unknown) => void) {
  const timer = setInterval(() => sweepExpired(database, Date.now()).catch(report), EVERY).unref();
  return () => clearInterval(timer);
}

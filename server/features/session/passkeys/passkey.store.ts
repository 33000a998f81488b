import { type Queryable, timestamp } from '../../../db/database';
import { hashOf } from '../../shared/secrets';
import type { Device } from '../device';

const CHALLENGE_LIFETIME = 5 * 60_000;

export type Passkey = {
  id: Buffer;
  customer_id: number;
  public_key: Buffer;
  counter: number;
  transports: string[];
};

/** Stores a challenge. It belongs to one account or to a sign-in, and can be used once. */
export async function saveChallenge(
  database: Queryable,
  { challenge, customerId, wallNow }: { challenge: string; customerId: number | null; wallNow: number },
): Promise<void> {
  await database.query(
    'insert into passkey_challenges (challenge_hash, customer_id, expires_at) values ($1, $2, $3)',
    [hashOf(challenge), customerId, timestamp(wallNow + CHALLENGE_LIFETIME)],
  );
}

export async function takeChallenge(
  database: Queryable,
  { challenge, customerId, wallNow }: { challenge: string; customerId: number | null; wallNow: number },
): Promise<boolean> {
  const taken = await database.query(
    `delete from passkey_challenges
    where challenge_hash = $1 and customer_id is not distinct from $2 and expires_at > $3 returning 1`,
    [hashOf(challenge), customerId, timestamp(wallNow)],
  );
  return taken.length > 0;
}

export const passkeysOf = (database: Queryable, customerId: number): Promise<Passkey[]> =>
  database.query<Passkey>(
    'select id, customer_id, public_key, counter, transports from passkeys where customer_id = $1',
    [customerId],
  );

export async function passkeyById(database: Queryable, id: Buffer): Promise<Passkey | null> {
  const [row] = await database.query<Passkey>(
    'select id, customer_id, public_key, counter, transports from passkeys where id = $1',
    [id],
  );
  return row ?? null;
}

/** Removes the account's passkeys and its unfinished registrations of passkeys. */
export async function removePasskeys(tx: Queryable, customerId: number): Promise<void> {
  await tx.query('delete from passkey_challenges where customer_id = $1', [customerId]);
  await tx.query('delete from passkeys where customer_id = $1', [customerId]);
}

/** False: the passkey already belongs to an account. */
export async function insertPasskey(
  database: Queryable,
  { id, customer_id, public_key, counter, transports }: Passkey,
  { browser, system }: Device,
  wallNow: number,
): Promise<boolean> {
  const inserted = await database.query(
    `insert into passkeys (id, customer_id, public_key, counter, transports, created_at, browser, system)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing returning 1`,
    [id, customer_id, public_key, counter, transports, timestamp(wallNow), browser, system],
  );
  return inserted.length > 0;
}

/** False: the passkey was deleted meanwhile. */
export async function countUse(
  database: Queryable,
  id: Buffer,
  { counter, wallNow }: { counter: number; wallNow: number },
): Promise<boolean> {
  const used = await database.query(
    'update passkeys set counter = $2, used_at = $3 where id = $1 returning 1',
    [id, counter, timestamp(wallNow)],
  );
  return used.length > 0;
}

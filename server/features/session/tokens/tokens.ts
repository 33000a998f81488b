/** Issues, checks and revokes the access tokens of sessions. Only their hashes are stored. */

import { randomBytes } from 'node:crypto';
import { type Queryable, timestamp } from '../../../db/database';
import { hashOf } from '../../shared/secrets';
import { type Device, deviceOf } from '../device';

const LIFETIME = 30 * 24 * 60 * 60_000;

/**
 * The precision of a token's last use, in milliseconds. A more precise time would need a write for every
 * request.
 */
const USE_IS_EXACT_TO = 5 * 60_000;

type TokenHolder = { customerId: number; tokenHash: Buffer };

/** Issues a token: 256 random bits that only the browser knows. The database stores the hash. */
export async function issueToken(
  tx: Queryable,
  customerId: number,
  wallNow: number,
  { browser, system }: Device = deviceOf(null),
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.query('delete from access_tokens where customer_id = $1 and expires_at <= $2', [
    customerId,
    timestamp(wallNow),
  ]);
  await tx.query(
    `insert into access_tokens (token_hash, customer_id, created_at, used_at, proven_at, expires_at, browser, system)
    select $1, id, $3, $3, $3, $4, $5, $6 from customers where id = $2`,
    [hashOf(token), customerId, timestamp(wallNow), timestamp(wallNow + LIFETIME), browser, system],
  );
  return token;
}

/**
 * Returns the account of a token. `null`: the token is unknown, expired or revoked, or the account is
 * blocked.
 */
export async function holderOf(
  database: Queryable,
  token: string,
  wallNow: number,
): Promise<TokenHolder | null> {
  const tokenHash = hashOf(token);
  const [row] = await database.query<{ customer_id: number; used_at: Date | null }>(
    `select token.customer_id, token.used_at
    from access_tokens token join customers on customers.id = token.customer_id and customers.is_active
    where token.token_hash = $1 and token.expires_at > $2`,
    [tokenHash, timestamp(wallNow)],
  );
  if (row === undefined) return null;
  if (wallNow - (row.used_at?.getTime() ?? 0) > USE_IS_EXACT_TO)
    await database.query('update access_tokens set used_at = $2 where token_hash = $1', [
      tokenHash,
      timestamp(wallNow),
    ]);
  return { customerId: row.customer_id, tokenHash };
}

export async function revokeToken(database: Queryable, tokenHash: Buffer): Promise<void> {
  await database.query('delete from access_tokens where token_hash = $1', [tokenHash]);
}

/** Revokes all tokens of the customer, except the one with the hash `except`. */
export async function revokeAllTokens(
  database: Queryable,
  customerId: number,
  except: Buffer | null = null,
): Promise<void> {
  await database.query(
    'delete from access_tokens where customer_id = $1 and ($2::bytea is null or token_hash <> $2)',
    [customerId, except],
  );
}

import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../../db/database';
import { at, hashOf } from '../hash';

const LIFETIME = 30 * 24 * 60 * 60_000;

/** The demo world's Fay is signed out in the middle of her visit: her tokens die at the third call. */
const SHORT_VISITOR = 'U-06';
const CALLS_OF_A_SHORT_VISIT = 2;

export type TokenHolder = { customerId: number; tokenHash: Buffer };

/** 256 random bits that only the browser holds; the database keeps their hash. */
export async function issueToken(tx: Queryable, customerId: number, wallNow: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.query('delete from access_tokens where customer_id = $1 and expires_at <= $2', [
    customerId,
    at(wallNow),
  ]);
  await tx.query(
    `insert into access_tokens (token_hash, customer_id, created_at, expires_at, calls_left)
    select $1, id, $3, $4, case when fixture = $5 then $6::int end from customers where id = $2`,
    [hashOf(token), customerId, at(wallNow), at(wallNow + LIFETIME), SHORT_VISITOR, CALLS_OF_A_SHORT_VISIT],
  );
  return token;
}

/** Whose token it is; null for an unknown, expired or revoked one and for an account that was closed. */
export async function holderOf(
  database: Queryable,
  token: string,
  wallNow: number,
): Promise<TokenHolder | null> {
  const tokenHash = hashOf(token);
  const [row] = await database.query<{ customer_id: number; calls_left: number | null }>(
    `select token.customer_id, token.calls_left
    from access_tokens token join customers on customers.id = token.customer_id and customers.is_active
    where token.token_hash = $1 and token.expires_at > $2`,
    [tokenHash, at(wallNow)],
  );
  if (row === undefined) return null;
  if (row.calls_left !== null && !(await countCall(database, tokenHash))) return null;
  return { customerId: row.customer_id, tokenHash };
}

async function countCall(database: Queryable, tokenHash: Buffer): Promise<boolean> {
  const counted = await database.query(
    'update access_tokens set calls_left = calls_left - 1 where token_hash = $1 and calls_left > 0 returning 1',
    [tokenHash],
  );
  return counted.length > 0;
}

export async function revokeToken(database: Queryable, tokenHash: Buffer): Promise<void> {
  await database.query('delete from access_tokens where token_hash = $1', [tokenHash]);
}

/** Signs an account out everywhere, or everywhere but here. */
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

import { randomBytes } from 'node:crypto';
import { type Queryable, timestamp } from '../../../db/database';
import { hashOf } from '../secrets';

const LIFETIME = 30 * 24 * 60 * 60_000;

type TokenHolder = { customerId: number; tokenHash: Buffer };

/** 256 random bits that only the browser holds; the database keeps their hash. */
export async function issueToken(tx: Queryable, customerId: number, wallNow: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.query('delete from access_tokens where customer_id = $1 and expires_at <= $2', [
    customerId,
    timestamp(wallNow),
  ]);
  await tx.query(
    `insert into access_tokens (token_hash, customer_id, created_at, expires_at)
    select $1, id, $3, $4 from customers where id = $2`,
    [hashOf(token), customerId, timestamp(wallNow), timestamp(wallNow + LIFETIME)],
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
  const [row] = await database.query<{ customer_id: number }>(
    `select token.customer_id
    from access_tokens token join customers on customers.id = token.customer_id and customers.is_active
    where token.token_hash = $1 and token.expires_at > $2`,
    [tokenHash, timestamp(wallNow)],
  );
  return row === undefined ? null : { customerId: row.customer_id, tokenHash };
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

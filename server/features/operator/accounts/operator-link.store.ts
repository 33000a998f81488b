import { type Queryable, timestamp } from '../../../db/database';

/** How long a sign-in link is valid, in milliseconds. */
export const LINK_LIFETIME = 60 * 60_000;

type LinkedAccount = { id: number; name: string; email: string };

/** Stores a link, which replaces the account's earlier link. */
export const storeLink = (
  tx: Queryable,
  operatorId: number,
  { tokenHash, expiresAt }: { tokenHash: Buffer; expiresAt: number },
): Promise<unknown> =>
  tx.query(
    `insert into operator_links (operator_id, token_hash, expires_at) values ($1, $2, $3::timestamptz)
    on conflict (operator_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
    [operatorId, tokenHash, timestamp(expiresAt)],
  );

/**
 * Returns the account of a sign-in link. `null`: no link has this token, it has expired, or its account is
 * blocked.
 */
export async function linkedAccount(
  database: Queryable,
  tokenHash: Buffer,
  wallNow: number,
): Promise<LinkedAccount | null> {
  const [row] = await database.query<LinkedAccount>(
    `select operator.id, operator.name, operator.email
    from operator_links link join operators operator on operator.id = link.operator_id
    where link.token_hash = $1 and link.expires_at > $2::timestamptz and operator.is_active`,
    [tokenHash, timestamp(wallNow)],
  );
  return row ?? null;
}

/**
 * Locks an active account. Always call it before locking the link, in the same order as other changes, to
 * avoid deadlocks.
 */
export async function lockActive(tx: Queryable, id: number): Promise<boolean> {
  return (await tx.query('select 1 from operators where id = $1 and is_active for update', [id])).length > 0;
}

/** Removes a used link. Returns false if another request has used or replaced it. */
export async function takeLink(tx: Queryable, id: number, tokenHash: Buffer): Promise<boolean> {
  const taken = await tx.query(
    'delete from operator_links where operator_id = $1 and token_hash = $2 returning 1',
    [id, tokenHash],
  );
  return taken.length > 0;
}

/**
 * Removes the link of an account whose password or access changes, so that the link can't undo the change.
 */
export const revokeLink = (tx: Queryable, operatorId: number): Promise<unknown> =>
  tx.query('delete from operator_links where operator_id = $1', [operatorId]);

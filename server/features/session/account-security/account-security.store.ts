import type { SocialMedium } from '../../../../domain/auth/login';
import type { Queryable } from '../../../db/database';
import type { Device } from '../device';

type SessionRow = Device & { id: string; is_current: boolean; created_at: Date; used_at: Date };

export const sessionsOf = (
  database: Queryable,
  { customerId, tokenHash, moment }: { customerId: number; tokenHash: Buffer | null; moment: string },
): Promise<SessionRow[]> =>
  database.query<SessionRow>(
    `select id, token_hash = $2 as is_current, browser, system, created_at, coalesce(used_at, created_at) as used_at
    from access_tokens
    where customer_id = $1 and expires_at > $3
    order by is_current desc, used_at desc`,
    [customerId, tokenHash, moment],
  );

/** Returns whether this session is the current one. `null`: the customer has no such session. */
export async function isOwnSession(
  tx: Queryable,
  { customerId, id, tokenHash }: { customerId: number; id: string; tokenHash: Buffer | null },
): Promise<boolean | null> {
  const [row] = await tx.query<{ is_current: boolean }>(
    'select token_hash = $3 as is_current from access_tokens where customer_id = $1 and id::text = $2',
    [customerId, id, tokenHash],
  );
  return row?.is_current ?? null;
}

export async function deleteSession(tx: Queryable, customerId: number, id: string): Promise<void> {
  await tx.query('delete from access_tokens where customer_id = $1 and id::text = $2', [customerId, id]);
}

type OwnPasskey = { customerId: number; id: Buffer };

/** Names a passkey. Returns false if the customer has no such passkey. */
export async function namePasskey(
  database: Queryable,
  { customerId, id }: OwnPasskey,
  name: string | null,
): Promise<boolean> {
  const named = await database.query(
    'update passkeys set name = $3 where customer_id = $1 and id = $2 returning 1',
    [customerId, id, name],
  );
  return named.length > 0;
}

type IdentityRow = { provider: SocialMedium; created_at: Date };

export const identitiesOf = (database: Queryable, customerId: number): Promise<IdentityRow[]> =>
  database.query<IdentityRow>(
    `select provider, min(created_at) as created_at from social_accounts
    where customer_id = $1 group by provider order by 2, 1`,
    [customerId],
  );

export async function deleteIdentity(
  tx: Queryable,
  customerId: number,
  provider: SocialMedium,
): Promise<boolean> {
  const removed = await tx.query(
    'delete from social_accounts where customer_id = $1 and provider = $2 returning 1',
    [customerId, provider],
  );
  return removed.length > 0;
}

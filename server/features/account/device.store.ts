import type { Queryable } from '../../db/database';

/** Stores the push token of a browser. It belongs to the customer who signed in there last. */
export async function storePushToken(
  tx: Queryable,
  { token, accessTokenHash }: { token: string; accessTokenHash: Buffer },
): Promise<void> {
  await tx.query('delete from push_tokens where access_token_hash = $2 and token <> $1', [
    token,
    accessTokenHash,
  ]);
  await tx.query(
    `insert into push_tokens (token, access_token_hash) values ($1, $2)
    on conflict (token) do update set access_token_hash = excluded.access_token_hash`,
    [token, accessTokenHash],
  );
}

/** Stores the first of these zones that exists. Returns false if none exists. */
export async function storeZone(
  database: Queryable,
  customerId: number,
  zoneIds: number[],
): Promise<boolean> {
  const rows = await database.query(
    `update customers set zone_id = zone.id
    from (
      select id from zones where id = any($2::int[]) and is_active order by array_position($2::int[], id) limit 1
    ) zone
    where customers.id = $1
    returning customers.id`,
    [customerId, zoneIds],
  );
  return rows.length > 0;
}

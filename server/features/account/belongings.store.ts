import type { Queryable } from '../../db/database';
import { lockAccount } from './account-lock';

/** A browser has one name at a time, and belongs to whoever is signed in there now. */
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

/** The first of the zones that the place lies in. False when none of them exists. */
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

type Interests = { customerId: number; moduleId: number | null; categoryIds: number[] };

/** Takes the place of what was chosen before in this module, or everywhere. False when a category is unknown there. */
export async function storeInterests(
  tx: Queryable,
  { customerId, moduleId, categoryIds }: Interests,
): Promise<boolean> {
  await lockAccount(tx, customerId);
  await tx.query(
    `delete from customer_interests interest using categories category
    where interest.customer_id = $1 and category.id = interest.category_id
      and ($2::int is null or category.module_id = $2)`,
    [customerId, moduleId],
  );
  const stored = await tx.query(
    `insert into customer_interests (customer_id, category_id)
    select $1, id from categories where id = any($3::int[]) and ($2::int is null or module_id = $2)
    returning category_id`,
    [customerId, moduleId, categoryIds],
  );
  return stored.length === categoryIds.length;
}

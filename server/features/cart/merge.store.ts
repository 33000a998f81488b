import { type Queryable, timestamp } from '../../db/database';
import type { CartKey } from './cart.types';

export type LockedCart = { id: number };

/** Returns the modules in which this owner has a non-empty cart. */
export async function cartsWithLines(tx: Queryable, owner: string): Promise<number[]> {
  const rows = await tx.query<{ module_id: number }>(
    `select module_id from carts
    where owner = $1 and exists (select 1 from cart_lines line where line.cart_id = carts.id)
    order by module_id`,
    [owner],
  );
  return rows.map(({ module_id }) => module_id);
}

/** Locks the cart without incrementing its version. Creates a missing cart. */
export async function lockOpenCart(
  tx: Queryable,
  { owner, moduleId }: CartKey,
  now: number,
): Promise<LockedCart> {
  const [row] = await tx.query<LockedCart>(
    `insert into carts (owner, module_id, version, updated_at) values ($1, $2, 0, $3::timestamptz)
    on conflict (owner, module_id) do update set updated_at = excluded.updated_at
    returning id`,
    [owner, moduleId, timestamp(now)],
  );
  if (row === undefined) throw new Error('A cart that was held has no id');
  return row;
}

export type ChangedCart = CartKey & { version: number };

/** Increments the versions of these carts, so that open pages reload them. */
export const markChanged = (tx: Queryable, cartIds: number[]): Promise<ChangedCart[]> =>
  tx.query<ChangedCart>(
    `update carts set version = version + 1 where id = any($1::bigint[])
    returning owner, module_id as "moduleId", version`,
    [cartIds],
  );

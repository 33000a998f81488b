import { type Queryable, timestamp } from '../../db/database';
import type { CartKey } from './cart.types';

type Watched = CartKey & { tokenHash: Buffer | null };
type WatchedRow = { place: number; version: number; mayRead: boolean };

/**
 * Returns the versions of many watched carts, read in one statement. `place`: the position in the list, from
 * one. Also returns whether each caller's token is still valid.
 */
export const watchedCarts = (
  database: Pick<Queryable, 'query'>,
  carts: Watched[],
  wallNow: number,
): Promise<WatchedRow[]> =>
  database.query<WatchedRow>(
    `select watch.place, coalesce(cart.version, 0) as version,
      watch.token = '' or exists (
        select 1 from access_tokens token join customers on customers.id = token.customer_id
        where token.token_hash = decode(watch.token, 'hex') and token.expires_at > $4 and customers.is_active
      ) as "mayRead"
    from unnest($1::text[], $2::int[], $3::text[]) with ordinality as watch (owner, module_id, token, place)
    left join carts cart on cart.owner = watch.owner and cart.module_id = watch.module_id`,
    [
      carts.map(({ owner }) => owner),
      carts.map(({ moduleId }) => moduleId),
      carts.map(({ tokenHash }) => tokenHash?.toString('hex') ?? ''),
      timestamp(wallNow),
    ],
  );

import type { Queryable } from '../../../db/database';
import { refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import { type guestOf, guestToRead } from '../../shared/guests';
import { TRIP_MESSAGES } from '../trip.messages';
import type { TripCartKey } from './trip-cart.types';

/** Returns the key of the caller's trip cart. Every owner has one per rental module. */
export async function tripCartKeyOf(
  request: RequestContext,
  visit: typeof guestOf = guestToRead,
): Promise<TripCartKey & { guestHash: Buffer | null }> {
  const { userId, database, moduleId } = request;
  const market = await rentalMarket(database, moduleId);
  if (userId !== null) return { owner: `customer:${userId}`, moduleId: market, guestHash: null };
  const { owner, idHash } = await visit(request);
  return { owner, moduleId: market, guestHash: idHash };
}

/** Returns the id of the rental module: the request's, or the only one. */
async function rentalMarket(database: Queryable, chosen: number | null): Promise<number> {
  const [row] = await database.query<{ id: number }>(
    `select id from modules where type = 'rental' and is_active order by (id = $1::int) desc nulls last, position, id limit 1`,
    [chosen],
  );
  return row?.id ?? refuse(403, 'moduleId', TRIP_MESSAGES.module);
}

import type { Store } from '../../../contract/types.gen';
import type { Geo } from '../../geo/geo';
import type { Operations } from '../../http/operation';
import { signedIn } from '../shared/signed-in';
import { type StoreRow, storeColumns, storeJoins } from '../shared/store.rows';
import { toWireStores } from '../shared/stores-near';

const MAX_STORES = 12;

/** Statuses of orders that do not count as a visit. */
const NO_VISIT = ['canceled', 'failed'];

/**
 * Lists stores of this module that deliver here and from which the customer has ordered, newest order first
 * [CAT-14].
 */
export const visitAgainRoutes = (geo: () => Geo): Operations => ({
  visitAgain: async (request): Promise<Store[]> => {
    const { database, moduleId, zoneIds } = request;
    const rows = await database.query<StoreRow>(
      `select ${storeColumns}
      from (
        select store_id, max(created_at) as last_visit
        from orders
        where customer_id = $1 and store_id is not null and status <> all($2::text[])
        group by store_id
      ) visited
      join stores s on s.id = visited.store_id ${storeJoins}
      where s.is_active
        and ($3::int is null or s.module_id = $3)
        and (cardinality($4::int[]) = 0 or s.zone_id = any($4::int[]))
      order by visited.last_visit desc, s.id
      limit ${MAX_STORES}`,
      [signedIn(request), NO_VISIT, moduleId, zoneIds],
    );
    return toWireStores(rows, request, geo());
  },
});

import type { Queryable } from '../../db/database';
import type { StoredText } from '../shared/local-text';

type Scope = { moduleId: number | null; zoneIds: number[] };

/** Returns the cuisines of the stores at a place, in the operator's order. */
export const cuisinesOf = (database: Queryable, { moduleId, zoneIds }: Scope) =>
  database.query<{ code: string; name: StoredText }>(
    `select code, name from cuisines
    where exists (
      select 1 from stores s
      where s.is_active and s.cuisines @> array[cuisines.code]
        and ($1::int is null or s.module_id = $1)
        and (cardinality($2::int[]) = 0 or s.zone_id = any($2::int[]))
    )
    order by position`,
    [moduleId, zoneIds],
  );

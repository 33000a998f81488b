import type { Queryable } from '../../db/database';
import type { StoredText } from '../shared/local-text';
import { MAX_COUNTED, type Page, type PageRequest } from '../shared/paging';
import { values } from '../shared/sql';
import { type RentalScope, served } from './vehicle-filter';

const SHELVES = {
  category: { table: 'vehicle_categories', column: 'category_id' },
  brand: { table: 'vehicle_brands', column: 'brand_id' },
} as const;

type ShelfRow = { id: number; name: StoredText; image: string | null; vehicle_count: number };
type ShelfRequest = { kind: keyof typeof SHELVES; scope: RentalScope; page: PageRequest };

/** Returns categories or brands with their numbers of vehicles. Counting stops at a limit. */
export async function listShelves(
  database: Queryable,
  { kind, scope, page }: ShelfRequest,
): Promise<Page<ShelfRow>> {
  const { table, column } = SHELVES[kind];
  const list = values();
  const isServed = served(scope, list);
  const rows = await database.query<ShelfRow & { total: number }>(
    `select shelf.id, shelf.name, shelf.image, counted.vehicle_count, shelf.total
    from (
      select *, (select count(*)::int from ${table}) as total from ${table}
      order by position, id limit ${list.add(page.limit)} offset ${list.add((page.page - 1) * page.limit)}
    ) shelf
    cross join lateral (
      select count(*)::int as vehicle_count from (
        select 1 from vehicles v
        where v.is_active and v.${column} = shelf.id and v.provider_id ${isServed}
        limit ${MAX_COUNTED}
      ) entries
    ) counted
    order by shelf.position, shelf.id`,
    list.list,
  );
  return { total: rows[0]?.total ?? 0, rows };
}

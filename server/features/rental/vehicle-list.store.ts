import { PLANNED_EACH_TIME, type Queryable } from '../../db/database';
import { MAX_CANDIDATES, matchRank } from '../catalogue/search.store';
import { MAX_COUNTED, type Page, type PageRequest } from '../shared/paging';
import { allOf, type Values, values } from '../shared/sql';
import { type VehicleRow, vehicleColumns, vehicleJoins } from '../shared/vehicle.rows';
import { type VehicleFilter, vehicleConditions } from './vehicle-filter';

export const VEHICLE_ORDERS = {
  popular: 'v.trip_count desc, v.id',
  rating: 'v.rating desc, v.rating_count desc, v.id',
} as const;
export type VehicleOrder = keyof typeof VEHICLE_ORDERS;

type VehicleListRequest = { filter: VehicleFilter; order: VehicleOrder; page: PageRequest };

/**
 * Returns one page and the total, read in one statement. The ids of the page are chosen first, in the order
 * of an index.
 */
export async function listVehicles(
  database: Queryable,
  { filter, order, page }: VehicleListRequest,
): Promise<Page<VehicleRow>> {
  const list = values();
  const matching = filter.search ? 'materialized' : 'not materialized';
  const rows = await database.query<VehicleRow & { of_list: number }>(
    `${plannedFor(filter)} with matching as ${matching} (
      select v.* from ${matchingVehicles(filter, list)}
    ), chosen as (
      select id, row_number() over () as position from (
        select v.id from matching v order by ${orderOf(filter, order, list)}
        limit ${list.add(page.limit)} offset ${list.add((page.page - 1) * page.limit)}
      ) ordered
    ), counted as (
      select count(*)::int as of_list from (select 1 from matching limit ${MAX_COUNTED}) entries
    )
    select counted.of_list, entry.*
    from counted left join (
      select chosen.position, ${vehicleColumns}
      from chosen join vehicles v on v.id = chosen.id ${vehicleJoins}
    ) entry on true
    order by entry.position`,
    list.list,
  );
  return {
    total: rows[0]?.of_list ?? 0,
    // An empty page still has one row, with the total.
    rows: rows.filter(({ id }) => (id as number | null) !== null),
  };
}

/**
 * Returns a prefix that makes PostgreSQL plan each search again: rare words need another index than common
 * ones.
 */
export const plannedFor = ({ search }: VehicleFilter): string => (search ? PLANNED_EACH_TIME : '');

/**
 * Returns the SQL that selects the vehicles that match a filter. A search considers only the most popular
 * matches.
 */
export function matchingVehicles(filter: VehicleFilter, list: Values): string {
  const conditions = allOf(vehicleConditions(filter, list));
  if (!filter.search) return `vehicles v where ${conditions}`;
  return `(
    select * from vehicles v where ${conditions} order by ${VEHICLE_ORDERS.popular} limit ${MAX_CANDIDATES}
  ) v where true`;
}

/**
 * Returns the SQL order. Search results begin with matches in the name, unless the customer chose another
 * order.
 */
const orderOf = ({ search }: VehicleFilter, order: VehicleOrder, list: Values): string =>
  search && search.words.length > 0 && order === 'popular'
    ? `${matchRank('v', search.words, list)}, ${VEHICLE_ORDERS.popular}`
    : VEHICLE_ORDERS[order];

/** Returns the active vehicles with these ids, in this order. */
export async function vehiclesById(database: Queryable, ids: readonly number[]): Promise<VehicleRow[]> {
  if (ids.length === 0) return [];
  const rows = await database.query<VehicleRow>(
    `select ${vehicleColumns} from vehicles v ${vehicleJoins}
    where v.id = any($1::int[]) and v.is_active and p.is_active
    order by array_position($1::int[], v.id)`,
    [ids],
  );
  return rows;
}

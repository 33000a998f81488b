import type { Queryable } from '../../db/database';
import { type CountedRow, toPage } from '../catalogue/item-list.store';
import { MAX_COUNTED, type Page, type PageRequest } from '../shared/paging';
import { type ProviderRow, providerJson } from '../shared/provider.rows';
import { allOf, type Values, values } from '../shared/sql';
import { handsOverIn, type RentalScope } from './vehicle-filter';

const PROVIDER_ORDERS = {
  popular: 'p.trip_count desc, p.id',
  new: 'p.created_at desc, p.id desc',
} as const;

type ProviderListRequest = { scope: RentalScope; order: keyof typeof PROVIDER_ORDERS; page: PageRequest };

/** Returns the providers that have vehicles. */
export async function listProviders(
  database: Queryable,
  { scope, order, page }: ProviderListRequest,
): Promise<Page<ProviderRow>> {
  const list = values();
  const conditions = allOf(providerConditions(scope, list));
  const rows = await database.query<CountedRow & { provider: ProviderRow }>(
    `with chosen as (
      select p.id, row_number() over (order by ${PROVIDER_ORDERS[order]}) as position
      from providers p where ${conditions}
      order by ${PROVIDER_ORDERS[order]}
      limit ${list.add(page.limit)} offset ${list.add((page.page - 1) * page.limit)}
    ), counted as (
      select count(*)::int as total from (select 1 from providers p where ${conditions} limit ${MAX_COUNTED}) entries
    )
    select counted.total, true as is_known, entry.*
    from counted left join (
      select chosen.position, p.id, ${providerJson('p')} as provider from chosen join providers p on p.id = chosen.id
    ) entry on true
    order by entry.position`,
    list.list,
  );
  const { total, rows: found } = toPage(rows) ?? { total: 0, rows: [] };
  return { total, rows: found.map(({ provider }) => provider) };
}

function providerConditions({ moduleId, zoneIds }: RentalScope, list: Values): string[] {
  const conditions = [
    'p.is_active',
    'exists (select 1 from vehicles v where v.provider_id = p.id and v.is_active)',
  ];
  if (moduleId !== null) conditions.push(`p.module_id = ${list.add(moduleId)}`);
  if (zoneIds !== null) conditions.push(handsOverIn(list.add(zoneIds)));
  return conditions;
}

/** Returns the active providers with these ids. */
export async function providersById(
  database: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProviderRow>> {
  if (ids.length === 0) return new Map();
  const rows = await database.query<{ provider: ProviderRow }>(
    `select ${providerJson('p')} as provider from providers p where p.id = any($1::int[]) and p.is_active`,
    [ids],
  );
  return new Map(rows.map(({ provider }) => [provider.id, provider]));
}

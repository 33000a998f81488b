import { type Queryable, timestamp } from '../../db/database';
import { type ItemRow, itemColumns, itemJoins, momentOf } from '../shared/item.rows';
import { type ProviderRow, providerJson } from '../shared/provider.rows';
import { values } from '../shared/sql';
import { type StoreRow, storeColumns, storeJoins } from '../shared/store.rows';
import { type VehicleRow, vehicleColumns, vehicleJoins } from '../shared/vehicle.rows';

/**
 * For each kind of favourite: the table of favourites, the table of its rows, and the condition for showing a
 * row.
 */
const KINDS = {
  item: {
    table: 'wishlist_items',
    column: 'item_id',
    thing: 'items thing join stores owner on owner.id = thing.store_id',
    isShown: 'thing.is_active and owner.is_active',
  },
  store: {
    table: 'wishlist_stores',
    column: 'store_id',
    thing: 'stores thing',
    isShown: 'thing.is_active',
  },
  vehicle: {
    table: 'wishlist_vehicles',
    column: 'vehicle_id',
    thing: 'vehicles thing join providers owner on owner.id = thing.provider_id',
    isShown: 'thing.is_active and owner.is_active',
  },
  provider: {
    table: 'wishlist_providers',
    column: 'provider_id',
    thing: 'providers thing',
    isShown: 'thing.is_active',
  },
} as const;

export type FavouriteKind = keyof typeof KINDS;
export type Favourite = { kind: FavouriteKind; id: number };

type Owner = { customerId: number; now: number };

/**
 * Selects favourites of one module or of all (`null`), newest first. Includes rows that are no longer sold
 * [WISH-08].
 */
export type Selection = { customerId: number; moduleId: number | null };

export async function wishedItems(
  database: Queryable,
  { customerId, moduleId }: Selection,
  now: number,
): Promise<ItemRow[]> {
  const list = values();
  const moment = momentOf(now, list);
  const module = list.add(moduleId);
  return database.query<ItemRow>(
    `select ${itemColumns}
    from wishlist_items wish join items i on i.id = wish.item_id ${itemJoins(moment)}
    where wish.customer_id = ${list.add(customerId)} and (${module}::int is null or i.module_id = ${module})
    order by wish.created_at desc, i.id`,
    list.list,
  );
}

export const wishedStores = (database: Queryable, { customerId, moduleId }: Selection): Promise<StoreRow[]> =>
  database.query<StoreRow>(
    `select ${storeColumns}
    from wishlist_stores wish join stores s on s.id = wish.store_id ${storeJoins}
    where wish.customer_id = $1 and ($2::int is null or s.module_id = $2)
    order by wish.created_at desc, s.id`,
    [customerId, moduleId],
  );

export const wishedVehicles = (
  database: Queryable,
  { customerId, moduleId }: Selection,
): Promise<VehicleRow[]> =>
  database.query<VehicleRow>(
    `select ${vehicleColumns}
    from wishlist_vehicles wish join vehicles v on v.id = wish.vehicle_id ${vehicleJoins}
    where wish.customer_id = $1 and ($2::int is null or p.module_id = $2)
    order by wish.created_at desc, v.id`,
    [customerId, moduleId],
  );

export async function wishedProviders(
  database: Queryable,
  { customerId, moduleId }: Selection,
): Promise<ProviderRow[]> {
  const rows = await database.query<{ provider: ProviderRow }>(
    `select ${providerJson('p')} as provider
    from wishlist_providers wish join providers p on p.id = wish.provider_id
    where wish.customer_id = $1 and ($2::int is null or p.module_id = $2)
    order by wish.created_at desc, p.id`,
    [customerId, moduleId],
  );
  return rows.map(({ provider }) => provider);
}

type Added = 'added' | 'unknown' | 'full';

/** Adds a favourite. Idempotent, also for concurrent calls. */
export async function addFavourite(
  database: Queryable,
  { kind, id }: Favourite,
  { customerId, now, most }: Owner & { most: number },
): Promise<Added> {
  const { table, column, thing, isShown } = KINDS[kind];
  const [row] = await database.query<{ is_known: boolean; is_full: boolean }>(
    `with known as (
      select thing.id from ${thing} where thing.id = $2 and ${isShown}
    ), wishes as (
      select count(*) >= $4 and coalesce(bool_and(${column} <> $2), true) as are_full
      from ${table} where customer_id = $1
    ), added as (
      insert into ${table} (customer_id, ${column}, created_at)
      select customer.id, known.id, $3
      from known cross join wishes cross join customers customer
      where customer.id = $1 and not wishes.are_full
      on conflict do nothing
    )
    select exists (select 1 from known) as is_known, are_full as is_full from wishes`,
    [customerId, id, timestamp(now), most],
  );
  if (!row?.is_known) return 'unknown';
  return row.is_full ? 'full' : 'added';
}

/** Removes a favourite. Idempotent: removing a missing one succeeds. */
export async function removeFavourite(
  database: Queryable,
  { kind, id }: Favourite,
  customerId: number,
): Promise<void> {
  const { table, column } = KINDS[kind];
  await database.query(`delete from ${table} where customer_id = $1 and ${column} = $2`, [customerId, id]);
}

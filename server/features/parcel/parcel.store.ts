import type { Queryable } from '../../db/database';
import type { OrderOwner } from '../orders/order.store';
import type { StoredText } from '../shared/local-text';

export type CategoryRow = {
  id: number;
  module_id: number;
  name: StoredText;
  description: StoredText | null;
  image: string | null;
  per_km: number;
  minimum_charge: number;
  maximum_grams: number | null;
  maximum_centimetres: number | null;
};

const categoryColumns = `kind.id, kind.module_id, kind.name, kind.description, kind.image, kind.per_km, kind.minimum_charge,
  kind.maximum_grams, kind.maximum_centimetres`;

export const categories = (database: Queryable): Promise<CategoryRow[]> =>
  database.query<CategoryRow>(
    `select ${categoryColumns} from parcel_categories kind
    join modules m on m.id = kind.module_id and m.is_active order by kind.position, kind.id`,
  );

export async function categoryWith(database: Queryable, id: number | undefined): Promise<CategoryRow | null> {
  const [row] = await database.query<CategoryRow>(
    `select ${categoryColumns} from parcel_categories kind
    join modules m on m.id = kind.module_id and m.is_active where kind.id = $1`,
    [id ?? 0],
  );
  return row ?? null;
}

export type ParcelZoneRow = {
  id: number;
  increased_fee_percent: number;
  surge_percent: number;
  maximum_charge: number | null;
  maximum_cod: number | null;
};

/** Returns the first of these zones that has parcel delivery. `null`: none has. */
export async function parcelZone(database: Queryable, zoneIds: number[]): Promise<ParcelZoneRow | null> {
  const [row] = await database.query<ParcelZoneRow>(
    `select z.id, z.increased_fee_percent::float8 as increased_fee_percent, z.surge_percent::float8 as surge_percent,
      mz.maximum_charge, mz.maximum_cod
    from zones z join module_zones mz on mz.zone_id = z.id
    join modules m on m.id = mz.module_id and m.type = 'parcel' and m.is_active
    where z.id = any($1::int[]) and z.is_active order by z.id limit 1`,
    [zoneIds],
  );
  return row ?? null;
}

export const instructions = (database: Queryable): Promise<{ id: number; instruction: StoredText }[]> =>
  database.query('select id, instruction from parcel_instructions order by id');

export type PartyRow = {
  name: string;
  phone: string;
  address: string;
  lat: number;
  lng: number;
  road: string | null;
  house: string | null;
  floor: string | null;
};

const MAX_RECEIVERS = 20;

/** Returns people to whom the customer has sent parcels, newest first, without duplicates [PARC-06]. */
export async function receiversOf(
  database: Queryable,
  { customerId, guestHash }: OrderOwner,
): Promise<PartyRow[]> {
  const rows = await database.query<{ receiver: PartyRow }>(
    `select receiver from (
      select distinct on (parcel.receiver ->> 'phone', parcel.receiver ->> 'address') parcel.receiver, o.created_at, o.id
      from parcels parcel join orders o on o.id = parcel.order_id
      where (o.customer_id = $1::int or (o.customer_id is null and o.guest_hash = $2::bytea))
        and parcel.receiver ? 'phone'
      order by parcel.receiver ->> 'phone', parcel.receiver ->> 'address', o.created_at desc, o.id desc
    ) known order by created_at desc, id desc limit ${MAX_RECEIVERS}`,
    [customerId, guestHash],
  );
  return rows.map(({ receiver }) => receiver);
}

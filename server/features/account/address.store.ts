import { type Queryable, timestamp } from '../../db/database';
import { lockAccount } from '../session/accounts/account.store';

type AddressType = 'home' | 'office' | 'other';

export type AddressRow = {
  id: number;
  type: AddressType;
  label: string | null;
  address: string;
  lat: number;
  lng: number;
  contact_name: string;
  contact_phone: string;
  contact_email: string | null;
  road: string | null;
  house: string | null;
  floor: string | null;
  additional_information: string | null;
  created_at: Date;
};

export type NewAddress = Omit<AddressRow, 'id' | 'created_at'>;

const COLUMNS = [
  'type',
  'label',
  'address',
  'lat',
  'lng',
  'contact_name',
  'contact_phone',
  'contact_email',
  'road',
  'house',
  'floor',
  'additional_information',
] as const satisfies (keyof NewAddress)[];

const valuesOf = (address: NewAddress): unknown[] => COLUMNS.map((column) => address[column]);
const places = COLUMNS.map((_, index) => `$${index + 3}`);

/** Returns the customer's addresses, newest first. */
export const addressesOf = (database: Queryable, customerId: number): Promise<AddressRow[]> =>
  database.query<AddressRow>(
    `select id, ${COLUMNS.join(', ')}, created_at from addresses where customer_id = $1 order by id desc`,
    [customerId],
  );

/** Stores a new address and returns it. `null`: the account already has the largest number of addresses. */
export async function insertAddress(
  tx: Queryable,
  customerId: number,
  { address, now, most }: { address: NewAddress; now: number; most: number },
): Promise<number | null> {
  await lockAccount(tx, customerId);
  const [saved] = await tx.query<{ count: number }>('select count(*) from addresses where customer_id = $1', [
    customerId,
  ]);
  if ((saved?.count ?? 0) >= most) return null;
  const [row] = await tx.query<{ id: number }>(
    `insert into addresses (customer_id, created_at, ${COLUMNS.join(', ')})
    values ($1, $2, ${places.join(', ')}) returning id`,
    [customerId, timestamp(now), ...valuesOf(address)],
  );
  return row?.id ?? null;
}

/** Changes an address. Returns false if the customer has no address with this id. */
export async function changeAddress(
  database: Queryable,
  { customerId, id }: { customerId: number; id: number },
  address: NewAddress,
): Promise<boolean> {
  const changes = COLUMNS.map((column, index) => `${column} = ${places[index]}`).join(', ');
  const rows = await database.query(
    `update addresses set ${changes} where customer_id = $1 and id = $2 returning id`,
    [customerId, id, ...valuesOf(address)],
  );
  return rows.length > 0;
}

export async function removeAddress(database: Queryable, customerId: number, id: number): Promise<boolean> {
  const rows = await database.query('delete from addresses where customer_id = $1 and id = $2 returning id', [
    customerId,
    id,
  ]);
  return rows.length > 0;
}

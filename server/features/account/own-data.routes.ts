import type { Queryable } from '../../db/database';
import type { OperationRequest, Operations } from '../../http/operation';
import { signedIn } from '../session/tokens/bearer';
import { profileOf } from './profile.routes';

/** Everything that the shop keeps of a person, for that person alone [PROF-12]. */
export const ownDataRoutes = (): Operations => ({
  getOwnData: async (request: OperationRequest) => ({
    made_at: new Date(request.now).toISOString(),
    profile: await profileOf(request),
    ...(await readLists(request.database, signedIn(request))),
  }),
});

/** Amounts are kept in minor units and told as decimals. */
const decimal = (column: string) => `(${column} / 100.0)::float8 as ${column}`;
const wished = (kind: string, things: string) =>
  `select thing.id, thing.name, wish.created_at from wishlist_${things} wish join ${things} thing on thing.id = wish.${kind}_id
   where wish.customer_id = $1 order by wish.created_at`;

/** What hangs on an account, list by list. No hashes, no keys: they are the shop's locks, not the person's data. */
const LISTS: Readonly<Record<string, string>> = {
  social_accounts:
    'select provider, created_at from social_accounts where customer_id = $1 order by created_at',
  sessions:
    'select browser, system, created_at, used_at from access_tokens where customer_id = $1 order by created_at',
  passkeys:
    'select name, browser, system, created_at, used_at from passkeys where customer_id = $1 order by created_at',
  diet: 'select allergens, diets from customers where id = $1',
  wished_items: wished('item', 'items'),
  wished_stores: wished('store', 'stores'),
  wished_vehicles: wished('vehicle', 'vehicles'),
  wished_providers: wished('provider', 'providers'),
  orders: `select id, type, status, payment_method, payment_status, contact_name, contact_phone, contact_email, destination,
      ${decimal('items_amount')}, ${decimal('delivery_charge')}, ${decimal('tax')}, ${decimal('total')}, note, created_at,
      (select jsonb_agg(jsonb_build_object('name', name, 'quantity', quantity)) from order_lines where order_id = orders.id) as lines
    from orders where customer_id = $1 order by created_at`,
  trips: `select id, type, status, payment_method, payment_status, contact_name, contact_phone, contact_email, pickup,
      destination, pickup_at, ${decimal('vehicles_amount')}, ${decimal('total')}, note, created_at
    from trips where customer_id = $1 order by created_at`,
  wallet: `select type, ${decimal('credit')}, ${decimal('debit')}, ${decimal('balance')}, reference, created_at
    from wallet_transactions where customer_id = $1 order by created_at, id`,
  points: `select type, credit, debit, balance, reference, created_at
    from point_transactions where customer_id = $1 order by created_at, id`,
  vehicle_reviews:
    'select vehicle_id, rating, comment, created_at from vehicle_reviews where customer_id = $1',
  notifications:
    'select title, body, read_at, created_at from notifications where customer_id = $1 order by created_at',
};

async function readLists(
  database: Queryable,
  customerId: number,
): Promise<Record<string, Record<string, unknown>[]>> {
  const lists = Object.entries(LISTS).map(
    async ([name, sql]): Promise<[string, Record<string, unknown>[]]> => {
      const rows = await database.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(list) as row from (${sql}) list`,
        [customerId],
      );
      return [name, rows.map(({ row }) => row)];
    },
  );
  return Object.fromEntries(await Promise.all(lists));
}

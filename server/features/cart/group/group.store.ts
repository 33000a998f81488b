import { type GroupState, groupStateAt } from '../../../../domain/group-order';
import { type Queryable, timestamp } from '../../../db/database';
import type { StoredText } from '../../shared/local-text';
import type { CartKey } from '../cart.types';

type Running = 'open' | 'locked';
type StoredState = Exclude<GroupState, 'expired'>;

type GroupStore = {
  id: number;
  name: StoredText;
  logo: string | null;
  moduleId: number;
  moduleType: string;
  zoneId: number;
};

export type Group = {
  id: number;
  token: string;
  state: GroupState;
  cartId: number;
  key: CartKey;
  store: GroupStore;
  /** The order that the cart became. `null`: not ordered yet, or ordered before this was stored. */
  orderId: number | null;
  /** The host's first name. `null`: the host has no account. */
  hostName: string | null;
  expiresAt: number;
};

type GroupRow = Omit<Group, 'key' | 'store' | 'state' | 'expiresAt'> & {
  state: StoredState;
  owner: string;
  expires_at: Date;
  store_id: number;
  store_name: StoredText;
  logo: string | null;
  module_id: number;
  module_type: string;
  zone_id: number;
};

const COLUMNS = `grouped.id, grouped.token, grouped.state, grouped.expires_at, grouped.cart_id as "cartId", grouped.order_id as "orderId",
  cart.owner, host.first_name as "hostName", store.id as store_id, store.name as store_name, store.logo,
  store.zone_id, cart.module_id, module.type as module_type`;
const TABLES = `group_orders grouped
  join carts cart on cart.id = grouped.cart_id
  join stores store on store.id = grouped.store_id
  join modules module on module.id = cart.module_id
  left join customers host on 'customer:' || host.id = cart.owner`;

const toGroup = (row: GroupRow, wallNow: number): Group => {
  const { owner, expires_at, store_id, store_name, logo, module_id, module_type, zone_id, ...group } = row;
  const expiresAt = expires_at.getTime();
  return {
    ...group,
    expiresAt,
    state: groupStateAt({ state: row.state, expiresAt }, wallNow),
    key: { owner, moduleId: module_id },
    store: {
      id: store_id,
      name: store_name,
      logo,
      moduleId: module_id,
      moduleType: module_type,
      zoneId: zone_id,
    },
  };
};

export async function groupByToken(
  database: Queryable,
  token: string,
  wallNow: number,
): Promise<Group | null> {
  const [row] = await database.query<GroupRow>(`select ${COLUMNS} from ${TABLES} where grouped.token = $1`, [
    token,
  ]);
  return row ? toGroup(row, wallNow) : null;
}

/** Returns the cart's group that neither the host nor an order has ended. It may be expired. */
export async function runningGroup(
  database: Queryable,
  cartId: number,
  wallNow: number,
): Promise<Group | null> {
  const [row] = await database.query<GroupRow>(
    `select ${COLUMNS} from ${TABLES} where grouped.cart_id = $1 and grouped.state in ('open', 'locked')`,
    [cartId],
  );
  return row ? toGroup(row, wallNow) : null;
}

/** Returns the module of an active store. `null`: the store is unknown or closed permanently. */
export async function moduleOfStore(database: Queryable, storeId: number): Promise<number | null> {
  const [row] = await database.query<{ module_id: number }>(
    'select module_id from stores where id = $1 and is_active',
    [storeId],
  );
  return row?.module_id ?? null;
}

type NewGroup = { token: string; cartId: number; storeId: number; wallNow: number; expiresAt: number };

export const insertGroup = (tx: Queryable, { token, cartId, storeId, wallNow, expiresAt }: NewGroup) =>
  tx.query(
    `insert into group_orders (token, cart_id, store_id, created_at, expires_at)
    values ($1, $2, $3, $4::timestamptz, $5::timestamptz)`,
    [token, cartId, storeId, timestamp(wallNow), timestamp(expiresAt)],
  );

export const setState = (tx: Queryable, groupId: number, state: Running | 'cancelled') =>
  tx.query('update group_orders set state = $2 where id = $1', [groupId, state]);

/** Ends the cart's group when its order is placed. Friends then see that it was ordered [CART-74]. */
export const closeGroupOfCart = (tx: Queryable, cartId: number, orderId: number) =>
  tx.query(
    `update group_orders set state = 'placed', order_id = $2 where cart_id = $1 and state in ('open', 'locked')`,
    [cartId, orderId],
  );

/** Ends the cart's group if the host has filled the cart at another store [CART-74]. */
export const endGroupOfOtherStore = (tx: Queryable, cartId: number, storeId: number) =>
  tx.query(
    `update group_orders set state = 'cancelled'
    where cart_id = $1 and state in ('open', 'locked') and store_id <> $2`,
    [cartId, storeId],
  );

export type MemberRow = { id: number; owner: string; name: string; is_done: boolean };

export const membersOf = (database: Queryable, groupId: number): Promise<MemberRow[]> =>
  database.query<MemberRow>(
    'select id, owner, name, is_done from group_members where group_id = $1 order by id',
    [groupId],
  );

type NewMember = { groupId: number; owner: string; name: string; wallNow: number };

/** Adds a person, or changes the name of a person who has already joined. */
export const saveMember = (tx: Queryable, { groupId, owner, name, wallNow }: NewMember) =>
  tx.query(
    `insert into group_members (group_id, owner, name, joined_at) values ($1, $2, $3, $4::timestamptz)
    on conflict (group_id, owner) do update set name = excluded.name`,
    [groupId, owner, name, timestamp(wallNow)],
  );

export const setDone = (tx: Queryable, memberId: number, isDone: boolean) =>
  tx.query('update group_members set is_done = $2 where id = $1', [memberId, isDone]);

/** Removes a person from the group. The caller removes the person's lines first. */
export const deleteMember = (tx: Queryable, memberId: number) =>
  tx.query('delete from group_members where id = $1', [memberId]);

/** Returns the people of all groups of a cart, by id. */
export async function peopleOfCart(
  tx: Queryable,
  cartId: number,
): Promise<Map<number, { id: number; name: string }>> {
  const rows = await tx.query<{ id: number; name: string }>(
    `select member.id, member.name from group_members member
    join group_orders grouped on grouped.id = member.group_id where grouped.cart_id = $1`,
    [cartId],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Moves the running group of a guest's cart to the account's cart, as its lines are moved. */
export async function moveGroup(tx: Queryable, from: number, to: number): Promise<void> {
  await tx.query(
    `update group_orders set state = 'cancelled' where cart_id = $2 and state in ('open', 'locked')
      and exists (select 1 from group_orders moved where moved.cart_id = $1 and moved.state in ('open', 'locked'))`,
    [from, to],
  );
  await tx.query('update group_orders set cart_id = $2 where cart_id = $1', [from, to]);
}

/** Moves a friend who signs in to the account, so that the friend stays the same person of the group. */
export const moveMember = (tx: Queryable, guestOwner: string, owner: string) =>
  tx.query(
    `update group_members member set owner = $2 where owner = $1 and not exists (
      select 1 from group_members other where other.group_id = member.group_id and other.owner = $2
    )`,
    [guestOwner, owner],
  );

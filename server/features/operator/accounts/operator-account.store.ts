import type { OperatorRole } from '../../../../domain/operator-roles';
import { type Queryable, timestamp } from '../../../db/database';
import type { StoredText } from '../../shared/local-text';

type OperatorAccountRow = {
  id: number;
  name: string;
  email: string;
  role: OperatorRole;
  store_id: number | null;
  store: StoredText | null;
  is_active: boolean;
  has_password: boolean;
  has_passkey: boolean;
};

export type OperatorAccount = Omit<OperatorAccountRow, 'id' | 'store' | 'has_password' | 'has_passkey'>;

const selected = `select operator.id, operator.name, operator.email, operator.role, operator.store_id,
  store.name as store, operator.is_active, operator.password_hash is not null as has_password,
  exists (select 1 from operator_passkeys passkey where passkey.operator_id = operator.id) as has_passkey
  from operators operator left join stores store on store.id = operator.store_id`;

const ACCOUNTS = 500;

export const operatorAccounts = (database: Queryable): Promise<OperatorAccountRow[]> =>
  database.query(`${selected} order by operator.is_active desc, operator.id limit ${ACCOUNTS}`);

export async function hasOperators(database: Queryable): Promise<boolean> {
  return (await database.query('select 1 from operators limit 1')).length > 0;
}

export async function operatorAccount(database: Queryable, id: number): Promise<OperatorAccountRow | null> {
  const [row] = await database.query<OperatorAccountRow>(`${selected} where operator.id = $1`, [id]);
  return row ?? null;
}

/** `password_hash: null`: the operator has not used the sign-in link yet. */
type Credentials = { id: number; password_hash: string | null };

/** Returns the credentials. `null`: the account is unknown or blocked. */
export async function credentialsOf(
  database: Queryable,
  by: { email: string } | { id: number },
): Promise<Credentials | null> {
  const [column, value] = 'email' in by ? ['email', by.email] : ['id', by.id];
  const [row] = await database.query<Credentials>(
    `select id, password_hash from operators where ${column} = $1 and is_active`,
    [value],
  );
  return row ?? null;
}

/**
 * Locks the account if its credentials are unchanged. If they changed while the password was compared, no
 * session may start.
 */
export async function lockCredentials(
  tx: Queryable,
  { id, password_hash: hash }: Credentials,
): Promise<boolean> {
  const locked = await tx.query(
    'select 1 from operators where id = $1 and is_active and password_hash is not distinct from $2 for update',
    [id, hash],
  );
  return locked.length > 0;
}

export const setPasswordHash = (tx: Queryable, id: number, hash: string): Promise<unknown> =>
  tx.query('update operators set password_hash = $2 where id = $1', [id, hash]);

const valuesOf = ({ name, email, role, store_id, is_active }: OperatorAccount): unknown[] => [
  name,
  email,
  role,
  store_id,
  is_active,
];

/** Adds an operator and returns the id. `null`: the email belongs to another account. */
export async function insertOperator(
  tx: Queryable,
  account: OperatorAccount,
  { hash, now }: { hash: string | null; now: number },
): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>(
    `insert into operators (name, email, role, store_id, is_active, password_hash, created_at)
    values ($1, $2, $3, $4, $5, $6, $7::timestamptz) on conflict (email) do nothing returning id`,
    [...valuesOf(account), hash, timestamp(now)],
  );
  return row?.id ?? null;
}

export const updateOperator = (tx: Queryable, id: number, account: OperatorAccount): Promise<unknown> =>
  tx.query(
    'update operators set name = $1, email = $2, role = $3, store_id = $4, is_active = $5 where id = $6',
    [...valuesOf(account), id],
  );

export const deleteOperator = (tx: Queryable, id: number): Promise<unknown> =>
  tx.query('delete from operators where id = $1', [id]);

export async function isEmailFree(tx: Queryable, email: string, id: number): Promise<boolean> {
  const others = await tx.query('select 1 from operators where email = $1 and id <> $2', [email, id]);
  return others.length === 0;
}

/**
 * Returns whether there is another active owner with a password, who can therefore sign in. Locks the owners,
 * so that two of them can't remove each other at the same time.
 */
export async function hasOtherOwner(tx: Queryable, id: number): Promise<boolean> {
  const owners = await tx.query<{ id: number; can_sign_in: boolean }>(
    `select id, password_hash is not null as can_sign_in from operators where role = 'owner' and is_active order by id for update`,
  );
  return owners.some((owner) => owner.id !== id && owner.can_sign_in);
}

/** Returns the stores from which the owner chooses when an operator gets the role `store`. */
export const storesForAccounts = (database: Queryable): Promise<{ id: number; name: StoredText }[]> =>
  database.query('select id, name from stores order by id limit 2000');

export async function isStore(database: Queryable, id: number): Promise<boolean> {
  return (await database.query('select 1 from stores where id = $1', [id])).length > 0;
}

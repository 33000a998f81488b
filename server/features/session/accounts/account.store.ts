import type { Queryable } from '../../../db/database';
import type { Language } from '../../../http/language';
import { unauthorized } from '../../shared/signed-in';
import type { SocialIdentity } from '../services/identity.types';
import type { Contact } from './contacts';

export type Account = {
  id: number;
  first_name: string;
  last_name: string | null;
  email: string | null;
  phone: string | null;
  password_hash: string | null;
  image: string | null;
  is_email_verified: boolean;
  is_phone_verified: boolean;
  has_personal_info: boolean;
  is_active: boolean;
  asks_who: boolean;
  language: Language;
  /** An unfinished sign-up reserves its contacts until this time. `null`: the sign-up is finished. */
  pending_until: Date | null;
  /**
   * The number of times that all sessions of the account were ended. A sign-in that began before the last
   * time is refused.
   */
  access_epoch: number;
};

const COLUMNS =
  'id, first_name, last_name, email, phone, password_hash, image, is_email_verified, is_phone_verified, ' +
  'has_personal_info, is_active, asks_who, language, pending_until, access_epoch';

export async function accountById(database: Queryable, id: number): Promise<Account | null> {
  const [row] = await database.query<Account>(`select ${COLUMNS} from customers where id = $1`, [id]);
  return row ?? null;
}

export async function accountByContact(
  database: Queryable,
  { channel, value }: Contact,
): Promise<Account | null> {
  const column = channel === 'phone' ? 'phone' : 'email';
  const [row] = await database.query<Account>(`select ${COLUMNS} from customers where ${column} = $1`, [
    value,
  ]);
  return row ?? null;
}

export async function accountByIdentity(
  database: Queryable,
  { medium, subject }: SocialIdentity,
): Promise<Account | null> {
  const [row] = await database.query<Account>(
    `select ${COLUMNS} from customers
    where id = (select customer_id from social_accounts where provider = $1 and subject = $2)`,
    [medium, subject],
  );
  return row ?? null;
}

type NewAccount = Pick<
  Account,
  'first_name' | 'last_name' | 'email' | 'phone' | 'is_email_verified' | 'is_phone_verified'
> & {
  passwordHash: string | null;
  referralCode: string;
  referredBy: number | null;
  language: Language;
  createdAt: string;
  pendingUntil: string;
};

/**
 * Adds an account and returns it. `null`: the referral code is already taken. A contact that is taken raises
 * a database error instead.
 */
export async function insertAccount(tx: Queryable, account: NewAccount): Promise<Account | null> {
  const [row] = await tx.query<Account>(
    `insert into customers (first_name, last_name, email, phone, is_email_verified, is_phone_verified,
      password_hash, referral_code, referred_by, language, created_at, pending_until)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    on conflict (referral_code) do nothing
    returning ${COLUMNS}`,
    [
      account.first_name,
      account.last_name,
      account.email,
      account.phone,
      account.is_email_verified,
      account.is_phone_verified,
      account.passwordHash,
      account.referralCode,
      account.referredBy,
      account.language,
      account.createdAt,
      account.pendingUntil,
    ],
  );
  return row ?? null;
}

export type AccountChanges = Partial<
  Pick<
    Account,
    | 'first_name'
    | 'last_name'
    | 'email'
    | 'phone'
    | 'is_email_verified'
    | 'is_phone_verified'
    | 'has_personal_info'
    | 'password_hash'
    | 'pending_until'
  >
>;

export async function updateAccount(tx: Queryable, id: number, changes: AccountChanges): Promise<Account> {
  const columns = Object.keys(changes).map((column, index) => `${column} = $${index + 2}`);
  const [row] = await tx.query<Account>(
    `update customers set ${['id = id', ...columns].join(', ')} where id = $1 returning ${COLUMNS}`,
    [id, ...Object.values(changes)],
  );
  if (row === undefined) throw new Error(`Account ${id} is gone`);
  return row;
}

/** Links a social identity. Returns false if it already belongs to an account. */
export async function linkIdentity(
  tx: Queryable,
  customerId: number,
  { medium, subject }: SocialIdentity,
  moment: string,
): Promise<boolean> {
  const linked = await tx.query(
    `insert into social_accounts (provider, subject, customer_id, created_at) values ($1, $2, $3, $4)
    on conflict (provider, subject) do update set customer_id = social_accounts.customer_id
      where social_accounts.customer_id = excluded.customer_id
    returning 1`,
    [medium, subject, customerId, moment],
  );
  return linked.length > 0;
}

export async function removePending(tx: Queryable, contact: Contact, moment: string): Promise<void> {
  const column = contact.channel === 'phone' ? 'phone' : 'email';
  await tx.query(`delete from customers where ${column} = $1 and pending_until < $2`, [
    contact.value,
    moment,
  ]);
}

export async function removeUnfinished(database: Queryable, id: number): Promise<void> {
  await database.query('delete from customers where id = $1 and pending_until is not null', [id]);
}

export async function isLinked(
  database: Queryable,
  customerId: number,
  { medium, subject }: SocialIdentity,
): Promise<boolean> {
  const found = await database.query(
    'select 1 from social_accounts where customer_id = $1 and provider = $2 and subject = $3',
    [customerId, medium, subject],
  );
  return found.length > 0;
}

export async function unlinkIdentities(tx: Queryable, customerId: number): Promise<void> {
  await tx.query('delete from social_accounts where customer_id = $1', [customerId]);
}

export async function countEpoch(tx: Queryable, customerId: number): Promise<void> {
  await tx.query('update customers set access_epoch = access_epoch + 1 where id = $1', [customerId]);
}

/** Returns the account and locks its row. */
export async function readLockedAccount(tx: Queryable, id: number): Promise<Account | null> {
  const [row] = await tx.query<Account>(`select ${COLUMNS} from customers where id = $1 for no key update`, [
    id,
  ]);
  return row ?? null;
}

/**
 * Locks the account, so that changes run one after the other. Refuses if it was deleted after the token was
 * checked.
 */
export async function lockAccount(tx: Queryable, customerId: number): Promise<void> {
  if ((await readLockedAccount(tx, customerId)) === null) unauthorized();
}

import type { Queryable } from '../../db/database';
import { transfer } from '../payments/ledger';
import type { NotifiedAccount } from '../session/accounts/notice';
import { eraseAllOrders, FINISHED_ORDERS, FINISHED_TRIPS } from './order-erasure.store';

export type RemovableAccount = NotifiedAccount & {
  first_name: string;
  last_name: string | null;
};

/** Locks the customer's orders and account, so that nothing changes during the deletion. */
export async function lockCustomer(tx: Queryable, customerId: number): Promise<RemovableAccount | null> {
  await tx.query('select 1 from orders where customer_id = $1 order by id for no key update', [customerId]);
  await tx.query('select 1 from trips where customer_id = $1 order by id for no key update', [customerId]);
  const [row] = await tx.query<RemovableAccount>(
    `select first_name, last_name, email, phone, is_email_verified, is_phone_verified, language
    from customers where id = $1 for update`,
    [customerId],
  );
  return row ?? null;
}

export async function hasUnfinished(tx: Queryable, customerId: number): Promise<boolean> {
  const found = await tx.query(
    `select 1 from orders where customer_id = $1 and status <> all($2::text[])
    union all
    select 1 from trips where customer_id = $1 and status <> all($3::text[])
    limit 1`,
    [customerId, FINISHED_ORDERS, FINISHED_TRIPS],
  );
  return found.length > 0;
}

/** Deletes the account. Foreign keys delete all rows that belong to it. */
export async function removeAccount(
  tx: Queryable,
  { customerId, account, now }: { customerId: number; account: RemovableAccount; now: number },
): Promise<void> {
  await closeWallet(tx, customerId, now);
  await eraseAllOrders(tx, customerId);
  for (const table of ['carts', 'trip_carts'])
    await tx.query(`delete from ${table} where owner = $1`, [`customer:${customerId}`]);
  await tx.query('delete from group_members where owner = $1', [`customer:${customerId}`]);
  await tx.query('delete from outbox where recipient = any($1::text[])', [
    [account.email, account.phone].filter((contact) => contact !== null),
  ]);
  if (account.email !== null && account.is_email_verified)
    for (const table of ['registrations', 'newsletter_subscribers'])
      await tx.query(`delete from ${table} where email = $1`, [account.email]);
  await dropMessages(tx, customerId, account);
  await tx.query('delete from customers where id = $1', [customerId]);
}

/**
 * Drops the messages that wait to be sent or could not be sent, to the account's verified contacts and devices. An
 * unverified contact may be another person's.
 */
async function dropMessages(
  tx: Queryable,
  customerId: number,
  { email, phone, is_email_verified, is_phone_verified }: RemovableAccount,
): Promise<void> {
  const contacts = [is_email_verified ? email : null, is_phone_verified ? phone : null];
  await tx.query(`delete from outgoing_messages where message ->> 'to' = any($1::text[])`, [
    contacts.filter((contact) => contact !== null),
  ]);
  await tx.query(
    `delete from outgoing_messages where message ->> 'token' in (
      select push.token from push_tokens push
      join access_tokens access on access.token_hash = push.access_token_hash where access.customer_id = $1)`,
    [customerId],
  );
}

/**
 * Removes the remaining balance, which the customer loses, as the app has announced. The ledger records it as
 * forfeited.
 */
async function closeWallet(tx: Queryable, customerId: number, now: number): Promise<void> {
  const [row] = await tx.query<{ wallet_balance: number; loyalty_points: number; reward_debt: number }>(
    'select wallet_balance, loyalty_points, reward_debt from customers where id = $1',
    [customerId],
  );
  const closing = { kind: 'wallet_closed', orderId: null, reference: null, now } as const;
  if (row !== undefined && row.wallet_balance > 0)
    await transfer(tx, {
      ...closing,
      from: `wallet:${customerId}`,
      to: 'forfeited',
      amount: row.wallet_balance,
    });
  if (row !== undefined && row.loyalty_points > 0)
    await transfer(tx, {
      ...closing,
      from: `points:${customerId}`,
      to: 'points',
      amount: row.loyalty_points,
    });
  if (row !== undefined && row.reward_debt > 0)
    await transfer(tx, {
      ...closing,
      from: 'promotions',
      to: `owed:${customerId}`,
      amount: row.reward_debt,
    });
}

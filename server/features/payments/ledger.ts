import type { Minor } from '../../../domain/money';
import { type Queryable, timestamp } from '../../db/database';

/** What a customer has here, what is paid for an order, what is owed to a guest, what was left behind; and the world outside. */
export type Account =
  | `wallet:${number}`
  | `order:${number}`
  | `trip:${number}`
  | `refund:${number}`
  | `refund:trip:${number}`
  | `gateway:${string}`
  | 'cash'
  | 'offline'
  | 'opening'
  | 'forfeited';

type Transfer = {
  kind:
    | 'order_payment'
    | 'order_refund'
    | 'trip_payment'
    | 'trip_refund'
    | 'refund_sent'
    | 'add_fund'
    | 'wallet_closed';
  from: Account;
  to: Account;
  amount: Minor;
  orderId: number | null;
  tripId?: number | null;
  /** The same reference is written once, however often it is told; null: whoever calls knows that it is new. */
  reference: string | null;
  now: number;
};

/** What the customer reads beside it on the wallet's page; null: the page goes with the wallet. */
const STATEMENT: Record<Transfer['kind'], string | null> = {
  order_payment: 'order_place',
  order_refund: 'order_refund',
  trip_payment: 'trip_booking',
  trip_refund: 'order_refund',
  refund_sent: 'order_refund',
  add_fund: 'add_fund',
  wallet_closed: null,
};

/** Moves money from one account to another, whole and once; false: this has been written before. */
export async function transfer(tx: Queryable, move: Transfer): Promise<boolean> {
  const { kind, from, to, amount, orderId, tripId = null, reference, now } = move;
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`No amount to move: ${amount}`);
  const [posting] = await tx.query<{ id: number }>(
    `insert into ledger_postings (kind, order_id, trip_id, reference, created_at)
    values ($1, $2, $5, $3, $4::timestamptz)
    on conflict (reference) do nothing returning id`,
    [kind, orderId, reference, timestamp(now), tripId],
  );
  if (posting === undefined) return false;
  await tx.query(
    'insert into ledger_entries (posting_id, account, amount) values ($1, $2, -$4::bigint), ($1, $3, $4::bigint)',
    [posting.id, from, to, amount],
  );
  for (const [account, change] of [
    [from, -amount],
    [to, amount],
  ] as const)
    await changeWallet(tx, account, { change, move });
  return true;
}

/** The balance on the row of the customer is what the ledger says; its check refuses to go below zero. */
async function changeWallet(
  tx: Queryable,
  account: Account,
  { change, move }: { change: Minor; move: Transfer },
): Promise<void> {
  if (!account.startsWith('wallet:')) return;
  const customerId = Number(account.slice('wallet:'.length));
  const [row] = await tx.query<{ wallet_balance: number }>(
    'update customers set wallet_balance = wallet_balance + $2 where id = $1 returning wallet_balance',
    [customerId, change],
  );
  if (row === undefined) throw new Error('There is no such wallet');
  if (STATEMENT[move.kind] === null) return;
  await tx.query(
    `insert into wallet_transactions (customer_id, type, credit, debit, balance, reference, created_at)
    values ($1, $2, $3, $4, $5, $6, $7::timestamptz)`,
    [
      customerId,
      STATEMENT[move.kind],
      Math.max(0, change),
      Math.max(0, -change),
      row.wallet_balance,
      String(move.orderId ?? move.tripId ?? '') || move.reference,
      timestamp(move.now),
    ],
  );
}

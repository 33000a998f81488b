import type { Minor } from '../../../domain/money';
import { type Queryable, timestamp } from '../../db/database';
import { tellWallet } from '../messages/tell-wallet';

/** What a customer has here of money and of points, what is paid for an order, what is owed to a guest, what was left behind; and the world outside. */
export type Account =
  | `wallet:${number}`
  | `points:${number}`
  | `order:${number}`
  | `trip:${number}`
  | `refund:${number}`
  | `refund:trip:${number}`
  | `gateway:${string}`
  | 'cash'
  | 'offline'
  | 'opening'
  | 'promotions'
  | 'points'
  | 'forfeited';

/** What a movement is called on the pages of wallet and points; null: the page goes with the account. */
export const STATEMENT = {
  order_payment: 'order_place',
  order_refund: 'order_refund',
  trip_payment: 'trip_booking',
  trip_refund: 'order_refund',
  refund_sent: 'order_refund',
  add_fund: 'add_fund',
  fund_bonus: 'bonus',
  cashback: 'cashback',
  cashback_returned: 'cashback',
  referral: 'referrer',
  points_to_money: 'loyalty_point',
  points_earned: 'order_place',
  points_returned: 'order_refund',
  points_spent: 'point_to_wallet',
  wallet_closed: null,
} as const;

type Transfer = {
  kind: keyof typeof STATEMENT;
  from: Account;
  to: Account;
  amount: Minor;
  orderId: number | null;
  tripId?: number | null;
  /** The same reference is written once, however often it is told; null: whoever calls knows that it is new. */
  reference: string | null;
  /** What the customer reads beside it: the number of the order, unless something else is told. */
  label?: string | null;
  now: number;
};

/** Moves money from one account to another, whole and once; false: this has been written before. */
export async function transfer(tx: Queryable, move: Transfer): Promise<boolean> {
  const { kind, from, to, amount, orderId, tripId = null, reference, now } = move;
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`No amount to move: ${amount}`);
  await holdHolders(tx, [from, to]);
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
    await changeHolding(tx, account, { change, move });
  return true;
}

/** Whose account it is, held first: their postings stand in the ledger in the order in which they happened. */
async function holdHolders(tx: Queryable, accounts: readonly Account[]): Promise<void> {
  const holders = accounts.flatMap((account) => holdingOf(account)?.customerId ?? []);
  if (holders.length > 0)
    await tx.query('select 1 from customers where id = any($1::int[]) order by id for no key update', [
      holders,
    ]);
}

function holdingOf(account: Account) {
  const [kind, customer] = account.split(':');
  if ((kind !== 'wallet' && kind !== 'points') || customer === undefined) return null;
  return { ...HOLDINGS[kind], customerId: Number(customer) };
}

/** Where the customer has it, and where its movements are listed. */
const HOLDINGS = {
  wallet: { column: 'wallet_balance', movements: 'wallet_transactions' },
  points: { column: 'loyalty_points', movements: 'point_transactions' },
} as const;

/** The balance on the row of the customer is what the ledger says; its check refuses to go below zero. */
async function changeHolding(
  tx: Queryable,
  account: Account,
  { change, move }: { change: number; move: Transfer },
): Promise<void> {
  const holding = holdingOf(account);
  if (holding === null) return;
  const { column, movements, customerId } = holding;
  const [row] = await tx.query<{ balance: number }>(
    `update customers set ${column} = ${column} + $2 where id = $1 returning ${column} as balance`,
    [customerId, change],
  );
  if (row === undefined) throw new Error('There is no such account');
  const type = STATEMENT[move.kind];
  if (type === null) return;
  const number = move.orderId ?? move.tripId ?? null;
  const { label = number === null ? move.reference : String(number) } = move;
  await tx.query(
    `insert into ${movements} (customer_id, type, credit, debit, balance, reference, created_at)
    values ($1, $2, $3, $4, $5, $6, $7::timestamptz)`,
    [customerId, type, Math.max(0, change), Math.max(0, -change), row.balance, label, timestamp(move.now)],
  );
  if (column === 'wallet_balance' && change > 0)
    await tellWallet(tx, { customerId, kind: move.kind, amount: change, now: move.now });
}

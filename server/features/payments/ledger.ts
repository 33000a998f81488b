import type { Minor } from '../../../domain/money';
import { type Queryable, timestamp } from '../../db/database';
import { walletCredited } from './payments.events';

/**
 * The accounts of the ledger: of customers, orders, trips and guests' refunds, and of the outside world.
 * `owed`: a customer's debt from rewards that were taken back. Its balance is negative.
 */
export type Account =
  | `wallet:${number}`
  | `points:${number}`
  | `owed:${number}`
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

/**
 * The type under which a ledger entry appears in the customer's wallet or points history. `null`: it does not
 * appear.
 */
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
  referral_returned: 'referrer',
  points_to_money: 'loyalty_point',
  points_money_returned: 'loyalty_point',
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
  /**
   * The idempotency key: a second transfer with the same reference does nothing. `null`: the caller makes
   * sure that the transfer happens once.
   */
  reference: string | null;
  /** The text beside the entry in the history. Default: the number of the order. */
  label?: string | null;
  now: number;
};

/**
 * Moves money from one account to another. Returns false if a transfer with this reference was done before
 * [X-05].
 */
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

/**
 * Locks the customers who own these accounts, in a fixed order. Their transfers then run one after the other.
 */
async function holdHolders(tx: Queryable, accounts: readonly Account[]): Promise<void> {
  const holders = accounts.flatMap((account) => holdingOf(account)?.customerId ?? []);
  if (holders.length > 0)
    await tx.query('select 1 from customers where id = any($1::int[]) order by id for no key update', [
      holders,
    ]);
}

function holdingOf(account: Account) {
  const [kind, customer] = account.split(':');
  if (!isHolding(kind) || customer === undefined) return null;
  return { ...HOLDINGS[kind], customerId: Number(customer) };
}

/**
 * For accounts whose balance is stored in `customers`: the column of the balance, and the table of the
 * history.
 */
const HOLDINGS = {
  wallet: { column: 'wallet_balance', transactions: 'wallet_transactions', sign: 1 },
  points: { column: 'loyalty_points', transactions: 'point_transactions', sign: 1 },
  owed: { column: 'reward_debt', transactions: null, sign: -1 },
} as const;

const isHolding = (kind: string | undefined): kind is keyof typeof HOLDINGS =>
  kind !== undefined && Object.hasOwn(HOLDINGS, kind);

/**
 * Updates the customer's balance column together with the ledger. A check constraint forbids negative
 * balances.
 */
async function changeHolding(
  tx: Queryable,
  account: Account,
  { change, move }: { change: number; move: Transfer },
): Promise<void> {
  const holding = holdingOf(account);
  if (holding === null) return;
  const { column, transactions, sign, customerId } = holding;
  const [row] = await tx.query<{ balance: number }>(
    `update customers set ${column} = ${column} + $2 where id = $1 returning ${column} as balance`,
    [customerId, sign * change],
  );
  if (row === undefined) throw new Error('There is no such account');
  const type = STATEMENT[move.kind];
  if (type === null || transactions === null) return;
  const number = move.orderId ?? move.tripId ?? null;
  const { label = number === null ? move.reference : String(number) } = move;
  await tx.query(
    `insert into ${transactions} (customer_id, type, credit, debit, balance, reference, created_at)
    values ($1, $2, $3, $4, $5, $6, $7::timestamptz)`,
    [customerId, type, Math.max(0, change), Math.max(0, -change), row.balance, label, timestamp(move.now)],
  );
  if (column === 'wallet_balance' && change > 0)
    await walletCredited.publish(tx, { customerId, kind: move.kind, amount: change, now: move.now });
}

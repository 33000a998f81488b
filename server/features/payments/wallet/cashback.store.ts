import { bestCashback, type CashbackOffer } from '../../../../domain/cashback';
import type { Minor } from '../../../../domain/money';
import { type Queryable, timestamp } from '../../../db/database';
import type { StoredText } from '../../shared/local-text';

type CashbackRow = {
  id: number;
  title: StoredText;
  type: 'percentage' | 'amount';
  amount: number;
  minimum_purchase: number;
  maximum: number | null;
  uses_per_customer: number | null;
  used: number;
  starts: Date;
  ends: Date;
};

export type StoredOffer = CashbackOffer & { row: CashbackRow };

type Asker = { customerId: number; now: number };

/**
 * Returns the current offers, those that end first at the top. A cancelled order does not count as a use
 * [WAL-09].
 */
export async function runningCashbacks(
  database: Queryable,
  { customerId, now }: Asker,
): Promise<StoredOffer[]> {
  const rows = await database.query<CashbackRow>(
    `select id, title, type, amount::float8 as amount, minimum_purchase, maximum, uses_per_customer, starts, ends,
      (select count(*)::int from order_cashbacks promised join orders o on o.id = promised.order_id
        where promised.cashback_id = cashback.id and o.customer_id = $1 and o.given_back_at is null) as used
    from cashbacks cashback
    where starts <= $2::timestamptz and ends > $2::timestamptz order by ends, id`,
    [customerId, timestamp(now)],
  );
  return rows.map((row) => ({
    id: row.id,
    reward:
      row.type === 'amount'
        ? { kind: 'amount', amount: row.amount }
        : { kind: 'percent', percent: row.amount, maximum: row.maximum },
    minimumPurchase: row.minimum_purchase,
    starts: row.starts.getTime(),
    ends: row.ends.getTime(),
    usesLeft: row.uses_per_customer === null ? null : Math.max(0, row.uses_per_customer - row.used),
    row,
  }));
}

/** Returns the cashback that items of this price earn now. */
export async function cashbackFor(
  database: Queryable,
  { goods, ...asker }: Asker & { goods: Minor },
): Promise<{ offer: StoredOffer; worth: Minor } | null> {
  return bestCashback(await runningCashbacks(database, asker), goods, asker.now);
}

/**
 * Stores the cashback that an order will earn. Locks the customer, so that concurrent orders can't use an
 * offer too often.
 */
export async function promiseCashback(
  tx: Queryable,
  { orderId, ...requested }: Asker & { goods: Minor; orderId: number },
): Promise<void> {
  const found = await cashbackFor(tx, requested);
  if (found === null) return;
  await tx.query('insert into order_cashbacks (order_id, cashback_id, amount) values ($1, $2, $3)', [
    orderId,
    found.offer.id,
    found.worth,
  ]);
}

import type { Minor } from '../../../domain/money';
import { type Queryable, timestamp } from '../../db/database';
import { transfer } from './ledger';

type Bought = { kind: 'order' | 'trip'; id: number };

/**
 * Returns the amount that the operator must refund manually. No gateway can refund a guest who paid by
 * transfer or in cash.
 */
export async function manualRefundDue(database: Queryable, { kind, id }: Bought): Promise<Minor> {
  const [row] = await database.query<{ amount: Minor }>(
    `select coalesce(sum(amount), 0)::bigint as amount from refunds_owed
    where ${kind}_id = $1 and payment_id is null and sent_at is null`,
    [id],
  );
  return row?.amount ?? 0;
}

/**
 * Records that the operator has refunded manually. A repeated call does nothing. The caller has locked the
 * order or trip.
 */
export async function settleManualRefund(tx: Queryable, { kind, id }: Bought, now: number): Promise<void> {
  const settled = await tx.query<{ id: number; amount: Minor }>(
    `update refunds_owed set sent_at = $2::timestamptz
    where ${kind}_id = $1 and payment_id is null and sent_at is null returning id, amount`,
    [id, timestamp(now)],
  );
  for (const { id: refundId, amount } of settled) {
    const cash = Math.min(amount, await cashPaid(tx, { kind, id }));
    const parts = [
      { to: 'cash', amount: cash, reference: `refund:${refundId}:cash` },
      { to: 'offline', amount: amount - cash, reference: `refund:${refundId}` },
    ] as const;
    for (const part of parts.filter((one) => one.amount > 0))
      await transfer(tx, {
        ...part,
        kind: 'refund_sent',
        from: kind === 'trip' ? `refund:trip:${id}` : `refund:${id}`,
        orderId: kind === 'order' ? id : null,
        tripId: kind === 'trip' ? id : null,
        now,
      });
  }
}

/** Returns the cash that was paid and not paid back. It is refunded in cash. */
async function cashPaid(tx: Queryable, { kind, id }: Bought): Promise<Minor> {
  const [row] = await tx.query<{ amount: Minor }>(
    `select greatest(0, coalesce(-sum(entry.amount), 0))::bigint as amount
    from ledger_postings posting join ledger_entries entry on entry.posting_id = posting.id
    where posting.${kind}_id = $1 and entry.account = 'cash'`,
    [id],
  );
  return row?.amount ?? 0;
}

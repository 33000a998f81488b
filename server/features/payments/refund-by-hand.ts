import type { Minor } from '../../../domain/money';
import { type Queryable, timestamp } from '../../db/database';
import { transfer } from './ledger';

type Bought = { kind: 'order' | 'trip'; id: number };

/**
 * The amount that the operator must refund by hand: the guest paid by transfer or in cash, so no gateway can
 * refund it.
 */
export async function owedByHand(database: Queryable, { kind, id }: Bought): Promise<Minor> {
  const [row] = await database.query<{ amount: Minor }>(
    `select coalesce(sum(amount), 0)::bigint as amount from refunds_owed
    where ${kind}_id = $1 and payment_id is null and sent_at is null`,
    [id],
  );
  return row?.amount ?? 0;
}

/**
 * Records that the operator has refunded by hand. A repeated call does nothing. The caller has locked the
 * order or trip.
 */
export async function settleByHand(tx: Queryable, { kind, id }: Bought, now: number): Promise<void> {
  const settled = await tx.query<{ id: number; amount: Minor }>(
    `update refunds_owed set sent_at = $2::timestamptz
    where ${kind}_id = $1 and payment_id is null and sent_at is null returning id, amount`,
    [id, timestamp(now)],
  );
  for (const { id: refundId, amount } of settled)
    await transfer(tx, {
      kind: 'refund_sent',
      from: kind === 'trip' ? `refund:trip:${id}` : `refund:${id}`,
      to: 'offline',
      amount,
      orderId: kind === 'order' ? id : null,
      tripId: kind === 'trip' ? id : null,
      reference: `refund:${refundId}`,
      now,
    });
}

import type { Minor } from '../../../domain/money';
import { type Queryable, timestamp } from '../../db/database';
import { type Account, transfer } from './ledger';

/** An order or a trip. Both store their payments in columns of the same names. */
type Payable = { kind: 'order' | 'trip'; id: number };

export type PayableMoney = {
  id: number;
  customer_id: number | null;
  total: Minor;
  paid: Minor;
  status: string;
  given_back_at: Date | null;
};

const TABLE = { order: 'orders', trip: 'trips' } as const;

/** The order or trip of a payment. `null`: a top-up of a customer who has been deleted since. */
type Known = Payable | null;

const namesOf = (bought: Known) => ({
  orderId: bought?.kind === 'order' ? bought.id : null,
  tripId: bought?.kind === 'trip' ? bought.id : null,
});

/** Returns the ledger account for money that is owed to a guest. */
const owedFor = (bought: Known): Account =>
  bought?.kind === 'trip' ? `refund:trip:${bought.id}` : `refund:${bought?.id ?? 0}`;

/** Locks the order or trip until the transaction ends, so that its payments don't change. */
export async function lockPayable(tx: Queryable, { kind, id }: Payable): Promise<PayableMoney | null> {
  const [row] = await tx.query<PayableMoney>(
    `select id, customer_id, total, paid, status, given_back_at from ${TABLE[kind]} where id = $1 for no key update`,
    [id],
  );
  return row ?? null;
}

export type PayablePayment = {
  from: Exclude<Account, 'opening'>;
  amount: Minor;
  /** Identifies the payment, so that it is recorded once. `null`: the caller makes sure of that. */
  reference: string | null;
  now: number;
};

/**
 * Records a payment. The caller has checked that it is needed. Returns false if a payment with this reference
 * was recorded before.
 */
export async function payPayable(
  tx: Queryable,
  bought: Payable,
  { from, amount, reference, now }: PayablePayment,
): Promise<boolean> {
  const { kind, id } = bought;
  const isNew = await transfer(tx, {
    kind: `${kind}_payment`,
    from,
    to: `${kind}:${id}`,
    amount,
    ...namesOf(bought),
    reference,
    now,
  });
  if (!isNew) return false;
  await tx.query(
    `update ${TABLE[kind]} set paid = paid + $2, updated_at = $3::timestamptz,
      payment_status = case when paid + $2 >= total then 'paid' else 'partially_paid' end
    where id = $1`,
    [id, amount, timestamp(now)],
  );
  return true;
}

type Refund = { customerId: number | null; amount: Minor; now: number };

/** Refunds an amount: to the wallet, or for guests to the original payment method. */
export async function refundPayable(
  tx: Queryable,
  bought: Payable,
  { customerId, amount, now }: Refund,
): Promise<void> {
  if (amount <= 0) return;
  const { kind, id } = bought;
  await transfer(tx, {
    kind: `${kind}_refund`,
    from: `${kind}:${id}`,
    to: customerId === null ? owedFor(bought) : `wallet:${customerId}`,
    amount,
    ...namesOf(bought),
    reference: null,
    now,
  });
  await tx.query(`update ${TABLE[kind]} set paid = paid - $3, updated_at = $2::timestamptz where id = $1`, [
    id,
    timestamp(now),
    amount,
  ]);
  if (customerId === null) await oweGuest(tx, bought, { amount, now });
}

/**
 * Records the amount that is owed to a guest. A background job refunds gateway payments through the gateway.
 * The operator refunds other payments manually.
 */
async function oweGuest(
  tx: Queryable,
  bought: Payable,
  { amount, now }: { amount: Minor; now: number },
): Promise<void> {
  const payments = await tx.query<{ id: string; left: number }>(
    `select id, amount - refunded as left from gateway_payments
    where ${bought.kind}_id = $1 and status = 'paid' and amount > refunded order by settled_at, id for no key update`,
    [bought.id],
  );
  let left = amount;
  for (const { id: paymentId, left: refundable } of payments) {
    const part = Math.min(left, refundable);
    if (part <= 0) break;
    await oweOfPayment(tx, bought, { paymentId, amount: part, now });
    left -= part;
  }
  if (left > 0) await owe(tx, bought, { paymentId: null, amount: left, now });
}

type Debt<Id = string> = { paymentId: Id; amount: Minor; now: number };

async function oweOfPayment(tx: Queryable, bought: Known, debt: Debt): Promise<void> {
  const { paymentId, amount } = debt;
  await tx.query('update gateway_payments set refunded = refunded + $2 where id = $1', [paymentId, amount]);
  await owe(tx, bought, debt);
}

async function owe(
  tx: Queryable,
  bought: Known,
  { paymentId, amount, now }: Debt<string | null>,
): Promise<void> {
  const { orderId, tripId } = namesOf(bought);
  await tx.query(
    `insert into refunds_owed (order_id, trip_id, payment_id, amount, created_at)
    values ($1, $2, $3, $4, $5::timestamptz)`,
    [orderId, tripId, paymentId, amount, timestamp(now)],
  );
}

type Unwanted = Refund & { payment: { id: string; gateway: string } };

/**
 * Returns money that a gateway collected but that is not due: late, repeated, or for a cancelled order. It is
 * paid into the wallet, or back to the guest [CHK-07, X-05].
 */
export async function refundSurplus(
  tx: Queryable,
  bought: Known,
  { payment, customerId, amount, now }: Unwanted,
): Promise<void> {
  if (amount <= 0) return;
  await transfer(tx, {
    kind: bought?.kind === 'trip' ? 'trip_refund' : 'order_refund',
    from: `gateway:${payment.gateway}`,
    to: customerId === null ? owedFor(bought) : `wallet:${customerId}`,
    amount,
    ...namesOf(bought),
    reference: `gateway:${payment.id}:unwanted`,
    now,
  });
  if (customerId === null) await oweOfPayment(tx, bought, { paymentId: payment.id, amount, now });
}

import type { Minor } from '../../../domain/money';
import { type Database, type Queryable, timestamp } from '../../db/database';
import { transfer } from './ledger';
import { lockOrderMoney, payOrder } from './order-money';
import { emptyPaidCart } from './paid-cart';
import { type PayableMoney, refundSurplus } from './payable';
import { arriveForTrip, lockTripMoney } from './trip-money';

export type Outcome = 'paid' | 'failed' | 'canceled';

type PaymentEvent = {
  paymentId: string;
  outcome: Outcome;
  /** The gateway's id of the payment, if it was not known when the payment was opened. */
  reference?: string | null;
  now: number;
};

type Payment = {
  id: string;
  order_id: number | null;
  trip_id: number | null;
  customer_id: number | null;
  gateway: string;
  amount: Minor;
  bonus: Minor;
  status: 'open' | 'late' | 'paid' | 'failed' | 'canceled';
};

/**
 * Records the outcome that a gateway reports. Idempotent. Late, repeated or surplus money goes to the wallet,
 * or back to the guest [CHK-07, X-05].
 */
export function settlePayment(database: Database, event: PaymentEvent): Promise<void> {
  return database.transaction((tx) => settleIn(tx, event));
}

async function settleIn(tx: Queryable, event: PaymentEvent): Promise<void> {
  const { paymentId, outcome, now } = event;
  const bought = await lockBought(tx, paymentId);
  const payment = await lockPayment(tx, paymentId);
  // A received payment stays paid, whatever the gateway reports later. A failed payment may still succeed.
  if (payment === null || payment.status === 'paid') return;
  await saveOutcome(tx, event);
  if (outcome !== 'paid') return;
  if (bought.trip !== null) return arriveForTrip(tx, { payment, trip: bought.trip, now });
  if (payment.customer_id !== null) return fundWallet(tx, { payment, customerId: payment.customer_id, now });
  await arriveForOrder(tx, { payment, order: bought.order, now });
}

type Bought = { order: PayableMoney | null; trip: PayableMoney | null };

/**
 * Locks the order or trip of a payment. It must be locked before the payment, as in `refundOrder`, to avoid
 * deadlocks.
 */
async function lockBought(tx: Queryable, paymentId: string): Promise<Bought> {
  const [known] = await tx.query<Pick<Payment, 'order_id' | 'trip_id'>>(
    'select order_id, trip_id from gateway_payments where id = $1',
    [paymentId],
  );
  return {
    order: known?.order_id == null ? null : await lockOrderMoney(tx, known.order_id),
    trip: known?.trip_id == null ? null : await lockTripMoney(tx, known.trip_id),
  };
}

async function lockPayment(tx: Queryable, paymentId: string): Promise<Payment | null> {
  const [payment] = await tx.query<Payment>(
    'select id, order_id, trip_id, customer_id, gateway, amount, bonus, status from gateway_payments where id = $1 for no key update',
    [paymentId],
  );
  return payment ?? null;
}

const saveOutcome = (
  tx: Queryable,
  { paymentId, outcome, reference = null, now }: PaymentEvent,
): Promise<unknown> =>
  tx.query(
    `update gateway_payments
    set status = $2, settled_at = $3::timestamptz, arrives_at = null, reference = coalesce($4, reference) where id = $1`,
    [paymentId, outcome, timestamp(now), reference],
  );

type Arrival = { payment: Payment; order: PayableMoney | null; now: number };

/** Pays the order's due amount with the money. The rest is a surplus. */
async function arriveForOrder(tx: Queryable, { payment, order, now }: Arrival): Promise<void> {
  const isWanted = order !== null && order.given_back_at === null && order.status === 'pending';
  const due = isWanted ? Math.min(payment.amount, order.total - order.paid) : 0;
  if (order !== null && due > 0) {
    await payOrder(tx, {
      orderId: order.id,
      from: `gateway:${payment.gateway}`,
      method: 'digital_payment',
      amount: due,
      reference: `gateway:${payment.id}`,
      now,
    });
    await emptyPaidCart(tx, order.id, now);
  }
  const bought = payment.order_id === null ? null : ({ kind: 'order', id: payment.order_id } as const);
  const customerId = order?.customer_id ?? null;
  await refundSurplus(tx, bought, { payment, customerId, amount: payment.amount - due, now });
}

/** Adds the amount and its bonus to the wallet [WAL-04, WAL-08]. */
async function fundWallet(
  tx: Queryable,
  { payment, customerId, now }: { payment: Payment; customerId: number; now: number },
): Promise<void> {
  const { id, gateway, amount, bonus } = payment;
  const to = `wallet:${customerId}` as const;
  const details = { to, orderId: null, label: gateway, now };
  await transfer(tx, {
    ...details,
    kind: 'add_fund',
    from: `gateway:${gateway}`,
    amount,
    reference: `gateway:${id}`,
  });
  if (bonus <= 0) return;
  await transfer(tx, {
    ...details,
    kind: 'fund_bonus',
    from: 'promotions',
    amount: bonus,
    reference: `gateway:${id}:bonus`,
  });
}

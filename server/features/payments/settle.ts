import type { Minor } from '../../../domain/money';
import { type Database, type Queryable, timestamp } from '../../db/database';
import { keepUnwanted } from './bought';
import { transfer } from './ledger';
import { holdOrder, payOrder } from './order-money';
import { emptyPaidCart } from './paid-cart';
import { arriveForTrip, holdTrip } from './trip-money';

export type Outcome = 'paid' | 'failed' | 'canceled';

type Told = {
  paymentId: string;
  outcome: Outcome;
  /** What the gateway calls it, where it is known only now. */
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
 * What a gateway says of a payment. Told twice it counts once; money that comes late, twice or for an order that will
 * not be goes to the wallet, or back to a guest [CHK-07, X-05].
 */
export function settlePayment(database: Database, told: Told): Promise<void> {
  return database.transaction((tx) => settleIn(tx, told));
}

async function settleIn(tx: Queryable, { paymentId, outcome, reference = null, now }: Told): Promise<void> {
  const [known] = await tx.query<Pick<Payment, 'order_id' | 'trip_id'>>(
    'select order_id, trip_id from gateway_payments where id = $1',
    [paymentId],
  );
  if (known === undefined) return;
  // Always what is paid for before its payments: see `refundOrder`.
  const order = known.order_id === null ? null : await holdOrder(tx, known.order_id);
  const trip = known.trip_id === null ? null : await holdTrip(tx, known.trip_id);
  const [payment] = await tx.query<Payment>(
    'select id, order_id, trip_id, customer_id, gateway, amount, bonus, status from gateway_payments where id = $1 for no key update',
    [paymentId],
  );
  // Money that has arrived does not leave because a page says so; what failed may still be paid on the same page.
  if (payment === undefined || payment.status === 'paid') return;
  await tx.query(
    `update gateway_payments
    set status = $2, settled_at = $3::timestamptz, arrives_at = null, reference = coalesce($4, reference) where id = $1`,
    [paymentId, outcome, timestamp(now), reference],
  );
  if (outcome !== 'paid') return;
  if (trip !== null) return arriveForTrip(tx, { payment, trip, now });
  if (payment.customer_id !== null) {
    await fundWallet(tx, { payment, customerId: payment.customer_id, now });
    return;
  }
  const isWanted = order !== null && order.given_back_at === null && order.status === 'pending';
  const due = isWanted ? Math.min(payment.amount, order.total - order.paid) : 0;
  if (order !== null && due > 0) {
    await payOrder(tx, {
      orderId: order.id,
      from: `gateway:${payment.gateway}`,
      method: 'digital_payment',
      amount: due,
      reference: `gateway:${paymentId}`,
      now,
    });
    await emptyPaidCart(tx, order.id, now);
  }
  const bought = payment.order_id === null ? null : ({ kind: 'order', id: payment.order_id } as const);
  const customerId = order?.customer_id ?? null;
  await keepUnwanted(tx, bought, { payment, customerId, amount: payment.amount - due, now });
}

/** What was asked for, and what was promised on top [WAL-04, WAL-08]. */
async function fundWallet(
  tx: Queryable,
  { payment, customerId, now }: { payment: Payment; customerId: number; now: number },
): Promise<void> {
  const { id, gateway, amount, bonus } = payment;
  const to = `wallet:${customerId}` as const;
  const told = { to, orderId: null, label: gateway, now };
  await transfer(tx, {
    ...told,
    kind: 'add_fund',
    from: `gateway:${gateway}`,
    amount,
    reference: `gateway:${id}`,
  });
  if (bonus <= 0) return;
  await transfer(tx, {
    ...told,
    kind: 'fund_bonus',
    from: 'promotions',
    amount: bonus,
    reference: `gateway:${id}:bonus`,
  });
}

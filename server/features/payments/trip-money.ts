import type { Minor } from '../../../domain/money';
import { type Queryable, timestamp } from '../../db/database';
import { type Account, transfer } from './ledger';

type TripMoney = {
  id: number;
  customer_id: number | null;
  total: Minor;
  paid: Minor;
  status: string;
  given_back_at: Date | null;
};

/** The trip and its money, held until the transaction ends. */
export async function holdTrip(tx: Queryable, tripId: number): Promise<TripMoney | null> {
  const [row] = await tx.query<TripMoney>(
    'select id, customer_id, total, paid, status, given_back_at from trips where id = $1 for no key update',
    [tripId],
  );
  return row ?? null;
}

type TripPayment = {
  tripId: number;
  from: Exclude<Account, 'opening'>;
  amount: Minor;
  /** What names this very payment; null where nobody tells of it twice. */
  reference: string | null;
  now: number;
};

/** Money for a trip. Whoever calls has looked whether the trip still wants it; what is told twice counts once. */
export async function payForTrip(tx: Queryable, payment: TripPayment): Promise<void> {
  const { tripId, from, amount, reference, now } = payment;
  const isNew = await transfer(tx, {
    kind: 'trip_payment',
    from,
    to: `trip:${tripId}`,
    amount,
    orderId: null,
    tripId,
    reference,
    now,
  });
  if (!isNew) return;
  await tx.query(
    `update trips set paid = paid + $2, updated_at = $3::timestamptz,
      payment_status = case when paid + $2 >= total then 'paid' else 'partially_paid' end
    where id = $1`,
    [tripId, amount, timestamp(now)],
  );
}

type Ending = { tripId: number; now: number };

/**
 * A trip that will not be: its vehicles are free again, its coupon may be used again, its money goes back. Once, however
 * often it is called. The state of the trip is its caller's.
 */
export async function giveBackTrip(tx: Queryable, { tripId, now }: Ending): Promise<void> {
  const trip = await holdTrip(tx, tripId);
  if (trip === null) return;
  await freeVehicles(tx, tripId);
  if (trip.given_back_at === null) {
    await tx.query('delete from coupon_uses where trip_id = $1', [tripId]);
    await tx.query('update trips set given_back_at = $2::timestamptz where id = $1', [
      tripId,
      timestamp(now),
    ]);
  }
  await refundTrip(tx, { trip, amount: trip.paid, now });
}

/** A trip that is over, however it ended, holds no vehicle any more. */
export const freeVehicles = (tx: Queryable, tripId: number): Promise<unknown> =>
  tx.query('delete from vehicle_holds where trip_id = $1', [tripId]);

type Refund = { trip: Pick<TripMoney, 'id' | 'customer_id'>; amount: Minor; now: number };

/** Into the wallet, or to a guest the way it came; all that was paid, or what it is too much. */
export async function refundTrip(tx: Queryable, { trip, amount, now }: Refund): Promise<void> {
  const { id: tripId, customer_id: customerId } = trip;
  if (amount <= 0) return;
  await transfer(tx, {
    kind: 'trip_refund',
    from: `trip:${tripId}`,
    to: customerId === null ? `refund:trip:${tripId}` : `wallet:${customerId}`,
    amount,
    orderId: null,
    tripId,
    reference: null,
    now,
  });
  await tx.query('update trips set paid = paid - $3, updated_at = $2::timestamptz where id = $1', [
    tripId,
    timestamp(now),
    amount,
  ]);
  if (customerId === null) await oweTripGuest(tx, { tripId, amount, now });
}

/** By gateway what came by gateway; the rest the shop's people give back by hand. */
async function oweTripGuest(
  tx: Queryable,
  { tripId, amount, now }: { tripId: number; amount: Minor; now: number },
): Promise<void> {
  const payments = await tx.query<{ id: string; left: number }>(
    `select id, amount - refunded as left from gateway_payments
    where trip_id = $1 and status = 'paid' and amount > refunded order by settled_at, id for no key update`,
    [tripId],
  );
  let left = amount;
  for (const { id, left: held } of payments) {
    const part = Math.min(left, held);
    if (part <= 0) break;
    await tx.query('update gateway_payments set refunded = refunded + $2 where id = $1', [id, part]);
    await owe(tx, { tripId, paymentId: id, amount: part, now });
    left -= part;
  }
  if (left > 0) await owe(tx, { tripId, paymentId: null, amount: left, now });
}

const owe = (
  tx: Queryable,
  debt: { tripId: number; paymentId: string | null; amount: Minor; now: number },
): Promise<unknown> =>
  tx.query(
    'insert into refunds_owed (trip_id, payment_id, amount, created_at) values ($1, $2, $3, $4::timestamptz)',
    [debt.tripId, debt.paymentId, debt.amount, timestamp(debt.now)],
  );

type Arrival = {
  payment: { id: string; gateway: string; amount: Minor };
  /** Held before the payment was. */
  trip: TripMoney;
  now: number;
};

/** Money that a gateway has collected for a trip: what it still wants; the rest goes to the wallet, or back to a guest. */
export async function arriveForTrip(tx: Queryable, { payment, trip, now }: Arrival): Promise<void> {
  const { id: tripId, customer_id: customerId } = trip;
  const isWanted = trip.given_back_at === null && trip.status !== 'canceled';
  const due = isWanted ? Math.min(payment.amount, trip.total - trip.paid) : 0;
  const from = `gateway:${payment.gateway}` as const;
  if (due > 0) await payForTrip(tx, { tripId, from, amount: due, reference: `gateway:${payment.id}`, now });
  const left = payment.amount - due;
  if (left <= 0) return;
  await transfer(tx, {
    kind: 'trip_refund',
    from,
    to: customerId === null ? `refund:trip:${tripId}` : `wallet:${customerId}`,
    amount: left,
    orderId: null,
    tripId,
    reference: `gateway:${payment.id}:unwanted`,
    now,
  });
  if (customerId !== null) return;
  await tx.query('update gateway_payments set refunded = refunded + $2 where id = $1', [payment.id, left]);
  await owe(tx, { tripId, paymentId: payment.id, amount: left, now });
}

/** A trip that nobody pays ends as failed, and its vehicles are free again. */
export async function endUnpaidTrip(tx: Queryable, { tripId, now }: Ending): Promise<void> {
  const [ended] = await tx.query(
    `update trips set status = 'payment_failed', updated_at = $2::timestamptz
    where id = $1 and status = 'pending' and payment_status <> 'paid' returning 1`,
    [tripId, timestamp(now)],
  );
  if (ended === undefined) return;
  await tx.query(
    `insert into trip_status_changes (trip_id, status, at) values ($1, 'payment_failed', $2::timestamptz)
    on conflict do nothing`,
    [tripId, timestamp(now)],
  );
  await giveBackTrip(tx, { tripId, now });
}

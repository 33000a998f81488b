import type { Minor } from '../../../domain/money';
import { type Queryable, timestamp } from '../../db/database';
import {
  lockPayable,
  type PayableMoney,
  type PayablePayment,
  payPayable,
  refundPayable,
  refundSurplus,
} from './payable';

const tripOf = (id: number) => ({ kind: 'trip', id }) as const;

/** Locks the trip and its payments until the transaction ends. */
export const lockTripMoney = (tx: Queryable, tripId: number): Promise<PayableMoney | null> =>
  lockPayable(tx, tripOf(tripId));

/** Records a payment for a trip. Idempotent. The caller has checked that the payment is needed. */
export const payForTrip = (
  tx: Queryable,
  { tripId, ...payment }: PayablePayment & { tripId: number },
): Promise<boolean> => payPayable(tx, tripOf(tripId), payment);

type Ending = { tripId: number; now: number };

/**
 * Releases the vehicles and the coupon of a cancelled trip and refunds it. Idempotent. The caller updates the
 * trip's status.
 */
export async function releaseAndRefundTrip(tx: Queryable, { tripId, now }: Ending): Promise<void> {
  const trip = await lockTripMoney(tx, tripId);
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

export const freeVehicles = (tx: Queryable, tripId: number): Promise<unknown> =>
  tx.query('delete from vehicle_holds where trip_id = $1', [tripId]);

type Refund = { trip: Pick<PayableMoney, 'id' | 'customer_id'>; amount: Minor; now: number };

/** Refunds a part or everything: to the wallet, or for guests to the original payment method. */
export const refundTrip = (tx: Queryable, { trip, amount, now }: Refund): Promise<void> =>
  refundPayable(tx, tripOf(trip.id), { customerId: trip.customer_id, amount, now });

type Arrival = {
  payment: { id: string; gateway: string; amount: Minor };
  /** The trip, which the caller has locked before the payment. */
  trip: PayableMoney;
  now: number;
};

/**
 * Pays the trip's due amount with a gateway's payment. A surplus is paid into the wallet, or back to the
 * guest.
 */
export async function arriveForTrip(tx: Queryable, { payment, trip, now }: Arrival): Promise<void> {
  const { id: tripId, customer_id: customerId } = trip;
  const isWanted = trip.given_back_at === null && trip.status !== 'canceled';
  const due = isWanted ? Math.min(payment.amount, trip.total - trip.paid) : 0;
  const from = `gateway:${payment.gateway}` as const;
  if (due > 0) await payForTrip(tx, { tripId, from, amount: due, reference: `gateway:${payment.id}`, now });
  await refundSurplus(tx, tripOf(tripId), { payment, customerId, amount: payment.amount - due, now });
}

/** Sets an unpaid trip to "failed" and releases its vehicles. */
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
  await releaseAndRefundTrip(tx, { tripId, now });
}

import type { Minor } from '../../../domain/money';
import { type Queryable, timestamp } from '../../db/database';
import {
  type BoughtMoney,
  type BoughtPayment,
  holdBought,
  keepUnwanted,
  payBought,
  refundBought,
} from './bought';

const tripOf = (id: number) => ({ kind: 'trip', id }) as const;

/** The trip and its money, held until the transaction ends. */
export const holdTrip = (tx: Queryable, tripId: number): Promise<BoughtMoney | null> =>
  holdBought(tx, tripOf(tripId));

/** Money for a trip. Whoever calls has looked whether the trip still wants it; what is told twice counts once. */
export const payForTrip = (
  tx: Queryable,
  { tripId, ...payment }: BoughtPayment & { tripId: number },
): Promise<boolean> => payBought(tx, tripOf(tripId), payment);

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

type Refund = { trip: Pick<BoughtMoney, 'id' | 'customer_id'>; amount: Minor; now: number };

/** Into the wallet, or to a guest the way it came; all that was paid, or what it is too much. */
export const refundTrip = (tx: Queryable, { trip, amount, now }: Refund): Promise<void> =>
  refundBought(tx, tripOf(trip.id), { customerId: trip.customer_id, amount, now });

type Arrival = {
  payment: { id: string; gateway: string; amount: Minor };
  /** Held before the payment was. */
  trip: BoughtMoney;
  now: number;
};

/** Money that a gateway has collected for a trip: what it still wants; the rest goes to the wallet, or back to a guest. */
export async function arriveForTrip(tx: Queryable, { payment, trip, now }: Arrival): Promise<void> {
  const { id: tripId, customer_id: customerId } = trip;
  const isWanted = trip.given_back_at === null && trip.status !== 'canceled';
  const due = isWanted ? Math.min(payment.amount, trip.total - trip.paid) : 0;
  const from = `gateway:${payment.gateway}` as const;
  if (due > 0) await payForTrip(tx, { tripId, from, amount: due, reference: `gateway:${payment.id}`, now });
  await keepUnwanted(tx, tripOf(tripId), { payment, customerId, amount: payment.amount - due, now });
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

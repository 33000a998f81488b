import type { Queryable } from '../../db/database';
import { payOrder } from './order-money';
import { payForTrip } from './trip-money';

/** The transfer that somebody has told of is there: the order is paid. False: nothing of the kind was waited for [CHK-04]. */
export async function findTransfer(
  tx: Queryable,
  { orderId, now }: { orderId: number; now: number },
): Promise<boolean> {
  const [told] = await tx.query<{ left: number }>(
    `update offline_payments told set status = 'verified', updated_at = now()
    from orders o where o.id = told.order_id and o.id = $1 and told.status = 'pending' and o.total > o.paid
    returning o.total - o.paid as left`,
    [orderId],
  );
  if (told === undefined) return false;
  await payOrder(tx, {
    orderId,
    from: 'offline',
    method: 'offline_payment',
    amount: Number(told.left),
    reference: `offline:${orderId}`,
    now,
  });
  return true;
}

/** The same of what is told to be paid for a trip. */
export async function findTripTransfer(
  tx: Queryable,
  { tripId, now }: { tripId: number; now: number },
): Promise<boolean> {
  const [told] = await tx.query<{ left: number }>(
    `update offline_payments told set status = 'verified', updated_at = now()
    from trips where trips.id = told.trip_id and trips.id = $1 and told.status = 'pending' and trips.total > trips.paid
    returning trips.total - trips.paid as left`,
    [tripId],
  );
  if (told === undefined) return false;
  await payForTrip(tx, {
    tripId,
    from: 'offline',
    amount: Number(told.left),
    reference: null,
    now,
  });
  return true;
}

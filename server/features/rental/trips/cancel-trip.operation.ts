import type { MessageResponse, TripCancel } from '../../../../contract/types.gen';
import type { Queryable } from '../../../db/database';
import { refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import { ownerOf } from '../../orders/access';
import { reasonText } from '../../orders/order.store';
import { lockTripMoney, releaseAndRefundTrip } from '../../payments/trip-money';
import type { StoredText } from '../../shared/local-text';
import { TRIP_MESSAGES, tripCancelRefused } from '../trip.messages';
import { findOwnTrip, type TripRow, tripCancelReasons } from './trip.rows';
import { unknownTrip } from './trip-access';
import { moveTrip } from './trip-moving';

type Request = RequestContext & { body: TripCancel };

/** Cancels the trip and returns vehicles, coupon and money, all in one transaction. */
export async function cancelTrip(request: Request): Promise<MessageResponse> {
  const { database, body, now, language } = request;
  await database.transaction(async (tx) => {
    const trip = await lockOwnTrip(tx, request);
    // Idempotent: a repeated request gets the same response.
    if (trip.status === 'canceled' && trip.cancelled_by === 'customer') return;
    const reason = await reasonOf(tx, request);
    await moveToCanceled(tx, trip, now);
    await saveReason(tx, trip.id, { reason, note: body.note?.trim().slice(0, 1000) || null });
    await releaseAndRefundTrip(tx, { tripId: trip.id, now });
  });
  return { message: TRIP_MESSAGES.canceled[language] };
}

async function lockOwnTrip(tx: Queryable, request: Request): Promise<TripRow> {
  const { trip_id: tripId } = request.body;
  await lockTripMoney(tx, tripId);
  return (await findOwnTrip(tx, ownerOf(request), tripId)) ?? unknownTrip();
}

async function moveToCanceled(tx: Queryable, trip: TripRow, now: number): Promise<void> {
  const refusal = await moveTrip(tx, trip, { to: 'canceled', by: 'customer', now });
  if (refusal !== null) refuse(403, ...tripCancelRefused(refusal));
}

const saveReason = (
  tx: Queryable,
  tripId: number,
  { reason, note }: { reason: StoredText; note: string | null },
): Promise<unknown> =>
  tx.query(
    `update trips set cancellation_reason = $2::jsonb, cancellation_note = $3, cancelled_by = 'customer' where id = $1`,
    [tripId, JSON.stringify(reason), note],
  );

/** Returns the chosen cancellation reason in every language. */
async function reasonOf(tx: Queryable, { body, language }: Request): Promise<StoredText> {
  const reason = body.cancellation_reason?.trim().slice(0, 500) ?? '';
  if (reason === '') refuse(403, 'cancellation_reason', TRIP_MESSAGES.noReason);
  return reasonText(await tripCancelReasons(tx), reason, language);
}

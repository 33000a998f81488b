import type { TripCancel, TripPage } from '../../../../contract/types.gen';
import type { Queryable } from '../../../db/database';
import { refuse } from '../../../http/errors';
import type { Operations } from '../../../http/operation';
import type { RequestContext } from '../../../http/request-context';
import { type PageQuery, pageFields, pageOf } from '../../catalogue/page';
import { ownerOf } from '../../orders/access';
import { toReasonPage } from '../../orders/cancel-reasons.wire';
import { reasonSaid } from '../../orders/order.store';
import { giveBackTrip, holdTrip } from '../../payments/trip-money';
import { signedIn } from '../../session/tokens/bearer';
import type { StoredText } from '../../shared/local-text';
import { TRIP_MESSAGES, tripCancelRefused } from '../trip.messages';
import { findOwnTrip, listTrips, tripCancelReasons, vehiclesOf } from './trip.rows';
import { toWireTripRow } from './trip.wire';
import { foundTrip, unknownTrip } from './trip-access';
import { moveTrip } from './trip-moving';

/** What becomes of a trip once it is booked, and how it is called off [RENT-54, RENT-55]. */
export const afterBookingRoutes = (): Operations => ({
  listTrips: tripPage,
  getTrip: async (request) => {
    const { row, sight } = await foundTrip(request, request.query);
    return toWireTripRow(row, await vehiclesOf(request.database, [row]), request, sight);
  },
  listTripCancellationReasons: async (request) =>
    toReasonPage(await tripCancelReasons(request.database), request),
  cancelTrip: async (request) => {
    await cancel(request);
    return { message: TRIP_MESSAGES.canceled[request.language] };
  },
});

type ListQuery = PageQuery & { type?: 'running' | 'history' | 'all' };

async function tripPage(request: RequestContext & { query: ListQuery }): Promise<TripPage> {
  const { database, query } = request;
  const page = pageOf(query);
  const customerId = signedIn(request);
  const { rows, total } = await listTrips(database, { customerId, which: query.type ?? 'all', page });
  const vehicles = await vehiclesOf(database, rows);
  return { ...pageFields(page, total), trips: rows.map((row) => toWireTripRow(row, vehicles, request)) };
}

/** The trip ends, and vehicles, coupon and money go back: all of it, or nothing. */
async function cancel(request: RequestContext & { body: TripCancel }): Promise<void> {
  const { database, body, now } = request;
  await database.transaction(async (tx) => {
    await holdTrip(tx, body.trip_id);
    const trip = (await findOwnTrip(tx, ownerOf(request), body.trip_id)) ?? unknownTrip();
    // Whoever asks again because the answer was lost gets the same one.
    if (trip.status === 'canceled' && trip.cancelled_by === 'customer') return;
    const reason = await reasonOf(tx, request);
    const refusal = await moveTrip(tx, trip, { to: 'canceled', by: 'customer', now });
    if (refusal !== null) refuse(403, ...tripCancelRefused(refusal));
    await tx.query(
      `update trips set cancellation_reason = $2::jsonb, cancellation_note = $3, cancelled_by = 'customer' where id = $1`,
      [trip.id, JSON.stringify(reason), body.note?.trim().slice(0, 1000) || null],
    );
    await giveBackTrip(tx, { tripId: trip.id, now });
  });
}

/** In every language, when it is one of the list. */
async function reasonOf(
  tx: Queryable,
  { body, language }: RequestContext & { body: TripCancel },
): Promise<StoredText> {
  const words = body.cancellation_reason?.trim().slice(0, 500) ?? '';
  if (words === '') refuse(403, 'cancellation_reason', TRIP_MESSAGES.noReason);
  return reasonSaid(await tripCancelReasons(tx), words, language);
}

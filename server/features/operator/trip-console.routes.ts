import type { OperatorTrip } from '../../../contract/types.gen';
import { fromMinor, type Minor } from '../../../domain/money';
import { needsReason, type TripDecision, tripDecisions } from '../../../domain/operator';
import { changesBetween } from '../../../domain/operator-log';
import { mayDecide } from '../../../domain/operator-roles';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/errors';
import { timesIn } from '../../http/language';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { notifyMissingTripTransfer } from '../messages/notify-trip';
import { manualRefundDue, settleManualRefund } from '../payments/manual-refund';
import {
  confirmTripTransfer,
  offlinePaymentDetails,
  reportMissingTransfer,
} from '../payments/offline-payment-details';
import { lockTripMoney, releaseAndRefundTrip } from '../payments/trip-money';
import { handOver } from '../rental/trips/handing-over';
import { findAnyTrip, type TripRow, tripsOfConsole } from '../rental/trips/trip.rows';
import { stateOfTrip } from '../rental/trips/trip.wire';
import { unknownTrip } from '../rental/trips/trip-access';
import { moveTrip } from '../rental/trips/trip-moving';
import { optionalTextIn, textIn } from '../shared/local-text';
import { type ConsoleOperator, signedInOperator } from './console-sign-in';
import { reasonIn, recordWrite } from './log/record-write';
import { OPERATOR_MESSAGES } from './operator.messages';

const DAY = 24 * 60 * 60_000;

/**
 * Operations that list current trips for the console and execute the operator's decisions [RENT-54, X-23].
 */
export const tripConsole = (): Operations => ({
  listShopTrips: async (request) => {
    const rows = await tripsOfConsole(request.database, request.now - DAY);
    return { trips: await Promise.all(rows.map((row) => toWire(row, request))) };
  },
  decideTrip: async (request) => {
    const { database, params, body, now } = request;
    const who = signedInOperator(request);
    const reason = body.reason?.trim() || null;
    if (needsReason(body.decision) && reason === null) refuse(403, 'reason', OPERATOR_MESSAGES.reason);
    await database.transaction(async (tx) => {
      await lockTripMoney(tx, params.id);
      const trip = (await findAnyTrip(tx, params.id)) ?? unknownTrip();
      const owed = await manualRefundDue(tx, { kind: 'trip', id: trip.id });
      if (!decisionsOf(trip, owed, { now, who }).includes(body.decision))
        refuse(403, 'decision', OPERATOR_MESSAGES.tripDecided);
      await decide(tx, trip, { decision: body.decision, reason, now });
      await recordWrite(tx, request, {
        action: 'decideTrip',
        object: 'trip',
        id: trip.id,
        changes: [
          { field: 'decision', old: null, new: body.decision },
          ...changesBetween(statesOf(trip), statesOf(await findAnyTrip(tx, trip.id))),
          ...reasonIn(reason),
        ],
      });
    });
    return { message: OPERATOR_MESSAGES.saved[request.language] };
  },
});

const statesOf = (row: TripRow | null) => ({
  status: row?.status ?? null,
  payment_status: row?.payment_status ?? null,
});

type Decider = { now: number; who: ConsoleOperator };

const decisionsOf = (row: TripRow, owed: Minor, { now, who }: Decider): TripDecision[] =>
  tripDecisions(
    stateOfTrip(row),
    { hasPaymentDetails: row.offline_status === 'pending', owesRefund: owed > 0 },
    now,
  ).filter((decision) => mayDecide(who.role, decision, { kind: 'trip' }));

type Decision = { decision: TripDecision; reason: string | null; now: number };

async function decide(tx: Queryable, trip: TripRow, { decision, reason, now }: Decision): Promise<void> {
  if (decision === 'payment_received') {
    await confirmTripTransfer(tx, { tripId: trip.id, now });
    return;
  }
  if (decision === 'refund_paid') {
    await settleManualRefund(tx, { kind: 'trip', id: trip.id }, now);
    return;
  }
  if (decision === 'payment_missing') {
    await reportMissingTransfer(tx, { tripId: trip.id }, now);
    await notifyMissingTripTransfer(tx, trip, now);
    return;
  }
  if ((await moveTrip(tx, trip, { to: decision, by: 'operator', now })) !== null)
    refuse(403, 'decision', OPERATOR_MESSAGES.tripDecided);
  await handOver(tx, trip, { to: decision, now });
  if (decision !== 'canceled') return;
  // The operator writes in one language, so the same text is used for both.
  await tx.query(
    `update trips set cancellation_reason = $2::jsonb, cancelled_by = 'operator' where id = $1`,
    [trip.id, JSON.stringify({ en: reason, ar: reason })],
  );
  await releaseAndRefundTrip(tx, { tripId: trip.id, now });
}

async function toWire(row: TripRow, request: RequestContext): Promise<OperatorTrip> {
  const { database, language, now, currency } = request;
  const owed = await manualRefundDue(database, { kind: 'trip', id: row.id });
  return {
    id: row.id,
    status: row.status,
    provider: textIn(row.provider.name, language),
    contact_name: row.contact_name,
    contact_phone: row.contact_phone,
    pickup: row.pickup?.name ?? null,
    destination: row.destination?.name ?? null,
    pickup_at: row.pickup_at.toISOString(),
    total: fromMinor(row.total, currency),
    payment_method: row.payment_method,
    payment_status: row.payment_status,
    vehicles: row.lines.map(({ quantity, name }) => timesIn(quantity, textIn(name, language), language)),
    note: row.note,
    transfer:
      row.offline_status === null
        ? null
        : await offlinePaymentDetails(database, { tripId: row.id }, language),
    cancellation_reason: optionalTextIn(row.cancellation_reason, language),
    created_at: row.created_at.toISOString(),
    refund_owed: fromMinor(owed, currency),
    decisions: decisionsOf(row, owed, { now, who: signedInOperator(request) }),
  };
}

import {
  type TripMoveRefusal,
  type TripMover,
  type TripStatus,
  tripMoveRefusal,
} from '../../../../domain/trip-states';
import { type Queryable, timestamp } from '../../../db/database';
import { freeVehicles } from '../../payments/trip-money';
import { tripMoved } from '../rental.events';
import type { TripRow } from './trip.rows';
import { stateOfTrip } from './trip.wire';

type Move = { to: TripStatus; by: TripMover; now: number };

/** Changes the status of a locked trip, if that is allowed, and records the time [RENT-54]. */
export async function moveTrip(
  tx: Queryable,
  trip: TripRow,
  { to, by, now }: Move,
): Promise<TripMoveRefusal | null> {
  const refusal = tripMoveRefusal(stateOfTrip(trip), to, by, now);
  if (refusal !== null) return refusal;
  await tx.query('update trips set status = $2, updated_at = $3::timestamptz where id = $1', [
    trip.id,
    to,
    timestamp(now),
  ]);
  await tx.query(
    `insert into trip_status_changes (trip_id, status, at) values ($1, $2, $3::timestamptz) on conflict do nothing`,
    [trip.id, to, timestamp(now)],
  );
  await tripMoved.publish(tx, { trip, to, by, now });
  if (to === 'completed') await completeTrip(tx, trip.id);
  return null;
}

/** Releases the vehicles of a completed trip and counts the trip for its vehicles and provider. */
async function completeTrip(tx: Queryable, tripId: number): Promise<void> {
  await freeVehicles(tx, tripId);
  await tx.query(
    `update vehicles set trip_count = trip_count + 1
    where id in (select vehicle_id from trip_vehicles where trip_id = $1)`,
    [tripId],
  );
  await tx.query(
    'update providers set trip_count = trip_count + 1 where id = (select provider_id from trips where id = $1)',
    [tripId],
  );
}

import { RUNNING_TRIPS, type TripStatus, USUAL_TRIP } from '../../../domain/trip-states';
import { type Database, type Queryable, timestamp } from '../../db/database';
import { findTripTransfer } from '../../features/payments/told-transfer';
import { holdTrip } from '../../features/payments/trip-money';
import { handOver } from '../../features/rental/trips/handing-over';
import { findAnyTrip } from '../../features/rental/trips/trip.rows';
import { moveTrip } from '../../features/rental/trips/trip-moving';

type Journey = { id: number; begun_at: Date; status: TripStatus; created_at: Date; pickup_at: Date };

const SECOND = 1000;
/** Until the provider says yes. */
const ANSWER = 40 * SECOND;
const HANDOVER = 30 * SECOND;
/** So that somebody who watches sees a trip end. */
const RIDE = 150 * SECOND;

/** When a trip reaches its next state, in milliseconds after the demo has taken it up; nobody hands over before pickup. */
function dueAfter(status: TripStatus, { created_at: booked, pickup_at: pickup }: Journey): number {
  if (status === 'confirmed') return ANSWER;
  const handedOver = Math.max(ANSWER + HANDOVER, pickup.getTime() - booked.getTime());
  return status === 'ongoing' ? handedOver : handedOver + RIDE;
}

/** What the providers' people do with the trips that somebody booked here; those of the demo world stay as they are. */
export async function playTrips(database: Database, wallNow: number): Promise<void> {
  await database.query(
    `insert into demo_trip_journeys (trip_id, begun_at)
    select id, $1::timestamptz from trips
    where fixture is null and status = any($2::text[])
      and not exists (select 1 from demo_trip_journeys where trip_id = trips.id)
    on conflict do nothing`,
    [timestamp(wallNow), RUNNING_TRIPS],
  );
  const journeys = await database.query<Journey>(
    `select trip.id, journey.begun_at, trip.status, trip.created_at, trip.pickup_at
    from demo_trip_journeys journey join trips trip on trip.id = journey.trip_id
    where trip.status = any($1::text[]) order by trip.id`,
    [RUNNING_TRIPS],
  );
  for (const journey of journeys) {
    const way: readonly TripStatus[] = USUAL_TRIP;
    const next = way[way.indexOf(journey.status) + 1];
    if (next === undefined) continue;
    const after = dueAfter(next, journey);
    if (wallNow - journey.begun_at.getTime() < after) continue;
    const now = journey.created_at.getTime() + after;
    await database.transaction((tx) => advance(tx, journey.id, { to: next, now, wallNow }));
  }
}

type Step = { to: TripStatus; now: number; wallNow: number };

/** One step by the provider's people; whoever was faster, its customer too, has decided. */
async function advance(tx: Queryable, tripId: number, { to, now, wallNow }: Step): Promise<void> {
  await holdTrip(tx, tripId);
  await findTripTransfer(tx, { tripId, now });
  const trip = await findAnyTrip(tx, tripId);
  if (trip === null) return;
  if ((await moveTrip(tx, trip, { to, by: 'operator', now })) !== null) {
    // Nobody waits for what is not paid yet: the way begins anew.
    await tx.query('update demo_trip_journeys set begun_at = $2::timestamptz where trip_id = $1', [
      tripId,
      timestamp(wallNow),
    ]);
    return;
  }
  await handOver(tx, trip, { to, now });
}

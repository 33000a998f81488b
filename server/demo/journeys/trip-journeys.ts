import type { LatLng } from '../../../domain/geo';
import { RUNNING_TRIPS, type TripStatus, USUAL_TRIP } from '../../../domain/trip-states';
import { type Database, type Queryable, timestamp } from '../../db/database';
import { confirmTripTransfer } from '../../features/payments/offline-payment-details';
import { lockTripMoney } from '../../features/payments/trip-money';
import { handOver } from '../../features/rental/trips/handing-over';
import { findAnyTrip } from '../../features/rental/trips/trip.rows';
import { moveTrip } from '../../features/rental/trips/trip-moving';
import { DAY, T0 } from '../world/t0';
import { pointAlong, roundShare } from './timetable';

type Ends = { from: LatLng; to: LatLng };
/** Returns the route between two points, which is looked up once per key. Empty: the points are unknown. */
export type RouteBetween = (key: string, ends: () => Promise<Ends | null>) => Promise<readonly LatLng[]>;
type Stage = { database: Database; routeBetween: RouteBetween };

type Journey = {
  id: number;
  begun_at: Date;
  status: TripStatus;
  created_at: Date;
  pickup_at: Date;
  driver_id: number | null;
};

const SECOND = 1000;
/** Milliseconds until the provider confirms a trip. */
const ANSWER = 40 * SECOND;
const HANDOVER = 30 * SECOND;
/** The length of a ride in milliseconds, short enough to watch it to its end. */
const RIDE = 150 * SECOND;

/**
 * Returns when a trip reaches its next status, in milliseconds after its simulation began. Never before the
 * pick-up time.
 */
function dueAfter(status: TripStatus, { created_at: booked, pickup_at: pickup }: Journey): number {
  if (status === 'confirmed') return ANSWER;
  const handedOver = Math.max(ANSWER + HANDOVER, pickup.getTime() - booked.getTime());
  return status === 'ongoing' ? handedOver : handedOver + RIDE;
}

/** Simulates the rental providers for new trips. Trips of the demo's own data are ignored. */
export async function simulateTrips(stage: Stage, wallNow: number): Promise<void> {
  const { database } = stage;
  await database.query(
    `insert into demo_trip_journeys (trip_id, begun_at)
    select id, $1::timestamptz from trips
    where fixture is null and status = any($2::text[])
      and not exists (select 1 from demo_trip_journeys where trip_id = trips.id)
    on conflict do nothing`,
    [timestamp(wallNow), RUNNING_TRIPS],
  );
  const journeys = await database.query<Journey>(
    `select trip.id, journey.begun_at, trip.status, trip.created_at, trip.pickup_at, trip.driver_id
    from demo_trip_journeys journey join trips trip on trip.id = journey.trip_id
    where trip.status = any($1::text[]) order by trip.id`,
    [RUNNING_TRIPS],
  );
  for (const journey of journeys) await playOne(stage, journey, wallNow);
  await driveAgain(stage, wallNow);
}

async function playOne(stage: Stage, journey: Journey, wallNow: number): Promise<void> {
  const steps: readonly TripStatus[] = USUAL_TRIP;
  const next = steps[steps.indexOf(journey.status) + 1];
  if (next === undefined) return;
  const elapsed = wallNow - journey.begun_at.getTime();
  const after = dueAfter(next, journey);
  if (elapsed < after) {
    await drive(stage, journey, { share: shareOfRide(next, journey, elapsed), after: elapsed });
    return;
  }
  const now = journey.created_at.getTime() + after;
  await stage.database.transaction((tx) => advance(tx, journey.id, { to: next, now, wallNow }));
}

/** Returns the finished share of a ride, from 0 to 1. The driver arrives exactly at the pick-up time. */
function shareOfRide(next: TripStatus, journey: Journey, elapsed: number): number {
  const after = dueAfter(next, journey);
  const takes = Math.min(RIDE, after - dueAfter(journey.status, journey));
  return 1 - (after - elapsed) / Math.max(1, takes);
}

/**
 * Moves the driver: before pick-up from the provider to the customer, afterwards along the trip [RENT-51].
 */
async function drive(
  { database, routeBetween }: Stage,
  { id, status, created_at: booked, driver_id: driverId }: Omit<Journey, 'begun_at' | 'pickup_at'>,
  { share, after }: { share: number; after: number },
): Promise<void> {
  if (driverId === null || status === 'pending') return;
  const route = await routeBetween(`trip:${id}:${status}`, () => endsOfDrive(database, id));
  const point = pointAlong(route, share);
  if (point === null) return;
  await database.query(
    `insert into trip_positions (trip_id, lat, lng, moved_at) values ($1, $2, $3, $4::timestamptz)
    on conflict (trip_id) do update set lat = excluded.lat, lng = excluded.lng, moved_at = excluded.moved_at`,
    [id, point.lat, point.lng, timestamp(booked.getTime() + after)],
  );
}

async function endsOfDrive(database: Pick<Queryable, 'query'>, tripId: number): Promise<Ends | null> {
  const [row] = await database.query<{
    provider: LatLng;
    pickup: LatLng;
    destination: LatLng | null;
    is_let: boolean;
  }>(
    `select jsonb_build_object('lat', p.lat, 'lng', p.lng) as provider, trip.pickup, trip.destination,
      trip.status = 'ongoing' as is_let
    from trips trip join providers p on p.id = trip.provider_id
    where trip.id = $1 and trip.pickup ? 'lat'`,
    [tripId],
  );
  if (row === undefined) return null;
  const { provider, pickup, destination, is_let } = row;
  return is_let ? { from: pickup, to: destination ?? pickup } : { from: provider, to: pickup };
}

/** Moves the drivers of the demo's own trips, which never end. */
async function driveAgain(stage: Stage, wallNow: number): Promise<void> {
  const trips = await stage.database.query<Omit<Journey, 'begun_at' | 'pickup_at'>>(
    `select id, status, created_at, driver_id from trips where fixture is not null and status = any($1::text[])`,
    [RUNNING_TRIPS],
  );
  for (const trip of trips)
    await drive(stage, trip, {
      share: roundShare(wallNow),
      after: T0 + (wallNow % DAY) - trip.created_at.getTime(),
    });
}

type Step = { to: TripStatus; now: number; wallNow: number };

/** Moves the trip to its next status. Does nothing if another request has already moved it. */
async function advance(tx: Queryable, tripId: number, { to, now, wallNow }: Step): Promise<void> {
  await lockTripMoney(tx, tripId);
  await confirmTripTransfer(tx, { tripId, now });
  const trip = await findAnyTrip(tx, tripId);
  if (trip === null) return;
  if ((await moveTrip(tx, trip, { to, by: 'operator', now })) !== null) {
    // The payment is still missing, so the simulation of this trip starts again.
    await tx.query('update demo_trip_journeys set begun_at = $2::timestamptz where trip_id = $1', [
      tripId,
      timestamp(wallNow),
    ]);
    return;
  }
  await handOver(tx, trip, { to, now });
}

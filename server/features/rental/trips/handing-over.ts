import type { TripStatus } from '../../../../domain/trip-states';
import type { Queryable } from '../../../db/database';
import { payForTrip } from '../../payments/trip-money';
import type { TripRow } from './trip.rows';

type Reached = { to: TripStatus; now: number };

/**
 * Assigns a driver when the trip is confirmed, if the provider has one. At pick-up, records the due amount as
 * paid.
 */
export async function handOver(tx: Queryable, trip: TripRow, { to, now }: Reached): Promise<void> {
  if (to === 'confirmed') await sendDriver(tx, trip.id);
  const owed = trip.total - trip.paid;
  if (to === 'ongoing' && owed > 0)
    await payForTrip(tx, {
      tripId: trip.id,
      from: 'cash',
      amount: owed,
      reference: `cash:trip:${trip.id}`,
      now,
    });
}

const sendDriver = (tx: Queryable, tripId: number): Promise<unknown> =>
  tx.query(
    `update trips set driver_id = (
      select id from drivers where provider_id = trips.provider_id order by (id + trips.id) % 7, id limit 1
    ) where id = $1 and driver_id is null`,
    [tripId],
  );

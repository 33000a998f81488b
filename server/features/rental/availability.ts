import { type Queryable, timestamp } from '../../db/database';

/** The time from pick-up to return. Both ends are milliseconds since 1970. */
export type Interval = { from: number; until: number };

/** The trip whose own reservations are ignored, because the trip is being changed. */
type Except = { tripId?: number | null };

/**
 * Returns the free units of each vehicle in this time: all units without those that are absent or reserved.
 * An inactive vehicle has none [RENT-09]. A booking locks the vehicles first and calls this in the same
 * transaction. A constraint of `vehicle_holds` also prevents double bookings.
 */
export async function freeUnits(
  tx: Queryable,
  vehicleIds: readonly number[],
  { from, until }: Interval,
  { tripId = null }: Except = {},
): Promise<ReadonlyMap<number, number[]>> {
  const rows = await tx.query<{ id: number; units: number[] }>(
    `select v.id, array(
      select unit from generate_series(1, v.total) unit
      where unit not in (
        select vehicle_hold.unit from vehicle_holds vehicle_hold
        where vehicle_hold.vehicle_id = v.id and vehicle_hold.starts < $3 and vehicle_hold.ends > $2
          and ($4::int is null or vehicle_hold.trip_id <> $4)
      )
      order by unit
    ) as units
    from vehicles v join providers p on p.id = v.provider_id
    where v.id = any($1::int[]) and v.is_active and p.is_active and not exists (
      select 1 from vehicle_absences away
      where away.vehicle_id = v.id and away.starts < $3 and away.ends > $2
    )`,
    [vehicleIds, timestamp(from), timestamp(until), tripId],
  );
  const free = new Map(rows.map(({ id, units }) => [id, units]));
  return new Map(vehicleIds.map((id) => [id, free.get(id) ?? []]));
}

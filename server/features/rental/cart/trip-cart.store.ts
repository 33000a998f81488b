import { type Queryable, timestamp } from '../../../db/database';
import { type VehicleRow, vehicleColumns, vehicleJoins } from '../../shared/vehicle.rows';
import type { SavedTripLine, TripCart, TripCartKey, TripData, TripLine, TripPlace } from './trip-cart.types';

type CartRow = {
  id: number;
  type: TripData['type'];
  pickup: TripPlace | null;
  destination: TripPlace | null;
  pickup_at: Date;
  hours: number;
  distance_metres: number | null;
};
type LineRow = VehicleRow & {
  line_id: number;
  line_quantity: number;
  line_created_at: Date;
  line_updated_at: Date;
};

/** Returns the cart with the current data of its vehicles. `null`: there is no cart. */
export async function readTripCart(
  database: Queryable,
  { owner, moduleId }: TripCartKey,
): Promise<TripCart | null> {
  const [cart] = await database.query<CartRow>(
    `select id, type, pickup, destination, pickup_at, hours, distance_metres
    from trip_carts where owner = $1 and module_id = $2`,
    [owner, moduleId],
  );
  if (cart === undefined) return null;
  const lines = await database.query<LineRow>(
    `select line.id as line_id, line.quantity as line_quantity, line.created_at as line_created_at,
      line.updated_at as line_updated_at, ${vehicleColumns}
    from trip_cart_vehicles line join vehicles v on v.id = line.vehicle_id ${vehicleJoins}
    where line.cart_id = $1 order by line.id`,
    [cart.id],
  );
  return { id: cart.id, trip: tripOf(cart), lines: lines.map(toLine) };
}

const tripOf = ({ type, pickup, destination, pickup_at, hours, distance_metres }: CartRow): TripData => ({
  type,
  pickup,
  destination,
  pickupAt: pickup_at.getTime(),
  hours,
  distanceMetres: distance_metres,
});

const toLine = (row: LineRow): SavedTripLine => ({
  id: row.line_id,
  vehicle: row,
  quantity: row.line_quantity,
  createdAt: row.line_created_at,
  updatedAt: row.line_updated_at,
});

export async function vehicleWith(database: Queryable, id: number): Promise<VehicleRow | null> {
  const [row] = await database.query<VehicleRow>(
    `select ${vehicleColumns} from vehicles v ${vehicleJoins} where v.id = $1`,
    [id],
  );
  return row ?? null;
}

/** Replaces the contents of the cart. The caller has locked it. */
export async function saveTripCart(
  tx: Queryable,
  { owner, moduleId }: TripCartKey,
  { trip, lines, now }: { trip: TripData; lines: TripLine[]; now: number },
): Promise<void> {
  const at = timestamp(now);
  const [cart] = await tx.query<{ id: number }>(
    `insert into trip_carts (owner, module_id, type, pickup, destination, pickup_at, hours, distance_metres, updated_at)
    values ($1, $2, $3, $4::jsonb, $5::jsonb, $6::timestamptz, $7, $8, $9::timestamptz)
    on conflict (owner, module_id) do update set type = excluded.type, pickup = excluded.pickup,
      destination = excluded.destination, pickup_at = excluded.pickup_at, hours = excluded.hours,
      distance_metres = excluded.distance_metres, updated_at = excluded.updated_at
    returning id`,
    [
      owner,
      moduleId,
      trip.type,
      trip.pickup && JSON.stringify(trip.pickup),
      trip.destination && JSON.stringify(trip.destination),
      timestamp(trip.pickupAt),
      trip.hours,
      trip.distanceMetres,
      at,
    ],
  );
  await tx.query('delete from trip_cart_vehicles where cart_id = $1 and vehicle_id <> all($2::int[])', [
    cart?.id,
    lines.map(({ vehicle }) => vehicle.id),
  ]);
  for (const { vehicle, quantity } of lines)
    await tx.query(
      `insert into trip_cart_vehicles (cart_id, vehicle_id, quantity, created_at, updated_at)
      values ($1, $2, $3, $4::timestamptz, $4::timestamptz)
      on conflict (cart_id, vehicle_id) do update set quantity = excluded.quantity, updated_at = excluded.updated_at
      where trip_cart_vehicles.quantity <> excluded.quantity`,
      [cart?.id, vehicle.id, quantity, at],
    );
}

export const deleteTripCart = (tx: Queryable, { owner, moduleId }: TripCartKey): Promise<unknown> =>
  tx.query('delete from trip_carts where owner = $1 and module_id = $2', [owner, moduleId]);

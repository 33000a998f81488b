import type { RentalType } from '../../../../domain/rental/vehicle';
import { RUNNING_TRIPS, type TripStatus } from '../../../../domain/trip-states';
import { type Queryable, timestamp } from '../../../db/database';
import type { OrderOwner } from '../../orders/order.store';
import type { StoredText } from '../../shared/local-text';
import type { Page, PageRequest } from '../../shared/paging';
import { type ProviderRow, providerJson } from '../../shared/provider.rows';
import { type VehicleRow, vehicleColumns, vehicleJoins } from '../../shared/vehicle.rows';
import type { TripPlace } from '../cart/trip-cart.types';

type LineOfTrip = {
  id: number;
  vehicle_id: number | null;
  name: StoredText;
  image: string | null;
  quantity: number;
  unit_price: number;
  discount: number;
  total: number;
  is_reviewed: boolean;
};

type DriverOfTrip = {
  id: number;
  name: StoredText;
  phone: string;
  image: string | null;
  rating: number;
  rating_count: number;
  lat: number | null;
  lng: number | null;
};

export type TripRow = {
  id: number;
  customer_id: number | null;
  module_id: number;
  zone_id: number;
  type: RentalType;
  status: TripStatus;
  payment_method: string;
  rest_method: string | null;
  payment_status: 'paid' | 'unpaid' | 'partially_paid';
  payment_gateway: string | null;
  contact_name: string;
  contact_phone: string;
  contact_email: string | null;
  pickup: Partial<TripPlace> | null;
  destination: Partial<TripPlace> | null;
  pickup_at: Date;
  estimated_hours: number | null;
  distance_metres: number | null;
  vehicles_amount: number;
  provider_discount: number;
  discount_by: 'vehicle' | 'provider' | null;
  coupon_code: string | null;
  coupon_discount: number;
  tax: number;
  is_tax_included: boolean;
  total: number;
  paid: number;
  pin: string | null;
  note: string | null;
  cancellation_reason: StoredText | null;
  cancelled_by: string | null;
  created_at: Date;
  updated_at: Date;
  provider: ProviderRow;
  driver: DriverOfTrip | null;
  lines: LineOfTrip[];
  history: Partial<Record<TripStatus, string>>;
  is_driver_reviewed: boolean;
  offline_status: 'pending' | 'verified' | 'denied' | null;
};

const tripColumns = `
  trip.id, trip.customer_id, trip.module_id, trip.zone_id, trip.type, trip.status, trip.payment_method, trip.rest_method,
  trip.payment_status, trip.payment_gateway, trip.contact_name, trip.contact_phone, trip.contact_email, trip.pickup,
  trip.destination, trip.pickup_at, trip.estimated_hours, trip.distance_metres, trip.vehicles_amount,
  trip.provider_discount, trip.discount_by, trip.coupon_code, trip.coupon_discount, trip.tax, trip.is_tax_included,
  trip.total, trip.paid, trip.pin, trip.note, trip.cancellation_reason, trip.cancelled_by, trip.created_at,
  trip.updated_at, ${providerJson('p')} as provider,
  case when driver.id is not null then jsonb_build_object(
    'id', driver.id, 'name', driver.name, 'phone', driver.phone, 'image', driver.image, 'rating', driver.rating,
    'rating_count', driver.rating_count, 'lat', position.lat, 'lng', position.lng
  ) end as driver,
  exists (select 1 from driver_reviews known where known.trip_id = trip.id) as is_driver_reviewed,
  (select status from offline_payments details where details.trip_id = trip.id) as offline_status,
  (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', line.id, 'vehicle_id', line.vehicle_id, 'name', line.name, 'image', line.image, 'quantity', line.quantity,
      'unit_price', line.unit_price, 'discount', line.discount, 'total', line.total, 'is_reviewed', exists (
        select 1 from vehicle_reviews known where known.trip_id = trip.id and known.vehicle_id = line.vehicle_id
      )
    ) order by line.id), '[]')
    from trip_vehicles line where line.trip_id = trip.id
  ) as lines,
  (
    select coalesce(jsonb_object_agg(change.status, change.at), '{}')
    from trip_status_changes change where change.trip_id = trip.id
  ) as history`;

const tripJoins = `
  join providers p on p.id = trip.provider_id
  left join drivers driver on driver.id = trip.driver_id
  left join trip_positions position on position.trip_id = trip.id and trip.status in ('confirmed', 'ongoing')`;

/**
 * The SQL condition that the caller owns the trip. Parameters 1 and 2 are the caller's customer id and guest
 * hash.
 */
const IS_OWN = '(trip.customer_id = $1::int or (trip.customer_id is null and trip.guest_hash = $2::bytea))';

export async function findOwnTrip(
  database: Queryable,
  { customerId, guestHash }: OrderOwner,
  tripId: number,
): Promise<TripRow | null> {
  const [row] = await database.query<TripRow>(
    `select ${tripColumns} from trips trip ${tripJoins} where ${IS_OWN} and trip.id = $3`,
    [customerId, guestHash, tripId],
  );
  return row ?? null;
}

/** Returns a trip without checking its owner. For operators, and for callers who have given its contact. */
export async function findAnyTrip(database: Queryable, tripId: number): Promise<TripRow | null> {
  const [row] = await database.query<TripRow>(
    `select ${tripColumns} from trips trip ${tripJoins} where trip.id = $1`,
    [tripId],
  );
  return row ?? null;
}

type Listed = { customerId: number; which: 'running' | 'history' | 'all'; page: PageRequest };

/** Returns the caller's trips, newest first. */
export async function listTrips(
  database: Queryable,
  { customerId, which, page }: Listed,
): Promise<Page<TripRow>> {
  const isListed = `trip.customer_id = $1 and ($2::boolean is null or (trip.status = any($3::text[])) = $2)`;
  const chosen = [customerId, which === 'all' ? null : which === 'running', RUNNING_TRIPS];
  const [counted] = await database.query<{ total: number }>(
    `select count(*)::int as total from trips trip where ${isListed}`,
    chosen,
  );
  const rows = await database.query<TripRow>(
    `select ${tripColumns} from trips trip ${tripJoins} where ${isListed}
    order by trip.created_at desc, trip.id desc limit $4 offset $5`,
    [...chosen, page.limit, (page.page - 1) * page.limit],
  );
  return { rows, total: counted?.total ?? 0 };
}

const MAX_LISTED = 100;

/** Returns trips for the console: active ones, the next pick-up first, then those of the last day. */
export const tripsOfConsole = (database: Queryable, since: number): Promise<TripRow[]> =>
  database.query<TripRow>(
    `select ${tripColumns} from trips trip ${tripJoins}
    where trip.status = any($1::text[]) or trip.updated_at > $2::timestamptz
      or trip.id in (select trip_id from refunds_owed where payment_id is null and sent_at is null)
    order by trip.id in (
        select trip_id from refunds_owed where payment_id is null and sent_at is null and trip_id is not null
      ) desc, trip.status = any($1::text[]) desc,
      case when trip.status = any($1::text[]) then trip.pickup_at end, trip.updated_at desc
    limit ${MAX_LISTED}`,
    [RUNNING_TRIPS, timestamp(since)],
  );

/** Returns the current data of the vehicles of these trips. */
export async function vehiclesOf(
  database: Queryable,
  trips: readonly TripRow[],
): Promise<ReadonlyMap<number, VehicleRow>> {
  const ids = new Set(trips.flatMap(({ lines }) => lines.flatMap(({ vehicle_id }) => vehicle_id ?? [])));
  if (ids.size === 0) return new Map();
  const rows = await database.query<VehicleRow>(
    `select ${vehicleColumns} from vehicles v ${vehicleJoins} where v.id = any($1::int[])`,
    [[...ids]],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the listed reasons for cancelling a trip. */
export const tripCancelReasons = (
  database: Pick<Queryable, 'query'>,
): Promise<{ id: number; reason: StoredText }[]> =>
  database.query(
    `select id, reason from cancellation_reasons where said_by = 'customer' and is_for_trips order by id`,
  );

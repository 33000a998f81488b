import { randomInt } from 'node:crypto';
import type { Minor } from '../../../../domain/money';
import { roundHalfUp } from '../../../../domain/money';
import { tripEnd } from '../../../../domain/rental/trip';
import type { TripStatus } from '../../../../domain/trip-states';
import { type Queryable, timestamp } from '../../../db/database';
import type { Attempt } from '../../../http/idempotency';
import type { Buyer } from '../../checkout/placing/order.store';
import type { Contact } from '../../checkout/placing/order-draft';
import type { Interval } from '../availability';
import type { TripCart } from '../cart/trip-cart.types';
import type { TripDraft } from './booking-draft';
import type { TripQuote } from './trip-quote';

export type BookedTrip = {
  id: number;
  status: TripStatus;
  payment_status: 'paid' | 'unpaid' | 'partially_paid';
  payment_gateway: string | null;
  customer_id: number | null;
  total: Minor;
  paid: Minor;
  created_at: Date;
  request_hash: Buffer | null;
};

const bookedColumns =
  'id, status, payment_status, payment_gateway, customer_id, total, paid, created_at, request_hash';

/** Returns the trip that was booked with this idempotency key. */
export async function bookedBefore(
  database: Queryable,
  { customerId, guestHash }: Buyer,
  { key }: Attempt,
): Promise<BookedTrip | null> {
  const [row] = await database.query<BookedTrip>(
    `select ${bookedColumns} from trips
    where idempotency_key = $1 and (customer_id = $2::int or ($2::int is null and guest_hash = $3::bytea))`,
    [key, customerId, guestHash],
  );
  return row ?? null;
}

export async function tripAsBooked(tx: Queryable, tripId: number): Promise<BookedTrip> {
  const [row] = await tx.query<BookedTrip>(`select ${bookedColumns} from trips where id = $1`, [tripId]);
  if (row === undefined) throw new Error('A trip that was booked is gone');
  return row;
}

/** Locks the vehicles in a fixed order, so that concurrent bookings cannot deadlock. */
export const lockVehicles = (tx: Queryable, ids: number[]): Promise<unknown> =>
  tx.query('select 1 from vehicles where id = any($1::int[]) order by id for no key update', [ids]);

type NewTrip = {
  buyer: Buyer;
  attempt: Attempt | null;
  draft: TripDraft;
  contact: Contact;
  cart: TripCart;
  moduleId: number;
  zoneId: number;
  quote: TripQuote;
  now: number;
};

/** Inserts the trip with all values that never change afterwards. */
export async function insertTrip(tx: Queryable, trip: NewTrip): Promise<number> {
  const { buyer, attempt, draft, contact, cart, quote, now } = trip;
  const { price, coupon, payment } = quote;
  const isInPart = payment.wallet > 0 && payment.rest > 0;
  const isByWallet = payment.wallet > 0 && payment.rest === 0;
  const columns: Record<string, unknown> = {
    customer_id: buyer.customerId,
    guest_hash: buyer.guestHash,
    idempotency_key: attempt?.key ?? null,
    request_hash: attempt?.hash ?? null,
    module_id: trip.moduleId,
    zone_id: trip.zoneId,
    provider_id: quote.provider?.id,
    type: cart.trip.type,
    status: 'pending',
    payment_method: isInPart ? 'partial_payment' : isByWallet ? 'wallet' : draft.method,
    rest_method: payment.rest === 0 || draft.method === 'wallet' ? null : draft.method,
    payment_status: quote.total === 0 ? 'paid' : 'unpaid',
    payment_gateway: draft.gateway,
    contact_name: contact.name,
    contact_phone: contact.phone,
    contact_email: contact.email,
    pickup: cart.trip.pickup && JSON.stringify(cart.trip.pickup),
    destination: cart.trip.destination && JSON.stringify(cart.trip.destination),
    pickup_at: timestamp(cart.trip.pickupAt),
    estimated_hours: cart.trip.hours,
    distance_metres: cart.trip.distanceMetres,
    vehicles_amount: price.full,
    provider_discount: price.discount,
    discount_by: price.discountBy,
    coupon_id: coupon.state === 'taken' ? coupon.id : null,
    coupon_code: coupon.state === 'taken' ? coupon.code : null,
    coupon_discount: quote.couponDiscount,
    tax: quote.taxAmount,
    is_tax_included: quote.tax.isIncluded,
    total: quote.total,
    pin: String(randomInt(10_000)).padStart(4, '0'),
    note: draft.note,
    created_at: timestamp(now),
    updated_at: timestamp(now),
  };
  const names = Object.keys(columns);
  const [row] = await tx.query<{ id: number }>(
    `insert into trips (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(columns),
  );
  if (row === undefined) throw new Error('An inserted trip has no id');
  await tx.query(
    `insert into trip_status_changes (trip_id, status, at) values ($1, 'pending', $2::timestamptz)`,
    [row.id, timestamp(now)],
  );
  await insertVehicles(tx, row.id, trip);
  return row.id;
}

/** Stores the vehicles with their current names and prices, and reserves units of them. */
async function insertVehicles(tx: Queryable, tripId: number, { cart, quote }: NewTrip): Promise<void> {
  for (const [index, { vehicle, quantity }] of cart.lines.entries()) {
    const line = quote.price.lines[index] ?? { full: 0, discount: 0, total: 0 };
    await tx.query(
      `insert into trip_vehicles (trip_id, vehicle_id, name, image, quantity, unit_price, discount, total)
      values ($1, $2, $3::jsonb, $4, $5, $6, $7, $8)`,
      [
        tripId,
        vehicle.id,
        JSON.stringify(vehicle.name),
        vehicle.images[0] ?? null,
        quantity,
        roundHalfUp(line.full / quantity),
        line.discount,
        line.total,
      ],
    );
    await reserveUnits(tx, {
      tripId,
      vehicleId: vehicle.id,
      units: (quote.free.get(vehicle.id) ?? []).slice(0, quantity),
      from: cart.trip.pickupAt,
      until: tripEnd(cart.trip.pickupAt, cart.trip.hours),
    });
  }
}

type UnitHold = Interval & { tripId: number; vehicleId: number; units: number[] };

/** Reserves these units of a vehicle for the trip. */
export const reserveUnits = (
  tx: Queryable,
  { tripId, vehicleId, units, from, until }: UnitHold,
): Promise<unknown> =>
  tx.query(
    `insert into vehicle_holds (trip_id, vehicle_id, unit, starts, ends)
    select $1, $2, unit, $4::timestamptz, $5::timestamptz from unnest($3::int[]) unit`,
    [tripId, vehicleId, units, timestamp(from), timestamp(until)],
  );

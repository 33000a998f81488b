import type { TripChange, TripChangeResult } from '../../../../contract/types.gen';
import { fromMinor, type Minor, roundHalfUp, toMinor } from '../../../../domain/money';
import { tripEnd, wholeHours } from '../../../../domain/rental/trip';
import type { TripPrice } from '../../../../domain/rental/trip-price';
import { changedTotal } from '../../../../domain/rental/trip-total';
import { tripChangeRefusal } from '../../../../domain/trip-states';
import { type Queryable, timestamp } from '../../../db/database';
import { refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import { CHECKOUT_MESSAGES } from '../../checkout/checkout.messages';
import { ownerOf } from '../../orders/access';
import { lockTripMoney, refundTrip } from '../../payments/trip-money';
import { momentInCity } from '../../shared/moment';
import type { VehicleRow } from '../../shared/vehicle.rows';
import { freeUnits } from '../availability';
import { hoursIn, isInFuture } from '../cart/trip-draft';
import { priceOf } from '../pricing';
import { TRIP_MESSAGES, tripChangeRefused } from '../trip.messages';
import { lockVehicles, reserveUnits } from './booked.store';
import { findOwnTrip, type TripRow, vehiclesOf } from './trip.rows';
import { stateOfTrip } from './trip.wire';
import { unknownTrip } from './trip-access';
import { moveTrip } from './trip-moving';

type Change = RequestContext & { body: TripChange };

/** Changes date or duration of a booked trip. The customer must have accepted the new price [RENT-57]. */
export const changeTrip = (request: Change): Promise<TripChangeResult> =>
  request.database.transaction(async (tx) => {
    const isPreview = request.body.is_preview === true;
    const trip = await lockChangeable(tx, request);
    if (!isPreview) await lockTripVehicles(tx, trip);
    const changed = await changedTrip(tx, request, trip);
    if (!isPreview) {
      assertAccepted(changed, request);
      await keepChange(tx, { trip, changed, now: request.now });
    }
    return toWire(trip, changed, request);
  });

async function lockChangeable(tx: Queryable, request: Change): Promise<TripRow> {
  const { trip_id: tripId } = request.body;
  await lockTripMoney(tx, tripId);
  const trip = (await findOwnTrip(tx, ownerOf(request), tripId)) ?? unknownTrip();
  const refusal = tripChangeRefusal(stateOfTrip(trip), request.now);
  if (refusal !== null) refuse(403, ...tripChangeRefused(refusal));
  return trip;
}

const lockTripVehicles = (tx: Queryable, { lines }: TripRow): Promise<unknown> =>
  lockVehicles(
    tx,
    lines.flatMap(({ vehicle_id }) => vehicle_id ?? []),
  );

function assertAccepted({ total }: Changed, { body, currency }: Change): void {
  if (body.trip_amount === undefined || toMinor(body.trip_amount, currency) !== total)
    refuse(409, 'total_changed', CHECKOUT_MESSAGES.totalChanged);
}

type Changed = {
  pickupAt: number;
  hours: number;
  price: TripPrice;
  couponDiscount: Minor;
  tax: Minor;
  total: Minor;
  free: ReadonlyMap<number, number[]>;
};

/** Prices the same vehicles at the new time with today's rates. Refuses if one of them is not free. */
async function changedTrip(tx: Queryable, request: Change, trip: TripRow): Promise<Changed> {
  const { body, now, config } = request;
  const pickupAt = momentInCity(body.pickup_time.trim(), config);
  if (pickupAt === null || !isInFuture(pickupAt, now))
    return refuse(403, 'pickup_time', TRIP_MESSAGES.badTime);
  const before = trip.estimated_hours ?? 1;
  const hours =
    trip.type === 'distance_wise'
      ? before
      : hoursIn({ estimated_hours: body.estimated_hours ?? before }, trip.type, null);
  if (pickupAt === trip.pickup_at.getTime() && wholeHours(hours) === before)
    refuse(403, 'pickup_time', TRIP_MESSAGES.sameTime);
  const vehicles = await vehiclesOf(tx, [trip]);
  const lines = trip.lines.map(({ vehicle_id, quantity }) => ({
    vehicle: stillLet(vehicles.get(vehicle_id ?? 0)),
    quantity,
  }));
  const price = priceOf({ type: trip.type, hours, distanceMetres: trip.distance_metres }, lines, request);
  if (price === null) return refuse(403, 'not_available', TRIP_MESSAGES.noLongerOffered);
  const free = await freeUnits(
    tx,
    lines.map(({ vehicle }) => vehicle.id),
    { from: pickupAt, until: tripEnd(pickupAt, hours) },
    { tripId: trip.id },
  );
  if (lines.some(({ vehicle, quantity }) => (free.get(vehicle.id)?.length ?? 0) < quantity))
    refuse(409, 'pick_time', TRIP_MESSAGES.pickTime);
  const booked = {
    vehicles: trip.vehicles_amount - trip.provider_discount,
    couponDiscount: trip.coupon_discount,
  };
  const tax = { percent: trip.provider.tax_percent, isIncluded: trip.is_tax_included };
  return { pickupAt, hours, price, free, ...changedTotal(price.total, booked, tax) };
}

const stillLet = (vehicle: VehicleRow | undefined): VehicleRow =>
  vehicle?.is_active && vehicle.provider.is_active
    ? vehicle
    : refuse(403, 'not_available', TRIP_MESSAGES.noLongerOffered);

type Kept = { trip: TripRow; changed: Changed; now: number };

/** Stores the change and refunds a surplus. The provider has to confirm the trip again. */
async function keepChange(tx: Queryable, { trip, changed, now }: Kept): Promise<void> {
  const { pickupAt, hours, price, total } = changed;
  if (trip.status === 'confirmed') {
    await moveTrip(tx, trip, { to: 'pending', by: 'customer', now });
    await tx.query(`delete from trip_status_changes where trip_id = $1 and status = 'confirmed'`, [trip.id]);
  }
  await tx.query(
    `update trips set pickup_at = $2::timestamptz, estimated_hours = $3, vehicles_amount = $4, provider_discount = $5,
      discount_by = $6, coupon_discount = $7, tax = $8, total = $9, updated_at = $10::timestamptz where id = $1`,
    [
      trip.id,
      timestamp(pickupAt),
      hours,
      price.full,
      price.discount,
      price.discountBy,
      changed.couponDiscount,
      changed.tax,
      total,
      timestamp(now),
    ],
  );
  await refundTrip(tx, { trip, amount: Math.max(0, trip.paid - total), now });
  await tx.query(
    `update trips set payment_status =
      case when paid >= total then 'paid' when paid > 0 then 'partially_paid' else 'unpaid' end where id = $1`,
    [trip.id],
  );
  // Closes the open payment page, which still shows the old amount.
  await tx.query(`update gateway_payments set status = 'canceled' where trip_id = $1 and status = 'open'`, [
    trip.id,
  ]);
  await keepVehicles(tx, { trip, changed, now });
}

async function keepVehicles(tx: Queryable, { trip, changed }: Kept): Promise<void> {
  const { pickupAt, hours, price, free } = changed;
  await tx.query('delete from vehicle_holds where trip_id = $1', [trip.id]);
  for (const [index, { id, vehicle_id, quantity }] of trip.lines.entries()) {
    const line = price.lines[index] ?? { full: 0, discount: 0, total: 0 };
    await tx.query('update trip_vehicles set unit_price = $2, discount = $3, total = $4 where id = $1', [
      id,
      roundHalfUp(line.full / quantity),
      line.discount,
      line.total,
    ]);
    await reserveUnits(tx, {
      tripId: trip.id,
      vehicleId: vehicle_id ?? 0,
      units: (free.get(vehicle_id ?? 0) ?? []).slice(0, quantity),
      from: pickupAt,
      until: tripEnd(pickupAt, hours),
    });
  }
}

function toWire(trip: TripRow, { total }: Changed, { body, language, currency }: Change): TripChangeResult {
  const isChanged = body.is_preview !== true;
  return {
    message: TRIP_MESSAGES[isChanged ? 'changed' : 'previewed'][language],
    previous_amount: fromMinor(trip.total, currency),
    trip_amount: fromMinor(total, currency),
    due_amount: fromMinor(Math.max(0, total - trip.paid), currency),
    refund_amount: fromMinor(Math.max(0, trip.paid - total), currency),
    is_changed: isChanged,
  };
}

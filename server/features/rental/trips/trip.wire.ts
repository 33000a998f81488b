import type { RentalLocation, Trip, TripDetail } from '../../../../contract/types.gen';
import { fromMinor, fromOptionalMinor } from '../../../../domain/money';
import { tripEnd } from '../../../../domain/rental/trip';
import { type TripState, tripChoices } from '../../../../domain/trip-states';
import type { RequestContext } from '../../../http/request-context';
import { cashLimitOf } from '../../payments/payment-terms';
import { optionalTextIn, textIn } from '../../shared/local-text';
import { toWireProvider } from '../../shared/provider.wire';
import type { VehicleRow } from '../../shared/vehicle.rows';
import { toWireVehicle } from '../../shared/vehicle.wire';
import { toWirePlace } from '../cart/trip-cart.wire';
import type { TripRow } from './trip.rows';

/**
 * How much of a trip the caller sees. A `passer-by` has only number and contact, and sees the status but
 * neither places nor the handover code.
 */
export type Sight = 'owner' | 'passer-by';

const IN_ADVANCE: readonly string[] = ['digital_payment', 'offline_payment'];

export const stateOfTrip = (row: TripRow): TripState => ({
  status: row.status,
  pickupAt: row.pickup_at.getTime(),
  isPaymentDue: row.total > row.paid && IN_ADVANCE.includes(row.rest_method ?? row.payment_method),
  completedAt: row.history.completed === undefined ? null : Date.parse(row.history.completed),
});

type Vehicles = ReadonlyMap<number, VehicleRow>;

export function toWireTripRow(
  row: TripRow,
  vehicles: Vehicles,
  request: RequestContext,
  sight: Sight = 'owner',
): Trip {
  const { language, config, currency } = request;
  const isOwner = sight === 'owner';
  const isPaid = row.paid >= row.total;
  const state = stateOfTrip(row);
  const choices = tripChoices(state, isPaid, request.now);
  return {
    id: row.id,
    user_id: isOwner ? row.customer_id : null,
    provider_id: row.provider.id,
    zone_id: row.zone_id,
    module_id: row.module_id,
    trip_status: row.status,
    payment_status: row.payment_status,
    payment_method: row.payment_method as NonNullable<Trip['payment_method']>,
    payment_gateway: row.payment_gateway,
    trip_amount: fromMinor(row.total, currency),
    paid_amount: fromMinor(row.paid, currency),
    vehicles_amount: fromMinor(row.vehicles_amount, currency),
    coupon_code: row.coupon_code,
    coupon_discount_amount: fromMinor(row.coupon_discount, currency),
    discount_on_trip: fromMinor(row.provider_discount, currency),
    discount_by: row.discount_by,
    tax_amount: fromMinor(row.tax, currency),
    tax_status: row.is_tax_included ? 'included' : 'excluded',
    additional_charge: 0,
    trip_type: row.type,
    ...(row.estimated_hours !== null && { estimated_hours: row.estimated_hours }),
    ...(row.distance_metres !== null && { distance: row.distance_metres / 1000 }),
    ...(isOwner && placesOf(row)),
    pickup_time: row.pickup_at.toISOString(),
    scheduled: 1,
    schedule_at: row.pickup_at.toISOString(),
    estimated_trip_end_time: new Date(tripEnd(row.pickup_at.getTime(), row.estimated_hours)).toISOString(),
    otp: isOwner ? row.pin : null,
    note: isOwner ? row.note : null,
    cancellation_reason: isOwner ? optionalTextIn(row.cancellation_reason, language) : null,
    ...historyOf(row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    ...(isOwner && {
      user_info: {
        contact_person_name: row.contact_name,
        contact_person_number: row.contact_phone,
        contact_person_email: row.contact_email,
      },
    }),
    can_cancel: isOwner && choices.canCancel,
    can_pay: isOwner && choices.canPay,
    payment_due: state.isPaymentDue,
    cash_on_delivery_limit: fromOptionalMinor(cashLimitOf(config, null), currency),
    can_change: isOwner && choices.canChange,
    is_driver_reviewed: row.is_driver_reviewed,
    offline_payment_status: isOwner ? row.offline_status : null,
    can_review: isOwner && row.customer_id !== null && choices.canReview,
    provider: toWireProvider(row.provider, request),
    trip_details: row.lines.map((line) => toWireDetail(line, row, vehicles, request)),
    driver: row.driver && {
      id: row.driver.id,
      f_name: textIn(row.driver.name, language),
      phone: row.driver.phone,
      image_full_url: row.driver.image,
      avg_rating: Number(row.driver.rating),
      rating_count: row.driver.rating_count,
      ...(isOwner &&
        row.driver.lat !== null &&
        row.driver.lng !== null && { lat: row.driver.lat, lng: row.driver.lng }),
    },
  };
}

const placesOf = ({ pickup, destination }: TripRow) => ({
  ...(isPlace(pickup) && { pickup_location: toWirePlace(pickup) }),
  destination_location: isPlace(destination) ? toWirePlace(destination) : null,
});

/** Returns whether the trip has a place. The places of a deleted customer were erased. */
const isPlace = (
  place: TripRow['pickup'],
): place is { name: string; lat: number; lng: number } & RentalLocation =>
  place?.lat !== undefined && place.lng !== undefined;

const historyOf = ({ history }: TripRow) => {
  const at = (moment: string | undefined) => (moment === undefined ? null : new Date(moment).toISOString());
  return {
    pending: at(history.pending),
    confirmed: at(history.confirmed),
    ongoing: at(history.ongoing),
    completed: at(history.completed),
    canceled: at(history.canceled),
  };
};

/** Returns a vehicle as it was booked. Later changes of the vehicle do not affect it. */
function toWireDetail(
  line: TripRow['lines'][number],
  trip: TripRow,
  vehicles: Vehicles,
  request: RequestContext,
): TripDetail {
  const { currency } = request;
  const vehicle = vehicles.get(line.vehicle_id ?? 0);
  return {
    id: line.id,
    trip_id: trip.id,
    vehicle_id: line.vehicle_id,
    ...(vehicle && { vehicle_details: toWireVehicle(vehicle, request) }),
    name: textIn(line.name, request.language),
    image_full_url: line.image,
    is_reviewed: line.is_reviewed,
    quantity: line.quantity,
    price: fromMinor(line.unit_price, currency),
    calculated_price: fromMinor(line.total, currency),
    discount_on_trip: fromMinor(line.discount, currency),
    ...(trip.estimated_hours !== null && { estimated_hours: trip.estimated_hours }),
    ...(trip.distance_metres !== null && { distance: trip.distance_metres / 1000 }),
    rental_type: trip.type,
  };
}

import type {
  RentalCart,
  RentalCartLine,
  RentalLocation,
  RentalUserData,
} from '../../../../contract/types.gen';
import { fromMinor } from '../../../../domain/money';
import type { TripPrice } from '../../../../domain/rental/trip-price';
import type { RequestContext } from '../../../http/request-context';
import { toWireProvider } from '../../shared/provider.wire';
import { toWireVehicle } from '../../shared/vehicle.wire';
import { priceOf } from '../pricing';
import type { SavedTripLine, TripCart, TripPlace } from './trip-cart.types';

const HOURS_A_DAY = 24;

/** Returns the cart at current prices. Vehicles that are not available have no price. */
export function toWireTripCart(
  cart: TripCart | null,
  free: ReadonlyMap<number, number[]>,
  request: RequestContext,
): RentalCart {
  if (cart === null) return { carts: [], user_data: null };
  const price = priceOf(cart.trip, cart.lines, request);
  return {
    carts: cart.lines.map((line, index) => toWireLine(line, { price, index, free }, request)),
    user_data: toWireTrip(cart, price, request),
  };
}

type Found = { price: TripPrice | null; index: number; free: ReadonlyMap<number, number[]> };

function toWireLine(
  { id, vehicle, quantity, createdAt, updatedAt }: SavedTripLine,
  { price, index, free }: Found,
  request: RequestContext,
): RentalCartLine {
  const { currency } = request;
  const line = price?.lines[index];
  return {
    id,
    quantity,
    vehicle: toWireVehicle(vehicle, request),
    provider: toWireProvider(vehicle.provider, request),
    provider_id: vehicle.provider_id,
    user_id: request.userId,
    vehicle_id: vehicle.id,
    module_id: vehicle.provider.module_id,
    is_guest: request.userId === null,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    ...(line && {
      price: fromMinor(line.full, currency),
      discount_amount: fromMinor(line.discount, currency),
      discount_by: line.discount === 0 ? null : (price?.discountBy ?? null),
      total_price: fromMinor(line.total, currency),
    }),
    available_count: free.get(vehicle.id)?.length ?? 0,
  };
}

function toWireTrip(
  { id, trip }: TripCart,
  price: TripPrice | null,
  { userId, currency }: RequestContext,
): RentalUserData {
  const isByDistance = trip.type === 'distance_wise';
  return {
    id,
    rental_type: trip.type,
    trip_type: trip.type,
    estimated_hours: trip.hours,
    estimated_days: trip.hours / HOURS_A_DAY,
    distance: trip.distanceMetres === null ? null : trip.distanceMetres / 1000,
    destination_time: isByDistance ? trip.hours : null,
    pickup_time: new Date(trip.pickupAt).toISOString(),
    ...(trip.pickup && { pickup_location: toWirePlace(trip.pickup) }),
    destination_location: trip.destination && toWirePlace(trip.destination),
    user_id: userId,
    is_guest: userId === null,
    ...(price && {
      total_cart_price: fromMinor(price.total, currency),
      vehicles_amount: fromMinor(price.full, currency),
      provider_discount: fromMinor(price.discountBy === 'provider' ? price.discount : 0, currency),
    }),
  };
}

export const toWirePlace = ({ name, lat, lng }: TripPlace): RentalLocation => ({
  location_name: name,
  lat,
  lng,
});

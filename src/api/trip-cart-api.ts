import type { Contract } from '../../contract/types.gen';
import { type Currency, toMinor } from '../../domain/money';
import type { TripCart, TripLine, TripPlace, TripPlan } from '../../domain/rental/trip-cart';
import type { RentalType } from '../../domain/rental/vehicle';
import { ApiError } from './api-error';
import type { ApiClient } from './client';
import { toVehicle } from './rental-mapping';
import {
  numberOr,
  optionalNumber,
  optionalWire,
  requiredNumber,
  requiredText,
  textOr,
  type Wire,
  wireOf,
  wiresOf,
} from './wire';

export type VehicleAdded = { vehicleId: number; quantity: number; plan: TripPlan; isResetting: boolean };
type TripChange = { id: number; plan: TripPlan };

/** The trip cart is separate from the item cart [CART-60, RENT-32]. */
export type TripCartApi = {
  tripCart(signal?: AbortSignal): Promise<TripCart>;
  addVehicle(addition: VehicleAdded): Promise<TripCart>;
  /** Returns the cart as it would be if the customer agreed to every question. Nothing is stored. */
  previewVehicle(addition: VehicleAdded): Promise<TripCart>;
  changeVehicleCount(change: { lineId: number; quantity: number }): Promise<TripCart>;
  removeVehicles(lineIds: number[]): Promise<TripCart>;
  /** Sends changes while the page closes. The responses are ignored. Quantity zero removes the vehicle. */
  sendLastVehicleChanges(changes: { lineId: number; quantity: number }[]): Promise<void>;
  clearTripCart(): Promise<void>;
  /**
   * Changes the trip of the cart. Rejects with the `ids` of the lines that do not fit. With `isPreview`,
   * nothing is stored [RENT-24].
   */
  changeTrip(change: TripChange, isPreview: boolean): Promise<TripCart>;
  /** Returns the cart without the lines that do not fit. Nothing is stored. */
  previewWithoutConflicts(change: TripChange): Promise<TripCart>;
};

export function createTripCartApi(client: ApiClient): TripCartApi {
  const identity = () => client.identity();
  const add = async (
    { vehicleId, quantity, plan, isResetting }: VehicleAdded,
    more: { is_preview?: true },
  ): Promise<TripCart> =>
    toTripCart(
      await client.post('/rental/user/cart/add-to-cart', {
        body: {
          ...identity(),
          vehicle_id: vehicleId,
          quantity,
          ...tripOf(plan),
          ...(isResetting && { reset: true }),
          ...more,
        },
      }),
      client.currency(),
    );
  const update = async (
    { id, plan }: TripChange,
    more: { is_preview?: true; without_conflicts?: true },
  ): Promise<TripCart> =>
    toTripCart(
      await client
        .put('/rental/user/cart/update-user-data/{id}', {
          params: { id },
          body: { ...identity(), userId: id, ...tripOf(plan), ...more },
        })
        .catch(withIds),
      client.currency(),
    );
  return {
    tripCart: async (signal) =>
      toTripCart(
        await client.get('/rental/user/cart/get-cart', { query: identity(), ...(signal && { signal }) }),
        client.currency(),
      ),
    addVehicle: (addition) => add(addition, {}),
    previewVehicle: (addition) => add(addition, { is_preview: true }),
    changeVehicleCount: async ({ lineId, quantity }) =>
      toTripCart(
        await client.put('/rental/user/cart/update-cart', {
          body: { ...identity(), cart_id: lineId, quantity },
        }),
        client.currency(),
      ),
    removeVehicles: async (lineIds) =>
      toTripCart(
        await client.delete('/rental/user/cart/remove-multiple-cart', {
          query: { cart_ids: JSON.stringify(lineIds), ...identity() },
        }),
        client.currency(),
      ),
    sendLastVehicleChanges: async (changes) => {
      const sent = changes.map(({ lineId, quantity }) =>
        quantity === 0
          ? client.delete('/rental/user/cart/remove-multiple-cart', {
              query: { cart_ids: JSON.stringify([lineId]), ...identity() },
              isLast: true,
            })
          : client.put('/rental/user/cart/update-cart', {
              body: { ...identity(), cart_id: lineId, quantity },
              isLast: true,
            }),
      );
      await Promise.allSettled<unknown>(sent);
    },
    clearTripCart: async () => {
      await client.delete('/rental/user/cart/remove-cart', { query: identity() });
    },
    changeTrip: (change, isPreview) => update(change, isPreview ? { is_preview: true } : {}),
    previewWithoutConflicts: (change) => update(change, { is_preview: true, without_conflicts: true }),
  };
}

/** Throws the error with the line ids. The body of this rejection is a plain list [RENT-24]. */
function withIds(error: unknown): never {
  if (error instanceof ApiError && Array.isArray(error.cause))
    throw Object.assign(error, { ids: error.cause.map((id) => numberOr(id, 0)) });
  throw error;
}

const placeOf = ({ name, lat, lng }: TripPlace) => ({ location_name: name, lat, lng });

/** Returns the part of the body that the specification calls "user data" [RENT-31]. */
const tripOf = ({ kind, pickupAt, hours, metres, pickup, destination }: TripPlan) => ({
  rental_type: kind,
  pickup_time: pickupAt,
  ...(hours !== null && { estimated_hours: hours, destination_time: hours }),
  ...(metres !== null && { distance: metres / 1000 }),
  ...(pickup && { pickup_location: placeOf(pickup) }),
  ...(destination && { destination_location: placeOf(destination) }),
});

const toKind = (name: unknown): RentalType =>
  name === 'hourly' || name === 'day_wise' ? name : 'distance_wise';

export function toTripPlace(wire: Wire<Contract['RentalLocation']> | null | undefined): TripPlace | null {
  const place = optionalWire(wire);
  const lat = optionalNumber(place?.lat);
  const lng = optionalNumber(place?.lng);
  return lat === null || lng === null ? null : { name: textOr(place?.location_name, ''), lat, lng };
}

type TimedWire = {
  readonly rental_type?: unknown;
  readonly pickup_time?: string | null | undefined;
  readonly estimated_hours?: unknown;
  readonly distance?: unknown;
  readonly pickup_location?: Wire<Contract['RentalLocation']> | null | undefined;
  readonly destination_location?: Wire<Contract['RentalLocation']> | null | undefined;
};

export function toTripPlan(wire: TimedWire): TripPlan {
  const kilometres = optionalNumber(wire.distance);
  return {
    kind: toKind(wire.rental_type),
    pickupAt: requiredText(wire, 'pickup_time'),
    hours: optionalNumber(wire.estimated_hours),
    metres: kilometres === null ? null : Math.round(kilometres * 1000),
    pickup: toTripPlace(wire.pickup_location),
    destination: toTripPlace(wire.destination_location),
  };
}

function toTripCart(answer: Wire<Contract['RentalCart']> | null | undefined, currency: Currency): TripCart {
  const wire = wireOf(answer, 'carts');
  const data = optionalWire(wire.user_data);
  return {
    lines: wiresOf(wire.carts).map((wire) => toTripLine(wire, currency)),
    plan: data && { ...toTripPlan(data), id: requiredNumber(data, 'id') },
    total: toMinor(numberOr(data?.total_cart_price, 0), currency),
    providerDiscount: toMinor(numberOr(data?.provider_discount, 0), currency),
    zoneIds: null,
  };
}

function toTripLine(wire: Wire<Contract['RentalCartLine']>, currency: Currency): TripLine {
  return {
    id: requiredNumber(wire, 'id'),
    quantity: numberOr(wire.quantity, 1),
    vehicle: toVehicle(wire.vehicle, currency),
    amount: {
      full: toMinor(numberOr(wire.price, 0), currency),
      discount: toMinor(numberOr(wire.discount_amount, 0), currency),
      discountBy: wire.discount_by ?? null,
    },
    available: optionalNumber(wire.available_count),
  };
}

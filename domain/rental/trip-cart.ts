import type { LatLng } from '../geo';
import type { Minor } from '../money';
import { tripEnd } from './trip';
import type { RentalTerms, RentalType, Vehicle } from './vehicle';

export type TripPlace = LatLng & { name: string };

/** All data that the price of a trip depends on, besides the vehicles [RENT-31]. */
export type TripPlan = {
  kind: RentalType;
  /** ISO 8601 with a UTC offset. */
  pickupAt: string;
  /** Whole hours of rental or of driving. `null`: unknown. */
  hours: number | null;
  metres: number | null;
  pickup: TripPlace | null;
  destination: TripPlace | null;
};

/** Returns the time of return. `null`: the duration is unknown. */
export const returnTimeOf = ({ pickupAt, hours }: Pick<TripPlan, 'pickupAt' | 'hours'>): string | null =>
  hours === null ? null : new Date(tripEnd(Date.parse(pickupAt), hours)).toISOString();

/** The fields of a vehicle that the trip cart and the booking use. */
export type TripVehicle = Pick<Vehicle, 'id' | 'name' | 'imageUrl' | 'total' | 'rates'> & RentalTerms;

type TripAmount = { full: Minor; discount: Minor; discountBy: 'vehicle' | 'provider' | null };

export type TripLine = {
  id: number;
  quantity: number;
  vehicle: TripVehicle;
  amount: TripAmount;
  /** The number of vehicles of this model that are free at the trip's time. `null`: unknown. */
  available: number | null;
};
export type TripCart = {
  lines: TripLine[];
  /** `id`: the server's id of the trip in this cart. `null`: the cart has no trip yet. */
  plan: (TripPlan & { id: number }) | null;
  total: Minor;
  /** The amount that the provider's discount takes off all vehicles together. */
  providerDiscount: Minor;
  /** Zones of the pick-up place. `null`: not loaded. */
  zoneIds: number[] | null;
};

export const emptyTripCart: TripCart = {
  lines: [],
  plan: null,
  total: 0,
  providerDiscount: 0,
  zoneIds: null,
};

export const vehicleCount = ({ lines }: TripCart): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export const quantityInCart = ({ lines }: TripCart, vehicleId: number): number =>
  lines.find(({ vehicle }) => vehicle.id === vehicleId)?.quantity ?? 0;

/**
 * Returns the effect of a changed trip on the cart: the vehicles that stay and those that are removed.
 */
export function consequenceOf(before: TripCart, after: TripCart): { stay: TripLine[]; go: TripLine[] } {
  const stays = ({ vehicle }: TripLine) => after.lines.some((line) => line.vehicle.id === vehicle.id);
  return { stay: before.lines.filter(stays), go: before.lines.filter((line) => !stays(line)) };
}

/**
 * Returns the name of the cart's provider, if it is not this provider. A trip cart has one provider
 * [RENT-22].
 */
export const otherProviderOf = ({ lines }: TripCart, providerId: number): string | null =>
  lines.find(({ vehicle }) => vehicle.provider.id !== providerId)?.vehicle.provider.name ?? null;

export const isOfferedAs = ({ rates }: Pick<TripVehicle, 'rates'>, kind: RentalType): boolean =>
  rates[kind] !== null;

/** Returns whether the distance is known. Pricing by distance needs it. */
export const hasDistance = ({ metres }: Pick<TripPlan, 'metres'>): boolean => metres !== null && metres > 0;

/** Returns whether both trips have the same distance or hours, which the price is computed from. */
const isSameDuration = (one: TripPlan, other: TripPlan): boolean =>
  one.kind === 'distance_wise' ? one.metres === other.metres : one.hours === other.hours;

/**
 * Returns whether the requested trip differs from the cart's in start or duration. All vehicles of a cart
 * share both [RENT-26].
 */
export const isOtherTrip = (cart: TripPlan, requested: TripPlan): boolean =>
  !isSameDuration(requested, cart) || Date.parse(cart.pickupAt) !== Date.parse(requested.pickupAt);

/** Returns whether the pick-up place is outside the customer's zones [MOD-09, Q-39]. */
export const isOutsideZones = ({ lines, zoneIds }: TripCart, here: readonly number[]): boolean =>
  lines.length > 0 && zoneIds !== null && here.length > 0 && !zoneIds.some((id) => here.includes(id));

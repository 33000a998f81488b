import type { LatLng } from '../geo';
import type { Minor } from '../money';

/** By the hour, by the day, or by the kilometre [RENT-03]. */
export type TripKind = 'hourly' | 'day_wise' | 'distance_wise';

export type TripPlace = LatLng & { name: string };

/** What a trip is priced by, and when it begins [RENT-31]. */
export type TripPlan = {
  kind: TripKind;
  /** With its offset. */
  pickupAt: string;
  /** Whole hours: how long it is let, or how long the way takes; null: nobody has said it. */
  hours: number | null;
  metres: number | null;
  pickup: TripPlace | null;
  destination: TripPlace | null;
};

/** What the rules of the trip cart must know of a vehicle. */
export type TripVehicle = {
  id: number;
  name: string;
  imageUrl: string | null;
  provider: { id: number; name: string };
  /** Null: it is not let that way [RENT-04]. */
  rates: Readonly<Record<TripKind, Minor | null>>;
  /** How many there are of it. */
  total: number;
  /** Where it is handed over; null: unknown. */
  zoneId: number | null;
};

export type TripLine = { id: number; quantity: number; vehicle: TripVehicle };
export type TripCart = {
  lines: TripLine[];
  /** The id is the customer's in the cart; null: nothing is said yet. */
  plan: (TripPlan & { id: number }) | null;
  total: Minor | null;
};

export const emptyTripCart: TripCart = { lines: [], plan: null, total: null };

export const vehicleCount = ({ lines }: TripCart): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export const heldOf = ({ lines }: TripCart, vehicleId: number): number =>
  lines.find(({ vehicle }) => vehicle.id === vehicleId)?.quantity ?? 0;

/** A cart holds the vehicles of one provider [RENT-22]. */
export const otherProviderOf = ({ lines }: TripCart, providerId: number): string | null =>
  lines.find(({ vehicle }) => vehicle.provider.id !== providerId)?.vehicle.provider.name ?? null;

export const isLetAs = ({ rates }: Pick<TripVehicle, 'rates'>, kind: TripKind): boolean =>
  rates[kind] !== null;

/** How long or how far: what the price of this kind of trip goes by. */
export const isSameDuration = (one: TripPlan, other: TripPlan): boolean =>
  one.kind === 'distance_wise' ? one.metres === other.metres : one.hours === other.hours;

/** Another duration, or another moment: the cart has one of each [RENT-26]. */
export const isOtherTrip = (cart: TripPlan, asked: TripPlan): boolean =>
  !isSameDuration(asked, cart) || Date.parse(cart.pickupAt) !== Date.parse(asked.pickupAt);

/** Whether all of the cart is handed over where the customer is [MOD-09, Q-39]. */
export const isOutsideZones = ({ lines }: TripCart, zoneIds: readonly number[]): boolean =>
  zoneIds.length > 0 && lines.some(({ vehicle: { zoneId } }) => zoneId !== null && !zoneIds.includes(zoneId));

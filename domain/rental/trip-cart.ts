import type { LatLng } from '../geo';
import type { Minor } from '../money';
import { tripEnd } from './trip';
import type { Provider, RentalType, Vehicle } from './vehicle';

export type TripPlace = LatLng & { name: string };

/** What a trip is priced by, and when it begins [RENT-31]. */
export type TripPlan = {
  kind: RentalType;
  /** With its offset. */
  pickupAt: string;
  /** Whole hours: how long it is let, or how long the way takes; null: nobody has said it. */
  hours: number | null;
  metres: number | null;
  pickup: TripPlace | null;
  destination: TripPlace | null;
};

/** When the vehicles are due back; null: nobody has said how long the trip takes. */
export const returnOf = ({ pickupAt, hours }: Pick<TripPlan, 'pickupAt' | 'hours'>): string | null =>
  hours === null ? null : new Date(tripEnd(Date.parse(pickupAt), hours)).toISOString();

/** What the rules of the trip cart must know of a vehicle. */
export type TripVehicle = Pick<Vehicle, 'id' | 'name' | 'imageUrl' | 'total' | 'rates'> & {
  provider: Pick<Provider, 'id' | 'name'>;
};

/** What something costs, and whose discount is in it. */
type TripAmount = { full: Minor; discount: Minor; discountBy: 'vehicle' | 'provider' | null };

export type TripLine = {
  id: number;
  quantity: number;
  vehicle: TripVehicle;
  amount: TripAmount;
  /** How many are free at the times of the trip; null: nobody knows. */
  available: number | null;
};
export type TripCart = {
  lines: TripLine[];
  /** The id is the customer's in the cart; null: nothing is said yet. */
  plan: (TripPlan & { id: number }) | null;
  total: Minor;
  /** What the provider's discount takes off all of it. */
  providerDiscount: Minor;
  /** The zones in which the pick-up point lies; null: nobody has asked. */
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

export const heldOf = ({ lines }: TripCart, vehicleId: number): number =>
  lines.find(({ vehicle }) => vehicle.id === vehicleId)?.quantity ?? 0;

/** Which vehicles of a cart are in it as it would be, and which are not. */
export function consequenceOf(before: TripCart, after: TripCart): { stay: TripLine[]; go: TripLine[] } {
  const stays = ({ vehicle }: TripLine) => after.lines.some((line) => line.vehicle.id === vehicle.id);
  return { stay: before.lines.filter(stays), go: before.lines.filter((line) => !stays(line)) };
}

/** A cart holds the vehicles of one provider [RENT-22]. */
export const otherProviderOf = ({ lines }: TripCart, providerId: number): string | null =>
  lines.find(({ vehicle }) => vehicle.provider.id !== providerId)?.vehicle.provider.name ?? null;

export const isLetAs = ({ rates }: Pick<TripVehicle, 'rates'>, kind: RentalType): boolean =>
  rates[kind] !== null;

/** How long or how far: what the price of this kind of trip goes by. */
const isSameDuration = (one: TripPlan, other: TripPlan): boolean =>
  one.kind === 'distance_wise' ? one.metres === other.metres : one.hours === other.hours;

/** Another duration, or another moment: the cart has one of each [RENT-26]. */
export const isOtherTrip = (cart: TripPlan, asked: TripPlan): boolean =>
  !isSameDuration(asked, cart) || Date.parse(cart.pickupAt) !== Date.parse(asked.pickupAt);

/** Whether the vehicles are fetched where the customer no longer is [MOD-09, Q-39]. */
export const isOutsideZones = ({ lines, zoneIds }: TripCart, here: readonly number[]): boolean =>
  lines.length > 0 && zoneIds !== null && here.length > 0 && !zoneIds.some((id) => here.includes(id));

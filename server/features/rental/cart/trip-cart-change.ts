import type { RentalType } from '../../../../domain/rental/vehicle';
import { AppError, refuse } from '../../../http/errors';
import { MESSAGES } from '../../../http/messages';
import type { VehicleRow } from '../../shared/vehicle.rows';
import { ratesOf } from '../../shared/vehicle.terms';
import { noMoreOf, TRIP_MESSAGES, tooManyOf } from '../trip.messages';
import type { SavedTripLine, TripCart, TripData, TripLine } from './trip-cart.types';

/** A limit against abuse, far above the number of vehicles in a real trip. */
const MAX_VEHICLES = 50;

const rateOf = (vehicle: VehicleRow, type: RentalType): number | null => ratesOf(vehicle)[type];

/** Returns the number of units of a vehicle that are free during a trip. */
export type FreeUnits = (vehicle: VehicleRow, trip: TripData) => Promise<number>;

type Contents = Pick<TripCart, 'trip'> & { lines: TripLine[] };
type Addition = { vehicle: VehicleRow; quantity: number; trip: TripData; isReset: boolean; now: number };

/**
 * Adds vehicles. Problems are checked in this order: vehicle, type, quantity, provider, the cart's type,
 * duration, time [RENT-21..28].
 */
export async function withVehicle(
  cart: TripCart | null,
  { vehicle, quantity, trip, isReset, now }: Addition,
  free: FreeUnits,
): Promise<Contents> {
  assertOffered(vehicle, trip.type);
  const lines = isReset ? [] : (cart?.lines ?? []);
  const same = lines.find((line) => line.vehicle.id === vehicle.id);
  if (same !== undefined && same.quantity >= vehicle.total) refuse(403, ...noMoreOf(vehicle.total));
  const wanted = (same?.quantity ?? 0) + quantity;
  if (wanted > vehicle.total) refuse(403, ...tooManyOf(vehicle.total));
  if (lines.some((line) => line.vehicle.provider_id !== vehicle.provider_id))
    refuse(403, 'other_provider', TRIP_MESSAGES.otherProvider);
  const kept = lines.length > 0 && cart !== null ? cart.trip : trip;
  if (kept.type !== trip.type) refuse(403, 'trip_type', TRIP_MESSAGES.otherType);
  if (kept.type !== 'distance_wise' && kept.hours !== trip.hours)
    refuse(403, 'hour_difference', TRIP_MESSAGES.otherHours);
  if (lines.length >= MAX_VEHICLES) refuse(403, 'limit', TRIP_MESSAGES.tooMany);
  if ((await free(vehicle, kept)) < wanted) refuse(403, 'pick_time', TRIP_MESSAGES.pickTime);
  const at = new Date(now);
  const line: TripLine = same
    ? { ...same, quantity: wanted }
    : { id: null, vehicle, quantity, createdAt: at, updatedAt: at };
  return { trip: kept, lines: same ? lines.map((old) => (old === same ? line : old)) : [...lines, line] };
}

/** Adds vehicles after the customer has agreed. Lines that do not fit the new trip are removed. */
export async function withVehicleAgreed(
  cart: TripCart | null,
  { vehicle, quantity, trip, now }: Omit<Addition, 'isReset'>,
  free: FreeUnits,
): Promise<Contents> {
  const fellows = (cart?.lines ?? []).filter((line) => line.vehicle.provider_id === vehicle.provider_id);
  const { coming: staying } = await sorted(fellows, trip, free);
  const kept = cart && { ...cart, trip, lines: staying };
  return withVehicle(kept, { vehicle, quantity, trip, isReset: false, now }, free);
}

async function canCome({ vehicle, quantity }: TripLine, trip: TripData, free: FreeUnits): Promise<boolean> {
  const isOffered = vehicle.is_active && rateOf(vehicle, trip.type) !== null;
  return isOffered && (await free(vehicle, trip)) >= quantity;
}

function assertOffered(vehicle: VehicleRow, type: RentalType): void {
  if (!vehicle.is_active || !vehicle.provider.is_active)
    refuse(403, 'not_available', TRIP_MESSAGES.noLongerOffered);
  if (rateOf(vehicle, type) === null) refuse(403, 'rental_type', TRIP_MESSAGES.typeNotOffered);
}

/** Sets the quantity of a line. A smaller quantity is always allowed [RENT-27, RENT-29]. */
export async function withQuantity(
  { trip, lines }: TripCart,
  { lineId, quantity }: { lineId: number; quantity: number },
  free: FreeUnits,
): Promise<Contents> {
  const old = lines.find(({ id }) => id === lineId) ?? refuse(404, 'not_found', MESSAGES.notFound);
  const { vehicle } = old;
  if (quantity > old.quantity) {
    if (quantity > vehicle.total) refuse(403, ...tooManyOf(vehicle.total));
    assertOffered(vehicle, trip.type);
    if ((await free(vehicle, trip)) < quantity) refuse(403, 'pick_time', TRIP_MESSAGES.pickTime);
  }
  return { trip, lines: lines.map((line) => (line === old ? { ...line, quantity } : line)) };
}

/** Changes the trip. Refuses with the lines that do not fit the new trip [RENT-23, RENT-24]. */
export async function withTrip({ lines }: TripCart, trip: TripData, free: FreeUnits): Promise<Contents> {
  const { stranded } = await sorted(lines, trip, free);
  if (stranded.length > 0) throw new IncompatibleVehicles(stranded.map(({ id }) => id));
  return { trip, lines };
}

/** Changes the trip and removes the lines that do not fit it. */
export async function withTripAgreed(
  { lines }: TripCart,
  trip: TripData,
  free: FreeUnits,
): Promise<Contents> {
  const { coming } = await sorted(lines, trip, free);
  return { trip, lines: coming };
}

/** Separates the lines that fit the trip from those that don't. */
async function sorted(
  lines: readonly SavedTripLine[],
  trip: TripData,
  free: FreeUnits,
): Promise<{ coming: SavedTripLine[]; stranded: SavedTripLine[] }> {
  const coming: SavedTripLine[] = [];
  const stranded: SavedTripLine[] = [];
  for (const line of lines) ((await canCome(line, trip, free)) ? coming : stranded).push(line);
  return { coming, stranded };
}

/**
 * The error with the ids of the lines that do not fit. Its body is only a list of ids, as the client
 * specifies [RENT-24].
 */
class IncompatibleVehicles extends AppError {
  constructor(ids: number[]) {
    super(403, [{ code: 'trip_type', message: TRIP_MESSAGES.otherType }], ids);
  }
}

/** Removes the lines with these ids. Refuses an id that is not in this cart [RENT-25]. */
export function withoutLines({ trip, lines }: TripCart, ids: number[]): Contents {
  const areAllThere = ids.every((id) => lines.some((line) => line.id === id));
  if (!areAllThere) refuse(404, 'not_found', MESSAGES.notFound);
  return { trip, lines: lines.filter(({ id }) => !ids.includes(id)) };
}

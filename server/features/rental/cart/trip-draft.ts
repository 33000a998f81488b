import type { RentalCartAdd } from '../../../../contract/types.gen';
import { distanceKm } from '../../../../domain/geo';
import { FURTHEST_AHEAD, metresOf, rentalTypeOf, wholeHours } from '../../../../domain/rental/trip';
import type { RentalType } from '../../../../domain/rental/vehicle';
import { refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import { pointOf } from '../../location/point';
import { momentInCity } from '../../shared/moment';
import { TRIP_MESSAGES } from '../trip.messages';
import type { TripData, TripPlace } from './trip-cart.types';

type TripBody = Pick<
  RentalCartAdd,
  | 'rental_type'
  | 'pickup_location'
  | 'destination_location'
  | 'estimated_hours'
  | 'distance'
  | 'destination_time'
> & { pickup_time: string };
type Clock = Pick<RequestContext, 'now' | 'config'>;

const MINUTE = 60_000;
const MAX_HOURS = 366 * 24;
const MAX_KILOMETRES = 10_000;
/**
 * The tolerance for a distance, in metres. A route starts at the road nearest to the point, so it can be
 * shorter than the straight line.
 */
const NEAR_METRES = 500;
/** How long ago a pick-up time may be, in milliseconds. The time may pass while the form is open. */
const STALE = 15 * MINUTE;

/** Returns the requested trip. Fields that the request omits come from the cart's trip [RENT-31]. */
export function tripIn(body: TripBody, before: TripData | null, clock: Clock): TripData {
  const type = rentalTypeOf(body.rental_type);
  const pickup = placeIn(body.pickup_location, 'pickup_location.') ?? before?.pickup ?? null;
  const destination =
    placeIn(body.destination_location, 'destination_location.') ?? before?.destination ?? null;
  const pickupAt = momentInCity(body.pickup_time.trim(), clock.config);
  if (pickupAt === null || !isInFuture(pickupAt, clock.now))
    return refuse(403, 'pickup_time', TRIP_MESSAGES.badTime);
  const distanceMetres = distanceIn(body, { pickup, destination }) ?? before?.distanceMetres ?? null;
  if (type === 'distance_wise' && !distanceMetres) return refuse(403, 'distance', TRIP_MESSAGES.badDistance);
  return {
    type,
    pickup,
    destination,
    pickupAt,
    hours: hoursIn(body, type, before),
    distanceMetres,
  };
}

/** Returns whether the pick-up time is neither past nor too far ahead [RENT-12]. */
export const isInFuture = (pickupAt: number, now: number): boolean =>
  pickupAt >= now - STALE && pickupAt <= now + FURTHEST_AHEAD;

/** Returns the hours of the trip, rounded up to whole hours, at least one [RENT-06, Q-21]. */
export function hoursIn(
  body: Pick<TripBody, 'estimated_hours' | 'destination_time'>,
  type: RentalType,
  before: TripData | null,
): number {
  const requested = body.estimated_hours ?? (type === 'distance_wise' ? body.destination_time : undefined);
  if (requested === undefined) {
    const kept = before !== null && before.type === type ? before.hours : null;
    return kept ?? (type === 'day_wise' ? 24 : 1);
  }
  if (!(requested >= 0) || requested > MAX_HOURS) refuse(403, 'estimated_hours', TRIP_MESSAGES.badHours);
  return wholeHours(requested);
}

/**
 * Returns the distance of the request in metres. If it is clearly shorter than the straight line, the
 * straight line counts.
 */
function distanceIn(
  { distance }: TripBody,
  { pickup, destination }: Pick<TripData, 'pickup' | 'destination'>,
): number | null {
  const flown = pickup && destination ? metresOf(distanceKm(pickup, destination)) : null;
  if (distance === undefined) return flown;
  if (!(distance >= 0 && distance <= MAX_KILOMETRES)) refuse(403, 'distance', TRIP_MESSAGES.badDistance);
  const received = metresOf(distance);
  return flown !== null && received < flown - NEAR_METRES ? flown : received;
}

function placeIn(body: TripBody['pickup_location'] | undefined, field: string): TripPlace | null {
  if (body === undefined) return null;
  const point = pointOf(numberOf(body.lat), numberOf(body.lng), field);
  return { name: body.location_name?.trim().slice(0, 300) ?? '', ...point };
}

const numberOf = (value: number | string): number =>
  typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);

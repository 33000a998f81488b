import { metresOf, rentalTypeOf, type TripMeasure, tripEnd, wholeHours } from '../../../domain/rental/trip';
import type { RentalType } from '../../../domain/rental/vehicle';
import { refuse } from '../../http/errors';
import type { RequestContext } from '../../http/request-context';
import { momentInCity } from '../shared/moment';
import type { Interval } from './availability';
import { RENTAL_MESSAGES } from './rental.messages';

/** Query parameters that describe a trip. All are optional. */
export type TripQuery = {
  trip_type?: RentalType | 'distance';
  pickup_time?: string;
  duration?: number;
  distance?: number;
};

export type RequestedTrip = {
  type: RentalType | null;
  measure: TripMeasure;
  /** The time from pick-up to return. `null`: unknown. */
  time: Interval | null;
};

const MINUTE = 60_000;
const EARLIEST = Date.UTC(2000, 0);
const LATEST = Date.UTC(2200, 0);

export function askedTrip(query: TripQuery, { config }: Pick<RequestContext, 'config'>): RequestedTrip {
  const { trip_type: type, pickup_time: time, duration, distance } = query;
  const hours = duration === undefined ? null : wholeHours(duration);
  const pickupAt = time === undefined ? null : pickupTime(time, config);
  return {
    type: type === undefined ? null : rentalTypeOf(type),
    measure: { hours, metres: distance === undefined ? null : metresOf(distance) },
    time: pickupAt === null ? null : { from: pickupAt, until: tripEnd(pickupAt, hours) },
  };
}

/** Returns the pick-up time. Refuses times that are invalid or that the database can't store. */
function pickupTime(text: string, config: RequestContext['config']): number {
  const moment = momentInCity(text.trim(), config);
  if (moment === null || moment < EARLIEST || moment > LATEST)
    refuse(403, 'pickup_time', RENTAL_MESSAGES.badTime);
  return moment;
}

/** Returns whether the pick-up time has passed. The current minute is still allowed [RENT-12]. */
export const isOver = ({ from }: Interval, now: number): boolean => from < now - (now % MINUTE);

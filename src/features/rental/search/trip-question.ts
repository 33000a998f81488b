import type { Trip } from '../../../../domain/rental/trip-search';
import type { TripQuestion } from '../../../api/rental-api';

/** Returns the parts of the trip that decide prices and availability. */
export const tripQuestion = ({ pickupAt, hours, metres }: Trip): TripQuestion => ({
  pickupAt,
  hours,
  metres,
});

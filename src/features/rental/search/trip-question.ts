import type { Trip } from '../../../../domain/rental/trip-search';
import type { TripQuestion } from '../../../api/rental-api';

/** Prices and availability depend only on these parts of the trip. */
export const tripQuestion = ({ pickupAt, hours, metres }: Trip): TripQuestion => ({
  pickupAt,
  hours,
  metres,
});

import type { Trip } from '../../../../domain/rental/trip-search';
import type { TripQuestion } from '../../../api/rental-api';

/** The trip's parts that prices and availability depend on. */
export const tripQuestion = ({ pickupAt, hours, metres }: Trip): TripQuestion => ({
  pickupAt,
  hours,
  metres,
});

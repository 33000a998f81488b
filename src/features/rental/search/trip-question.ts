import type { Trip } from '../../../../domain/rental/trip-search';
import type { TripQuestion } from '../../../api/rental-api';

/** What of a trip its prices and free vehicles depend on. */
export const tripQuestion = ({ pickupAt, hours, metres }: Trip): TripQuestion => ({
  pickupAt,
  hours,
  metres,
});

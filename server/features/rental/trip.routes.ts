import type { Operations } from '../../http/operation';
import { tripCartRoutes } from './cart/trip-cart.routes';
import { afterBookingRoutes } from './trips/after.routes';
import { bookRoutes } from './trips/book.routes';
import { changeTrip } from './trips/change-trip.operation';
import { payTrip } from './trips/pay-trip.operation';
import { tripReviewRoutes } from './trips/review.routes';

export const tripRoutes = (): Operations => ({
  ...tripCartRoutes(),
  ...bookRoutes(),
  ...afterBookingRoutes(),
  payTrip,
  changeTrip,
  ...tripReviewRoutes(),
});

import type { Operations } from '../../http/operation';
import { tripCartRoutes } from './cart/trip-cart.routes';
import { afterBookingRoutes } from './trips/after.routes';
import { bookRoutes } from './trips/book.routes';
import { changeRoutes } from './trips/change.routes';
import { payRoutes } from './trips/pay.routes';
import { tripReviewRoutes } from './trips/review.routes';

/** The trip cart, and the trips that are booked with it. */
export const tripRoutes = (): Operations => ({
  ...tripCartRoutes(),
  ...bookRoutes(),
  ...afterBookingRoutes(),
  ...payRoutes(),
  ...changeRoutes(),
  ...tripReviewRoutes(),
});

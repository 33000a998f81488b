import type { Operations } from '../../http/operation';
import { tripCartRoutes } from './cart/trip-cart.routes';
import { bookRoutes } from './trips/book.routes';

/** The trip cart, and the trips that are booked with it. */
export const tripRoutes = (): Operations => ({
  ...tripCartRoutes(),
  ...bookRoutes(),
});

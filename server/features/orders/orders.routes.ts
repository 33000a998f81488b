import type { Operations } from '../../http/operation';
import { cancelRoutes } from './cancel.routes';
import { prescriptionRoutes } from './prescription.routes';
import { readingRoutes } from './reading.routes';
import { refundRoutes } from './refund.routes';
import { reorderRoutes } from './reorder.routes';
import { reviewRoutes } from './review.routes';
import { streamRoutes } from './stream.routes';

/** Everything about an order once it is placed. */
export const ordersRoutes = (): Operations => ({
  ...readingRoutes(),
  ...cancelRoutes(),
  ...streamRoutes(),
  ...reorderRoutes(),
  ...refundRoutes(),
  ...prescriptionRoutes(),
  ...reviewRoutes(),
});

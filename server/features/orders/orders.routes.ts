import type { Operations } from '../../http/operation';
import { cancelOrder } from './cancel-order.operation';
import { groupProgressRoutes } from './group-progress';
import { readingRoutes } from './reading.routes';
import { reorderRoutes } from './reorder.routes';
import { requestRefund } from './request-refund.operation';
import { reviewRoutes } from './review.routes';
import { streamRoutes } from './stream.routes';

/** All operations on orders after they were placed. */
export const ordersRoutes = (): Operations => ({
  ...readingRoutes(),
  cancelOrder,
  ...streamRoutes(),
  ...groupProgressRoutes(),
  ...reorderRoutes(),
  requestRefund,
  ...reviewRoutes(),
});

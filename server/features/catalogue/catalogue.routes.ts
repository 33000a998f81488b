import type { Operations } from '../../http/operation';
import { categoryRoutes } from './categories.routes';
import { flashSaleRoutes } from './flash-sales.routes';
import { itemRoutes } from './items.routes';
import { marketingRoutes } from './marketing.routes';
import { promotionRoutes } from './promotions.routes';
import { reviewRoutes } from './reviews.routes';
import { storeRoutes } from './stores.routes';
import { suggestionRoutes } from './suggestions.routes';

/** Everything that can be looked at before anybody buys. */
export const catalogueRoutes = (): Operations => ({
  ...categoryRoutes(),
  ...itemRoutes(),
  ...storeRoutes(),
  ...suggestionRoutes(),
  ...reviewRoutes(),
  ...marketingRoutes(),
  ...flashSaleRoutes(),
  ...promotionRoutes(),
});

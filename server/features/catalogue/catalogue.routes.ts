import type { Geo } from '../../geo/geo';
import type { Operations } from '../../http/operation';
import { buyAgainRoutes } from './buy-again.routes';
import { categoryRoutes } from './categories.routes';
import { flashSaleRoutes } from './flash-sales.routes';
import { interestRoutes } from './interests.routes';
import { itemRoutes } from './items.routes';
import { marketingRoutes } from './marketing.routes';
import { promotionRoutes } from './promotions.routes';
import { reviewRoutes } from './reviews.routes';
import { storeRoutes } from './stores.routes';
import { suggestionRoutes } from './suggestions.routes';
import { visitAgainRoutes } from './visit-again.routes';

/** Operations that read the catalogue. They need no sign-in. */
export const catalogueRoutes = (geo: () => Geo): Operations => ({
  ...categoryRoutes(),
  ...itemRoutes(),
  ...storeRoutes(geo),
  ...suggestionRoutes(),
  ...reviewRoutes(),
  ...marketingRoutes(geo),
  ...flashSaleRoutes(),
  ...promotionRoutes(),
  ...visitAgainRoutes(geo),
  ...buyAgainRoutes(),
  ...interestRoutes(),
});

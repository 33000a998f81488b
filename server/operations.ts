import { accountRoutes } from './features/account/account.routes';
import { cartRoutes } from './features/cart/cart.routes';
import { catalogueRoutes } from './features/catalogue/catalogue.routes';
import { locationRoutes } from './features/location/location.routes';
import { sessionRoutes } from './features/session/session.routes';
import { siteRoutes } from './features/site/site.routes';
import { wishlistRoutes } from './features/wishlist/wishlist.routes';
import { demoGeo } from './geo/demo-geo';
import type { Geo } from './geo/geo';
import type { Operations } from './http/operation';

/** Everything that the server can do, by operation id of the contract. */
export const allOperations = (geo: () => Geo = demoGeo): Operations => ({
  ...siteRoutes(),
  ...sessionRoutes(),
  ...locationRoutes(geo),
  ...catalogueRoutes(),
  ...cartRoutes(),
  ...wishlistRoutes(),
  ...accountRoutes(),
});

import type { Geo } from '../../geo/geo';
import type { Operations } from '../../http/operation';
import { couponRoutes } from './coupon.routes';
import { placeRoutes } from './placing/place.routes';
import { quoteRoutes } from './quote.routes';
import { slotRoutes } from './schedule';
import { surgeRoutes } from './surge.routes';
import { tipRoutes } from './tips.routes';

/** What an order needs to know before it is placed. */
export const checkoutRoutes = (geo: () => Geo): Operations => ({
  ...couponRoutes(),
  ...surgeRoutes(),
  ...tipRoutes(),
  ...slotRoutes(),
  ...quoteRoutes(geo),
  ...placeRoutes(geo),
});

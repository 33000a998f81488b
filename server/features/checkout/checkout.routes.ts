import type { Geo } from '../../geo/geo';
import type { Operations } from '../../http/operation';
import { couponRoutes } from './coupon.routes';
import { paymentMethodRoutes } from './payment/payment.routes';
import { type PlaceParcel, placeRoutes } from './placing/place.routes';
import { acceptOrderPrice } from './prescription/accept-price.operation';
import { sendPrescriptionAgain } from './prescription/send-prescription.operation';
import { quoteRoutes } from './quote.routes';
import { slotRoutes } from './schedule';
import { surgeRoutes } from './surge.routes';
import { tipRoutes } from './tips.routes';

/** Operations for quotes, for placing an order, and for later changes of its price and payment. */
export const checkoutRoutes = (geo: () => Geo, placeParcel: PlaceParcel): Operations => ({
  ...couponRoutes(),
  ...surgeRoutes(),
  ...tipRoutes(),
  ...slotRoutes(),
  ...quoteRoutes(geo),
  ...placeRoutes(geo, placeParcel),
  sendPrescriptionAgain,
  acceptOrderPrice,
  ...paymentMethodRoutes(),
});

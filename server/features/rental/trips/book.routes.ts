import { couponCode, couponRefusal } from '../../../../domain/coupon';
import { refuse } from '../../../http/errors';
import type { Operations } from '../../../http/operation';
import { CHECKOUT_MESSAGES, couponRefused } from '../../checkout/checkout.messages';
import { requesterOf, toWireCoupon } from '../../checkout/coupon.routes';
import { couponNamed, runningCoupons, toCoupon } from '../../checkout/coupon.store';
import { zonesOf } from '../../location/zone-memory';
import { readTripCart } from '../cart/trip-cart.store';
import { tripCartKeyOf } from '../cart/trip-cart-key';
import { bookTrip } from './book-trip.operation';
import { tripDraftOf } from './booking-draft';
import { toWireTripQuote, tripQuoteOn } from './trip-quote';

/** Operations that quote and book trips [RENT-53]. */
export const bookRoutes = (): Operations => ({
  previewTripTax: async (request) => {
    const { database } = request;
    const key = await tripCartKeyOf(request);
    const quote = await tripQuoteOn(database, request, {
      cart: await readTripCart(database, key),
      draft: await tripDraftOf(request),
      zones: (await zonesOf(database)).index,
      isBooking: false,
    });
    return toWireTripQuote(quote, request);
  },
  bookTrip,
  listRentalCoupons: async (request) => {
    const asker = { ...requesterOf(request), isForRental: true };
    return (await runningCoupons(request.database, asker)).map((row) => toWireCoupon(row, request));
  },
  applyRentalCoupon: async (request) => {
    const { database, query, zoneIds, now, config } = request;
    const asker = { ...requesterOf(request), isForRental: true };
    const row = await couponNamed(database, couponCode(query.code), asker);
    if (row === undefined) refuse(404, 'coupon_unknown', CHECKOUT_MESSAGES.unknownCoupon);
    const refusal = couponRefusal(toCoupon(row), { now, zoneIds, storeId: 0, subtotal: null });
    if (refusal) refuse(403, ...couponRefused(refusal, config));
    return toWireCoupon(row, request);
  },
});

import type { TripBookingResult } from '../../../../contract/types.gen';
import { couponCode, couponRefusal } from '../../../../domain/coupon';
import { fromMinor } from '../../../../domain/money';
import type { Queryable } from '../../../db/database';
import type { ZoneIndex } from '../../../geo/zones';
import { type Attempt, attemptOf } from '../../../http/attempt';
import { AppError, refuse } from '../../../http/errors';
import type { Operations } from '../../../http/operation';
import type { RequestContext } from '../../../http/request-context';
import { CHECKOUT_MESSAGES, couponRefused } from '../../checkout/checkout.messages';
import { askerOf, toWireCoupon } from '../../checkout/coupon.routes';
import { couponNamed, runningCoupons, toCoupon } from '../../checkout/coupon.store';
import { type Buyer, holdBuyer, holdCoupon, noteCouponUse } from '../../checkout/placing/order.store';
import { buyerOf } from '../../checkout/placing/place';
import { inBothLanguages, type Reader, totalChanged } from '../../checkout/problem.wire';
import { toWireRefusal } from '../../checkout/quote.wire';
import { zonesOf } from '../../location/zone-memory';
import { keepProof } from '../../payments/offline';
import { digitalWishOf, openPayment } from '../../payments/open-payment';
import { payForTrip } from '../../payments/trip-money';
import { unauthorized } from '../../session/tokens/bearer';
import { readTripCart, saveTripCart } from '../cart/trip-cart.store';
import type { TripCartKey } from '../cart/trip-cart.types';
import { tripCartKeyOf } from '../cart/trip-cart-key';
import { TRIP_MESSAGES } from '../trip.messages';
import { type BookedTrip, bookedBefore, holdVehicles, insertTrip, tripAsBooked } from './booked.store';
import { type TripWish, tripWishOf } from './booking-wish';
import { type TripQuote, toWireTripProblem, toWireTripQuote, tripQuoteOn } from './trip-quote';

/** From the trip cart to the booked trip [RENT-53]. */
export const bookRoutes = (): Operations => ({
  previewTripTax: async (request) => {
    const { database } = request;
    const key = await tripCartKeyOf(request);
    const quote = await tripQuoteOn(database, request, {
      cart: await readTripCart(database, key),
      wish: await tripWishOf(request),
      guestHash: key.guestHash,
      zones: (await zonesOf(database)).index,
      isBooking: false,
    });
    return toWireTripQuote(quote, request);
  },
  bookTrip: async (request) => {
    const attempt = attemptOf(request);
    const buyer = await buyerOf(request);
    const wish = await tripWishOf(request);
    const digital = wish.method === 'digital_payment' ? digitalWishOf(request, wish) : null;
    const trip = await book(request, {
      attempt,
      buyer,
      wish: { ...wish, gateway: digital?.gateway ?? null },
      key: await tripCartKeyOf(request),
      zones: (await zonesOf(request.database)).index,
    });
    const due = trip.total - trip.paid;
    // Asked again, it may have been cancelled meanwhile, or be paid in another way.
    const isOpen = trip.status === 'pending' && trip.payment_gateway !== null && due > 0;
    const link =
      digital && isOpen
        ? await openPayment(request, { orderId: null, tripId: trip.id, amount: due }, digital)
        : null;
    return toWireBooked(trip, link, request);
  },
  listRentalCoupons: async (request) => {
    const asker = { ...(await askerOf(request)), isForRental: true };
    return (await runningCoupons(request.database, asker)).map((row) => toWireCoupon(row, request));
  },
  applyRentalCoupon: async (request) => {
    const { database, query, zoneIds, now, config } = request;
    const asker = { ...(await askerOf(request)), isForRental: true };
    const row = await couponNamed(database, couponCode(query.code), asker);
    if (row === undefined) refuse(404, 'coupon_unknown', CHECKOUT_MESSAGES.unknownCoupon);
    const refusal = couponRefusal(toCoupon(row), { now, zoneIds, storeId: 0, subtotal: null });
    if (refusal) refuse(403, ...couponRefused(refusal, config));
    return toWireCoupon(row, request);
  },
});

type Task = {
  attempt: Attempt | null;
  buyer: Buyer;
  wish: TripWish;
  key: TripCartKey;
  zones: ZoneIndex;
};

/** One trip or none: what it costs, which vehicles are free, and all that it changes are of one moment. */
async function book(request: RequestContext, task: Task): Promise<BookedTrip> {
  const known = await repeatedTrip(request.database, task);
  if (known !== null) return known;
  return request.database
    .transaction((tx) => bookIn(tx, request, task))
    .catch((error: unknown) => {
      if (!isHeldTwice(error)) throw error;
      return refuse(409, 'pick_time', TRIP_MESSAGES.pickTime);
    });
}

/** The database's last word against two trips with one vehicle. */
const isHeldTwice = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '23P01';

async function repeatedTrip(
  database: Queryable,
  { buyer, attempt }: Pick<Task, 'buyer' | 'attempt'>,
): Promise<BookedTrip | null> {
  if (attempt === null) return null;
  const trip = await bookedBefore(database, buyer, attempt);
  if (trip !== null && trip.request_hash?.equals(attempt.hash) !== true)
    throw new AppError(422, [{ code: 'idempotency_key', message: TRIP_MESSAGES.otherTrip }]);
  return trip;
}

async function bookIn(tx: Queryable, request: RequestContext, task: Task): Promise<BookedTrip> {
  const { buyer, wish, key, zones } = task;
  const { now } = request;
  if (!(await holdBuyer(tx, buyer))) unauthorized();
  const known = await repeatedTrip(tx, task);
  if (known !== null) return known;
  const wanted = await readTripCart(tx, key);
  await holdVehicles(tx, wanted?.lines.map(({ vehicle }) => vehicle.id) ?? []);
  if (wish.couponCode) await holdCoupon(tx, couponCode(wish.couponCode));
  // As it is now that nobody else takes anything of it.
  const cart = await readTripCart(tx, key);
  const quote = await tripQuoteOn(tx, request, {
    cart,
    wish,
    guestHash: buyer.guestHash,
    zones,
    isBooking: true,
  });
  assertBookable(quote, wish, request);
  const { contact } = wish;
  if (cart === null || contact === null)
    throw new Error('A trip without vehicles or contact was let through');
  const zoneIds = cart.trip.pickup ? zones.zonesAt(cart.trip.pickup) : [];
  const tripId = await insertTrip(tx, {
    ...task,
    contact,
    cart,
    moduleId: key.moduleId,
    zoneId: zoneIds.find((zone) => quote.provider?.zone_ids.includes(zone)) ?? quote.provider?.zone_id ?? 0,
    quote,
    now,
  });
  if (quote.coupon.state === 'taken')
    await noteCouponUse(tx, buyer, {
      couponId: quote.coupon.id,
      orderId: null,
      tripId,
      phone: contact.phone,
      now,
    });
  if (quote.payment.wallet > 0 && buyer.customerId !== null)
    await payForTrip(tx, {
      tripId,
      from: `wallet:${buyer.customerId}`,
      amount: quote.payment.wallet,
      reference: null,
      now,
    });
  if (wish.proof) await keepProof(tx, { tripId, proof: wish.proof, note: null, now });
  // The vehicles are kept for this trip, paid or not: in the cart they would stand in their own way.
  await saveTripCart(tx, key, { trip: cart.trip, lines: [], now });
  return tripAsBooked(tx, tripId);
}

/** Everything that stands in the way at once; then the total that was accepted [CHK-06, CHK-08]. */
function assertBookable(quote: TripQuote, wish: TripWish, request: RequestContext): void {
  const inLanguage = (reader: Reader) => {
    const refused = toWireRefusal(quote.coupon, reader);
    const found = quote.problems.map((problem) => toWireTripProblem(problem, reader));
    if (refused) found.push(refused);
    if (found.length === 0 && wish.accepted !== quote.total) found.push(totalChanged(reader));
    return found;
  };
  const problems = inLanguage(request);
  if (problems.length === 0) return;
  throw new AppError(409, inBothLanguages(request, inLanguage), {
    problems,
    quote: toWireTripQuote(quote, request),
  });
}

const toWireBooked = (
  trip: BookedTrip,
  link: string | null,
  { language }: RequestContext,
): TripBookingResult => ({
  message: TRIP_MESSAGES.booked[language],
  trip_id: trip.id,
  total_amount: fromMinor(trip.total),
  trip_status: trip.status,
  payment_status: trip.payment_status,
  created_at: trip.created_at.toISOString(),
  redirect_link: link,
});

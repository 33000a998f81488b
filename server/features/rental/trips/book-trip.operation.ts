import type { TripBookingResult } from '../../../../contract/types.gen';
import { couponCode } from '../../../../domain/coupon';
import { fromMinor } from '../../../../domain/money';
import type { Queryable } from '../../../db/database';
import type { ZoneIndex } from '../../../geo/zones';
import { AppError, refuse } from '../../../http/errors';
import { type Attempt, idempotencyKeyOf } from '../../../http/idempotency';
import type { RequestContext } from '../../../http/request-context';
import { unaccepted } from '../../checkout/accepted';
import { type Buyer, lockCoupon, noteCouponUse } from '../../checkout/placing/order.store';
import { buyerOf, lockBuyer } from '../../checkout/placing/placing';
import { inBothLanguages, type Reader } from '../../checkout/problem.wire';
import { toWireRefusal } from '../../checkout/quote.wire';
import { zonesOf } from '../../location/zone-memory';
import { savePaymentProof } from '../../payments/offline';
import { digitalRequestOf, openPayment } from '../../payments/open-payment';
import { payForTrip } from '../../payments/trip-money';
import { readTripCart, saveTripCart } from '../cart/trip-cart.store';
import type { TripCart, TripCartKey } from '../cart/trip-cart.types';
import { tripCartKeyOf } from '../cart/trip-cart-key';
import { TRIP_MESSAGES } from '../trip.messages';
import { type BookedTrip, bookedBefore, insertTrip, lockVehicles, tripAsBooked } from './booked.store';
import { type TripDraft, tripDraftOf } from './booking-draft';
import { type TripQuote, toWireTripProblem, toWireTripQuote, tripQuoteOn } from './trip-quote';

type Request = Parameters<typeof tripDraftOf>[0];

/** Books the trip of the cart and opens its payment page [RENT-53]. */
export async function bookTrip(request: Request): Promise<TripBookingResult> {
  const attempt = idempotencyKeyOf(request);
  const buyer = await buyerOf(request);
  const draft = await tripDraftOf(request);
  const digital = draft.method === 'digital_payment' ? digitalRequestOf(request, draft) : null;
  const trip = await book(request, {
    attempt,
    buyer,
    draft: { ...draft, gateway: digital?.gateway ?? null },
    key: await tripCartKeyOf(request),
    zones: (await zonesOf(request.database)).index,
  });
  const due = trip.total - trip.paid;
  // A repeated request may find a trip that was cancelled or paid meanwhile.
  const isOpen = trip.status === 'pending' && trip.payment_gateway !== null && due > 0;
  const link =
    digital && isOpen
      ? await openPayment(request, { orderId: null, tripId: trip.id, amount: due }, digital)
      : null;
  return toWireBooked(trip, link, request);
}

type Task = {
  attempt: Attempt | null;
  buyer: Buyer;
  draft: TripDraft;
  key: TripCartKey;
  zones: ZoneIndex;
};

/**
 * Books the trip. Price, availability and changes are in one transaction, so the trip is booked completely or
 * not at all.
 */
async function book(request: RequestContext, task: Task): Promise<BookedTrip> {
  const known = await repeatedTrip(request.database, task);
  if (known !== null) return known;
  return request.database
    .transaction((tx) => bookIn(tx, request, task))
    .catch((error: unknown) => {
      if (!isDoubleBooking(error)) throw error;
      return refuse(409, 'pick_time', TRIP_MESSAGES.pickTime);
    });
}

/** Returns whether a constraint was violated because another trip has reserved the unit. */
const isDoubleBooking = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '23P01';

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

/** The steps of booking, in order. */
async function bookIn(tx: Queryable, request: RequestContext, task: Task): Promise<BookedTrip> {
  await lockBuyer(tx, task.buyer);
  const known = await repeatedTrip(tx, task);
  if (known !== null) return known;
  const cart = await lockAndReadCart(tx, task);
  const quote = await quoteUnderLock(tx, request, { ...task, cart });
  assertBookable(quote, task.draft, request);
  const trip = await insertBooked(tx, request, { ...task, cart, quote });
  await spendCoupon(tx, request, trip);
  await startPayment(tx, request, trip);
  await emptyTripCart(tx, request, trip);
  return tripAsBooked(tx, trip.tripId);
}

/** Locks the vehicles and the coupon, and then reads the cart. */
async function lockAndReadCart(tx: Queryable, { key, draft }: Task): Promise<TripCart | null> {
  const wanted = await readTripCart(tx, key);
  await lockVehicles(tx, wanted?.lines.map(({ vehicle }) => vehicle.id) ?? []);
  if (draft.couponCode) await lockCoupon(tx, couponCode(draft.couponCode));
  return readTripCart(tx, key);
}

const quoteUnderLock = (
  tx: Queryable,
  request: RequestContext,
  { cart, draft, zones }: Task & { cart: TripCart | null },
): Promise<TripQuote> => tripQuoteOn(tx, request, { cart, draft, zones, isBooking: true });

/**
 * Refuses the trip with all its problems at once. Without problems, refuses with the amounts that the
 * customer has not accepted [CHK-06, CHK-08, CHK-14].
 */
function assertBookable(quote: TripQuote, draft: TripDraft, request: RequestContext): void {
  const inLanguage = (reader: Reader) => {
    const refused = toWireRefusal(quote.coupon, reader);
    const found = quote.problems.map((problem) => toWireTripProblem(problem, reader));
    if (refused) found.push(refused);
    return found.length > 0 ? found : unaccepted(draft, quote, reader);
  };
  const problems = inLanguage(request);
  if (problems.length === 0) return;
  throw new AppError(409, inBothLanguages(request, inLanguage), {
    problems,
    quote: toWireTripQuote(quote, request),
  });
}

type Contact = NonNullable<TripDraft['contact']>;
type Booked = Task & { cart: TripCart; contact: Contact; quote: TripQuote; tripId: number };

async function insertBooked(
  tx: Queryable,
  { now }: RequestContext,
  task: Task & { cart: TripCart | null; quote: TripQuote },
): Promise<Booked> {
  const { cart, quote, zones, key } = task;
  const { contact } = task.draft;
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
  return { ...task, cart, contact, tripId };
}

async function spendCoupon(
  tx: Queryable,
  { now }: RequestContext,
  { quote: { coupon }, buyer: { customerId }, contact: { phone }, tripId }: Booked,
): Promise<void> {
  if (coupon.state !== 'taken') return;
  await noteCouponUse(tx, { customerId, couponId: coupon.id, orderId: null, tripId, phone, now });
}

async function startPayment(
  tx: Queryable,
  { now }: RequestContext,
  { quote: { payment }, buyer: { customerId }, draft: { proof }, tripId }: Booked,
): Promise<void> {
  if (payment.wallet > 0 && customerId !== null)
    await payForTrip(tx, {
      tripId,
      from: `wallet:${customerId}`,
      amount: payment.wallet,
      reference: null,
      now,
    });
  if (proof) await savePaymentProof(tx, { tripId, proof, note: null, now });
}

/**
 * Empties the trip cart. The trip reserves the vehicles before it is paid, so they are no longer free for the
 * cart.
 */
const emptyTripCart = (
  tx: Queryable,
  { now }: RequestContext,
  { key, cart: { trip } }: Booked,
): Promise<unknown> => saveTripCart(tx, key, { trip, lines: [], now });

const toWireBooked = (
  trip: BookedTrip,
  link: string | null,
  { language, currency }: RequestContext,
): TripBookingResult => ({
  message: TRIP_MESSAGES.booked[language],
  trip_id: trip.id,
  total_amount: fromMinor(trip.total, currency),
  trip_status: trip.status,
  payment_status: trip.payment_status,
  created_at: trip.created_at.toISOString(),
  redirect_link: link,
});

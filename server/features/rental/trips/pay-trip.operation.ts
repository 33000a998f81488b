import type { TripPayment, TripPaymentResult } from '../../../../contract/types.gen';
import type { Minor } from '../../../../domain/money';
import { type PaymentPlan, paymentPlan } from '../../../../domain/payment-plan';
import { tripChoices } from '../../../../domain/trip-states';
import { type Queryable, timestamp } from '../../../db/database';
import { AppError, refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import { assertSplitAccepted } from '../../checkout/accepted';
import { CHECKOUT_MESSAGES } from '../../checkout/checkout.messages';
import { paymentRefusal } from '../../checkout/problem.wire';
import { ownerOf } from '../../orders/access';
import { proofIn, savePaymentProof } from '../../payments/offline';
import { digitalRequestOf, openPayment } from '../../payments/open-payment';
import { paymentRequestOf, paymentTermsOf } from '../../payments/payment-terms';
import { lockTripMoney, payForTrip } from '../../payments/trip-money';
import { TRIP_MESSAGES } from '../trip.messages';
import { findOwnTrip, type TripRow } from './trip.rows';
import { stateOfTrip } from './trip.wire';
import { ownTrip, unknownTrip } from './trip-access';

type Change = RequestContext & { body: TripPayment };

/** Changes the payment method of an unpaid trip, or opens its payment again ("Pay now") [RENT-54]. */
export async function payTrip(request: Change): Promise<TripPaymentResult> {
  const { database, body, language } = request;
  const { payment_method: method } = body;
  if (method === 'partial_payment') return refuse(403, 'payment_method', CHECKOUT_MESSAGES.noPart);
  const { id: tripId } = await ownTrip(request, body.trip_id);
  const digital =
    method === 'digital_payment'
      ? digitalRequestOf(request, { gateway: body.payment_gateway ?? null, callback: body.callback ?? null })
      : null;
  const proof = await proofIn(database, body);
  const { due, total } = await database.transaction(async (tx) => {
    const paid = await payIn(tx, request, { tripId, method, gateway: digital?.gateway ?? null });
    if (proof) await savePaymentProof(tx, { tripId, proof, note: null, now: request.now });
    return paid;
  });
  const link =
    digital && due > 0 ? await openPayment(request, { orderId: null, tripId, amount: due }, digital) : null;
  return {
    message: TRIP_MESSAGES.paid[language],
    redirect_link: link,
    payment_status: due === 0 ? 'paid' : due < total ? 'partially_paid' : 'unpaid',
  };
}

type Wanted = {
  tripId: number;
  method: Exclude<TripPayment['payment_method'], 'partial_payment'>;
  gateway: string | null;
};

async function payIn(tx: Queryable, request: Change, wanted: Wanted): Promise<{ due: Minor; total: Minor }> {
  const trip = await lockUnpaid(tx, request, wanted.tripId);
  const plan = await planOf(tx, request, { trip, method: wanted.method });
  await payPart(tx, trip, { plan, now: request.now });
  await saveMethod(tx, request, { ...wanted, trip, plan });
  if (wanted.method !== 'digital_payment' || plan.rest === 0) await endOpenPayment(tx, trip.id);
  return { due: plan.rest, total: trip.total };
}

/** Locks the trip and its customer, so that two requests can't spend the same wallet balance. */
async function lockUnpaid(tx: Queryable, request: Change, tripId: number): Promise<TripRow> {
  await lockTripMoney(tx, tripId);
  const trip = (await findOwnTrip(tx, ownerOf(request), tripId)) ?? unknownTrip();
  const { canPay } = tripChoices(stateOfTrip(trip), trip.paid >= trip.total, request.now);
  if (!canPay) refuse(403, 'trip', TRIP_MESSAGES.notUnpaid);
  await tx.query('select 1 from customers where id = $1 for no key update', [trip.customer_id]);
  return trip;
}

/**
 * Returns the plan of the payment. Refuses a method that is not allowed, and a split that the customer has
 * not accepted.
 */
async function planOf(
  tx: Queryable,
  request: Change,
  { trip, method }: { trip: TripRow; method: Wanted['method'] },
): Promise<PaymentPlan> {
  const { body, currency } = request;
  // Uses the owner of the trip and not the caller, because a guest may have signed in since booking it.
  const asBuyer = { ...request, userId: trip.customer_id };
  const terms = await paymentTermsOf(tx, asBuyer, { total: trip.total - trip.paid, store: null });
  const draft = paymentRequestOf({ payment_method: method, partial_payment: body.partial_payment ?? 0 });
  const plan = paymentPlan(draft, terms);
  if (plan.problem) throw new AppError(403, [paymentRefusal(plan.problem, request)]);
  assertSplitAccepted(body, plan, currency);
  return plan;
}

async function payPart(
  tx: Queryable,
  { id: tripId, customer_id: customerId }: TripRow,
  { plan: { wallet: amount }, now }: { plan: PaymentPlan; now: number },
): Promise<void> {
  if (amount <= 0 || customerId === null) return;
  await payForTrip(tx, { tripId, from: `wallet:${customerId}`, amount, reference: null, now });
}

async function saveMethod(
  tx: Queryable,
  { now }: Change,
  { trip, method, gateway, plan }: Wanted & { trip: TripRow; plan: PaymentPlan },
): Promise<void> {
  const isInPart = plan.rest > 0 && plan.rest < trip.total;
  await tx.query(
    `update trips set payment_method = $2, rest_method = $3, payment_gateway = $4, updated_at = $5::timestamptz where id = $1`,
    [
      trip.id,
      isInPart ? 'partial_payment' : plan.rest === 0 ? 'wallet' : method,
      plan.rest === 0 || method === 'wallet' ? null : method,
      gateway,
      timestamp(now),
    ],
  );
}

/** Closes the trip's open payment page. */
const endOpenPayment = (tx: Queryable, tripId: number): Promise<unknown> =>
  tx.query(`update gateway_payments set status = 'canceled' where trip_id = $1 and status = 'open'`, [
    tripId,
  ]);

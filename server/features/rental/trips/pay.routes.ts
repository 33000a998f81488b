import type { TripPayment, TripPaymentResult } from '../../../../contract/types.gen';
import type { Minor } from '../../../../domain/money';
import { paymentPlan } from '../../../../domain/payment-plan';
import { tripChoices } from '../../../../domain/trip-states';
import { type Queryable, timestamp } from '../../../db/database';
import { AppError, refuse } from '../../../http/errors';
import type { Operations } from '../../../http/operation';
import type { RequestContext } from '../../../http/request-context';
import { CHECKOUT_MESSAGES } from '../../checkout/checkout.messages';
import { paymentTermsOf, paymentWishOf } from '../../checkout/payment-terms';
import { paymentRefusal } from '../../checkout/problem.wire';
import { ownerOf } from '../../orders/access';
import { keepProof, proofIn } from '../../payments/offline';
import { digitalWishOf, openPayment } from '../../payments/open-payment';
import { holdTrip, payForTrip } from '../../payments/trip-money';
import { TRIP_MESSAGES } from '../trip.messages';
import { findOwnTrip } from './trip.rows';
import { stateOfTrip } from './trip.wire';
import { ownTrip, unknownTrip } from './trip-access';

export const payRoutes = (): Operations => ({ payTrip });

type Change = RequestContext & { body: TripPayment };

/** Another way to pay a trip that is not paid: or the same once more, which is "Pay now" [RENT-54]. */
async function payTrip(request: Change): Promise<TripPaymentResult> {
  const { database, body, language } = request;
  const { payment_method: method } = body;
  if (method === 'partial_payment') return refuse(403, 'payment_method', CHECKOUT_MESSAGES.noPart);
  const { id: tripId } = await ownTrip(request, body.trip_id);
  const digital =
    method === 'digital_payment'
      ? digitalWishOf(request, { gateway: body.payment_gateway ?? null, callback: body.callback ?? null })
      : null;
  const proof = await proofIn(database, body);
  const { due, total } = await database.transaction(async (tx) => {
    const paid = await payIn(tx, request, { tripId, method, gateway: digital?.gateway ?? null });
    if (proof) await keepProof(tx, { tripId, proof, note: null, now: request.now });
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

async function payIn(
  tx: Queryable,
  request: Change,
  { tripId, method, gateway }: Wanted,
): Promise<{ due: Minor; total: Minor }> {
  const { now, body } = request;
  await holdTrip(tx, tripId);
  const trip = (await findOwnTrip(tx, ownerOf(request), tripId)) ?? unknownTrip();
  const { customer_id: customerId, total, paid } = trip;
  if (!tripChoices(stateOfTrip(trip), paid >= total, now).canPay)
    refuse(403, 'trip', TRIP_MESSAGES.notUnpaid);
  // Nobody pays twice with the same money.
  await tx.query('select 1 from customers where id = $1 for no key update', [customerId]);
  // A guest who has signed in since still pays as the guest that booked.
  const terms = await paymentTermsOf(
    tx,
    { ...request, userId: customerId },
    { total: total - paid, store: null },
  );
  const wish = paymentWishOf({ payment_method: method, partial_payment: body.partial_payment ?? 0 });
  const plan = paymentPlan(wish, terms);
  if (plan.problem) throw new AppError(403, [paymentRefusal(plan.problem, request)]);
  if (plan.wallet > 0 && customerId !== null)
    await payForTrip(tx, {
      tripId,
      from: `wallet:${customerId}`,
      amount: plan.wallet,
      reference: null,
      now,
    });
  const isInPart = plan.rest > 0 && plan.rest < total;
  await tx.query(
    `update trips set payment_method = $2, rest_method = $3, payment_gateway = $4, updated_at = $5::timestamptz where id = $1`,
    [
      tripId,
      isInPart ? 'partial_payment' : plan.rest === 0 ? 'wallet' : method,
      plan.rest === 0 || method === 'wallet' ? null : method,
      gateway,
      timestamp(now),
    ],
  );
  if (method !== 'digital_payment' || plan.rest === 0)
    await tx.query(`update gateway_payments set status = 'canceled' where trip_id = $1 and status = 'open'`, [
      tripId,
    ]);
  return { due: plan.rest, total };
}

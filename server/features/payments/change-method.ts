import type { PaymentMethodChange, PlaceOrderResult } from '../../../contract/types.gen';
import { fromMinor, type Minor } from '../../../domain/money';
import { paymentPlan } from '../../../domain/payment-plan';
import { type Queryable, timestamp } from '../../db/database';
import { AppError, refuse } from '../../http/errors';
import type { RequestContext } from '../../http/request-context';
import { CHECKOUT_MESSAGES } from '../checkout/checkout.messages';
import { paymentTermsOf, paymentWishOf } from '../checkout/payment-terms';
import { paymentRefusal } from '../checkout/problem.wire';
import { ownOrder } from '../orders/access';
import { keepProof, proofIn } from './offline';
import { digitalWishOf, openPayment } from './open-payment';
import { expectPayment, holdOrder, payOrder } from './order-money';
import { emptyPaidCart } from './paid-cart';
import { PAYMENT_MESSAGES } from './payments.messages';

type Change = RequestContext & { body: PaymentMethodChange };
type Method = Exclude<NonNullable<PaymentMethodChange['payment_method']>, 'partial_payment'>;

/** Another way to pay an order that is not paid: or the same once more, which is "Pay now" [CHK-04, CHK-07]. */
export async function changePaymentMethod(request: Change): Promise<PlaceOrderResult> {
  const { database, body, language } = request;
  const order = await ownOrder(request, body.order_id);
  const method = methodIn(body);
  const digital =
    method === 'digital_payment'
      ? digitalWishOf(request, { gateway: body.payment_gateway ?? null, callback: body.callback ?? null })
      : null;
  const proof = await proofIn(database, { ...body, payment_method: method });
  const after = await database.transaction(async (tx) => {
    const changed = await changeIn(tx, request, {
      orderId: order.id,
      method,
      gateway: digital?.gateway ?? null,
    });
    if (proof) await keepProof(tx, { orderId: order.id, proof, note: null, now: request.now });
    return changed;
  });
  const link =
    digital && after.due > 0
      ? await openPayment(request, { orderId: order.id, amount: after.due }, digital)
      : null;
  return {
    message: PAYMENT_MESSAGES.changed[language],
    order_id: order.id,
    total_ammount: fromMinor(after.total),
    total_amount: fromMinor(after.total),
    user_id: after.customerId,
    redirect_link: link,
    order_status: 'pending',
    payment_status: after.due === 0 ? 'paid' : after.due < after.total ? 'partially_paid' : 'unpaid',
  };
}

/** "In part" alone does not say how the other part is paid. */
function methodIn({ payment_method: method }: PaymentMethodChange): Method {
  if (method === undefined) return refuse(403, 'payment_method', PAYMENT_MESSAGES.noGateway);
  if (method === 'partial_payment') return refuse(403, 'payment_method', CHECKOUT_MESSAGES.noPart);
  return method;
}

type Wanted = { orderId: number; method: Method; gateway: string | null };
type After = { total: Minor; due: Minor; customerId: number | null };

async function changeIn(tx: Queryable, request: Change, wanted: Wanted): Promise<After> {
  const { orderId, method, gateway } = wanted;
  const { now } = request;
  const order = await holdOrder(tx, orderId);
  const due = order === null ? 0 : order.total - order.paid;
  if (order === null || order.status !== 'pending' || due <= 0 || order.given_back_at !== null)
    return refuse(403, 'order', PAYMENT_MESSAGES.notUnpaid);
  const { customer_id: customerId, total } = order;
  // Nobody pays two orders with the same money.
  await tx.query('select 1 from customers where id = $1 for no key update', [customerId]);
  const [zone] = await tx.query<{ pivot_maximum_cod: number | null }>(
    `select mz.maximum_cod as pivot_maximum_cod from orders o
    left join module_zones mz on mz.module_id = o.module_id and mz.zone_id = o.zone_id where o.id = $1`,
    [orderId],
  );
  // A guest who has signed in since still pays as the guest that ordered.
  const asBuyer = { ...request, userId: customerId };
  const terms = await paymentTermsOf(tx, asBuyer, { total: due, store: zone ?? null });
  const plan = paymentPlan(paymentWishOf({ ...request.body, payment_method: method }), terms);
  if (plan.problem) throw new AppError(403, [paymentRefusal(plan.problem, request)]);
  if (plan.wallet > 0 && customerId !== null)
    await payOrder(tx, {
      orderId,
      from: `wallet:${customerId}`,
      method: 'wallet',
      amount: plan.wallet,
      reference: null,
      now,
    });
  await expectPayment(tx, { orderId, method, amount: plan.rest, now });
  const isPartly = plan.rest > 0 && plan.rest < total;
  await tx.query(
    `update orders set payment_method = $2, payment_gateway = $3, updated_at = $4::timestamptz where id = $1`,
    [orderId, isPartly ? 'partial_payment' : plan.rest === 0 ? 'wallet' : method, gateway, timestamp(now)],
  );
  if (method !== 'digital_payment' || plan.rest === 0) {
    await tx.query(
      `update gateway_payments set status = 'canceled' where order_id = $1 and status = 'open'`,
      [orderId],
    );
    await emptyPaidCart(tx, orderId, now);
  }
  return { total, due: plan.rest, customerId };
}

import type { PaymentMethodChange, PlaceOrderResult } from '../../../../contract/types.gen';
import { fromMinor, type Minor } from '../../../../domain/money';
import { type PaymentPlan, paymentPlan } from '../../../../domain/payment-plan';
import { type Queryable, timestamp } from '../../../db/database';
import { AppError, refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import { ownOrder } from '../../orders/access';
import { proofIn, savePaymentProof } from '../../payments/offline';
import { digitalRequestOf, openPayment } from '../../payments/open-payment';
import { expectPayment, lockOrderMoney, payOrder } from '../../payments/order-money';
import { emptyPaidCart } from '../../payments/paid-cart';
import type { PayableMoney } from '../../payments/payable';
import { paymentRequestOf, paymentTermsOf } from '../../payments/payment-terms';
import { PAYMENT_MESSAGES } from '../../payments/payments.messages';
import { assertSplitAccepted } from '../accepted';
import { CHECKOUT_MESSAGES } from '../checkout.messages';
import { paymentRefusal } from '../problem.wire';

type Change = RequestContext & { body: PaymentMethodChange };
type Method = Exclude<NonNullable<PaymentMethodChange['payment_method']>, 'partial_payment'>;

/** Changes the payment method of an unpaid order, or opens its payment again ("Pay now") [CHK-04, CHK-07]. */
export async function changePaymentMethod(request: Change): Promise<PlaceOrderResult> {
  const { database, body, language, currency } = request;
  const order = await ownOrder(request, body.order_id);
  const method = methodIn(body);
  const digital =
    method === 'digital_payment'
      ? digitalRequestOf(request, { gateway: body.payment_gateway ?? null, callback: body.callback ?? null })
      : null;
  const proof = await proofIn(database, { ...body, payment_method: method });
  const after = await database.transaction(async (tx) => {
    const changed = await changeIn(tx, request, {
      orderId: order.id,
      method,
      gateway: digital?.gateway ?? null,
    });
    if (proof) await savePaymentProof(tx, { orderId: order.id, proof, note: null, now: request.now });
    return changed;
  });
  const link =
    digital && after.due > 0
      ? await openPayment(request, { orderId: order.id, amount: after.due }, digital)
      : null;
  return {
    message: PAYMENT_MESSAGES.changed[language],
    order_id: order.id,
    total_ammount: fromMinor(after.total, currency),
    total_amount: fromMinor(after.total, currency),
    user_id: after.customerId,
    redirect_link: link,
    order_status: 'pending',
    payment_status: after.due === 0 ? 'paid' : after.due < after.total ? 'partially_paid' : 'unpaid',
  };
}

/**
 * Returns the new method. `partial_payment` is refused, because it does not say which method pays the amount
 * besides the wallet's.
 */
function methodIn({ payment_method: method }: PaymentMethodChange): Method {
  if (method === undefined) return refuse(403, 'payment_method', PAYMENT_MESSAGES.noGateway);
  if (method === 'partial_payment') return refuse(403, 'payment_method', CHECKOUT_MESSAGES.noPart);
  return method;
}

type Wanted = { orderId: number; method: Method; gateway: string | null };
type After = { total: Minor; due: Minor; customerId: number | null };

async function changeIn(tx: Queryable, request: Change, wanted: Wanted): Promise<After> {
  const order = await lockUnpaid(tx, wanted.orderId);
  const plan = await planOf(tx, request, { order, method: wanted.method });
  await payPart(tx, request, { ...wanted, order, plan });
  await saveMethod(tx, request, { ...wanted, order, plan });
  if (wanted.method !== 'digital_payment' || plan.rest === 0) await endOpenPayment(tx, order.id, request.now);
  return { total: order.total, due: plan.rest, customerId: order.customer_id };
}

/** Locks the order and its customer, so that two requests can't spend the same wallet balance. */
async function lockUnpaid(tx: Queryable, orderId: number): Promise<PayableMoney> {
  const order = await lockOrderMoney(tx, orderId);
  const isUnpaid = order !== null && order.status === 'pending' && order.paid < order.total;
  if (!isUnpaid || order.given_back_at !== null) return refuse(403, 'order', PAYMENT_MESSAGES.notUnpaid);
  await tx.query('select 1 from customers where id = $1 for no key update', [order.customer_id]);
  return order;
}

/**
 * Returns the plan of the payment. Refuses a method that is not allowed, and a split that the customer has
 * not accepted.
 */
async function planOf(
  tx: Queryable,
  request: Change,
  { order, method }: { order: PayableMoney; method: Method },
): Promise<PaymentPlan> {
  const [zone] = await tx.query<{ pivot_maximum_cod: number | null }>(
    `select mz.maximum_cod as pivot_maximum_cod from orders o
    left join module_zones mz on mz.module_id = o.module_id and mz.zone_id = o.zone_id where o.id = $1`,
    [order.id],
  );
  // Uses the owner of the order and not the caller, because a guest may have signed in since placing it.
  const asBuyer = { ...request, userId: order.customer_id };
  const terms = await paymentTermsOf(tx, asBuyer, { total: order.total - order.paid, store: zone ?? null });
  const plan = paymentPlan(paymentRequestOf({ ...request.body, payment_method: method }), terms);
  if (plan.problem) throw new AppError(403, [paymentRefusal(plan.problem, request)]);
  assertSplitAccepted(request.body, plan, request.currency);
  return plan;
}

type Planned = Wanted & { order: PayableMoney; plan: PaymentPlan };

/** Pays the wallet's amount and records the rest as due. */
async function payPart(
  tx: Queryable,
  { now }: Change,
  { order: { id: orderId, customer_id: customerId }, method, plan }: Planned,
): Promise<void> {
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
}

async function saveMethod(
  tx: Queryable,
  { now }: Change,
  { order, method, gateway, plan }: Planned,
): Promise<void> {
  const isPartly = plan.rest > 0 && plan.rest < order.total;
  await tx.query(
    `update orders set payment_method = $2, payment_gateway = $3, updated_at = $4::timestamptz where id = $1`,
    [order.id, isPartly ? 'partial_payment' : plan.rest === 0 ? 'wallet' : method, gateway, timestamp(now)],
  );
}

/**
 * Closes the order's open payment page and removes its items from the cart, because another method now pays.
 */
async function endOpenPayment(tx: Queryable, orderId: number, now: number): Promise<void> {
  await tx.query(`update gateway_payments set status = 'canceled' where order_id = $1 and status = 'open'`, [
    orderId,
  ]);
  await emptyPaidCart(tx, orderId, now);
}

import type { MessageResponse, PriceAccepted } from '../../../../contract/types.gen';
import { toMinor } from '../../../../domain/money';
import { customerChoices } from '../../../../domain/order-states';
import type { PaymentProblem } from '../../../../domain/payment-plan';
import type { Queryable } from '../../../db/database';
import { AppError, refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import { ownerOf, unknownOrder } from '../../orders/access';
import { ORDER_MESSAGES } from '../../orders/order.messages';
import type { OrderRow } from '../../orders/order.rows';
import { findOwnOrder, touchOrder } from '../../orders/order.store';
import { stateOf } from '../../orders/order.wire';
import { expectPayment, lockOrderMoney } from '../../payments/order-money';
import { cashLimitOf, hasMoreThanCash } from '../../payments/payment-terms';
import { promiseCashback } from '../../payments/wallet/cashback.store';
import { paymentRefusal } from '../problem.wire';
import { storeWith } from '../quote';

type Request = RequestContext & { body: PriceAccepted };

/**
 * Accepts the pharmacy's price for the customer. Before that, nothing is prepared or paid [PHAR-05, CHK-06].
 */
export async function acceptOrderPrice(request: Request): Promise<MessageResponse> {
  const { database, body, now, orders, language } = request;
  await database.transaction(async (tx) => {
    const order = await lockOffered(tx, request);
    await choosePayment(tx, request, order);
    await tx.query(`update orders set pricing = 'accepted' where id = $1`, [order.id]);
    await promiseReward(tx, request, order);
    await touchOrder(tx, order.id, now);
  });
  orders.notify(body.order_id);
  return { message: ORDER_MESSAGES.priceAccepted[language] };
}

/**
 * Locks the order. Refuses if the pharmacy has offered no price, or a different one than the customer
 * accepted.
 */
async function lockOffered(tx: Queryable, request: Request): Promise<OrderRow> {
  const { body, now, currency } = request;
  await lockOrderMoney(tx, body.order_id);
  const order = (await findOwnOrder(tx, ownerOf(request), body.order_id)) ?? unknownOrder();
  if (!customerChoices(stateOf(order), now).canAcceptPrice)
    refuse(403, 'price_offer', ORDER_MESSAGES.noPrice);
  if (toMinor(body.order_amount, currency) !== order.total)
    refuse(409, 'total_changed', ORDER_MESSAGES.otherPrice);
  return order;
}

/**
 * Stores the payment method, which the customer chooses once the total is known: cash on delivery, or payment
 * in advance [CHK-03, CHK-04].
 */
async function choosePayment(
  tx: Queryable,
  request: Request,
  { id, store, total, paid }: OrderRow,
): Promise<void> {
  const { body, config, now } = request;
  const refusePayment = (problem: PaymentProblem) => {
    throw new AppError(403, [paymentRefusal(problem, request)]);
  };
  if (body.pays_now !== 1) {
    const limit = cashLimitOf(config, store && (await storeWith(tx, store.id)));
    if (limit !== null && total > limit) refusePayment({ code: 'cashTooMuch', limit });
    return;
  }
  if (!hasMoreThanCash(config)) refusePayment({ code: 'methodOff' });
  const [gateway] = config.digital_payment ? config.active_payment_method_list : [];
  await tx.query(`update orders set payment_method = 'digital_payment', payment_gateway = $2 where id = $1`, [
    id,
    gateway?.gateway ?? null,
  ]);
  await expectPayment(tx, { orderId: id, method: 'digital_payment', amount: total - paid, now });
}

async function promiseReward(
  tx: Queryable,
  { config, now }: Request,
  { id: orderId, customer_id: customerId, items_amount: goods }: OrderRow,
): Promise<void> {
  if (customerId === null || config.customer_wallet_status !== 1) return;
  await promiseCashback(tx, { orderId, customerId, goods, now });
}

import type { PrescriptionAgain, PriceAccepted } from '../../../contract/types.gen';
import { toMinor } from '../../../domain/money';
import { customerChoices } from '../../../domain/order-states';
import type { PaymentProblem } from '../../../domain/payment-plan';
import type { Queryable } from '../../db/database';
import { AppError, refuse } from '../../http/errors';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { cashLimitOf, hasMoreThanCash } from '../checkout/payment-terms';
import { insertPrescriptions } from '../checkout/placing/prescriptions';
import { paymentRefusal } from '../checkout/problem.wire';
import { storeWith } from '../checkout/quote';
import { expectPayment, holdOrder } from '../payments/order-money';
import { promiseCashback } from '../payments/wallet/cashback.store';
import { ownerOf, unknownOrder } from './access';
import { ORDER_MESSAGES } from './order.messages';
import type { OrderRow } from './order.rows';
import { findOwnOrder, touchOrder } from './order.store';
import { stateOf } from './order.wire';
import { picturesIn } from './order-pictures';

export const prescriptionRoutes = (): Operations => ({
  sendPrescriptionAgain: async (request) => {
    await sendAgain(request);
    request.orders.tell(request.body.order_id);
    return { message: ORDER_MESSAGES.prescriptionSent[request.language] };
  },
  acceptOrderPrice: async (request) => {
    await acceptPrice(request);
    request.orders.tell(request.body.order_id);
    return { message: ORDER_MESSAGES.priceAccepted[request.language] };
  },
});

/** After a refusal the pharmacist looks at other pictures; the order waits for that [PHAR-05]. */
async function sendAgain(request: RequestContext & { body: PrescriptionAgain }): Promise<void> {
  const { database, body, now, uploads } = request;
  const owner = ownerOf(request);
  const pictures = picturesIn(uploads);
  await database.transaction(async (tx) => {
    await holdOrder(tx, body.order_id);
    const order = (await findOwnOrder(tx, owner, body.order_id)) ?? unknownOrder();
    if (!customerChoices(stateOf(order), now).canSendPrescription)
      refuse(403, 'prescription', ORDER_MESSAGES.noNewPrescription);
    if (pictures.length === 0) refuse(403, 'prescription', ORDER_MESSAGES.noPrescription);
    await insertPrescriptions(tx, { orderId: order.id, pictures, now });
    await touchOrder(tx, order.id, now);
  });
}

/** Only now is there a sum: in cash when it is brought, or by any other way before it is prepared [CHK-03, CHK-04]. */
async function choosePayment(
  tx: Queryable,
  request: RequestContext & { body: PriceAccepted },
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

/** Nothing of a prescription is brought, or paid, at a price that nobody said yes to [PHAR-05, CHK-06]. */
async function acceptPrice(request: RequestContext & { body: PriceAccepted }): Promise<void> {
  const { database, body, now, config } = request;
  const owner = ownerOf(request);
  await database.transaction(async (tx) => {
    await holdOrder(tx, body.order_id);
    const order = (await findOwnOrder(tx, owner, body.order_id)) ?? unknownOrder();
    if (!customerChoices(stateOf(order), now).canAcceptPrice)
      refuse(403, 'price_offer', ORDER_MESSAGES.noPrice);
    if (toMinor(body.order_amount) !== order.total) refuse(409, 'total_changed', ORDER_MESSAGES.otherPrice);
    await choosePayment(tx, request, order);
    await tx.query(`update orders set pricing = 'accepted' where id = $1`, [order.id]);
    if (order.customer_id !== null && config.customer_wallet_status === 1)
      await promiseCashback(tx, {
        orderId: order.id,
        customerId: order.customer_id,
        goods: order.items_amount,
        now,
      });
    await touchOrder(tx, order.id, now);
  });
}

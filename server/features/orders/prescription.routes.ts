import type { PrescriptionAgain, PriceAccepted } from '../../../contract/types.gen';
import { toMinor } from '../../../domain/money';
import { customerChoices } from '../../../domain/order-states';
import { refuse } from '../../http/errors';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { insertPrescriptions } from '../checkout/placing/prescriptions';
import { holdOrder } from '../payments/order-money';
import { promiseCashback } from '../payments/wallet/cashback.store';
import { ownerOf, unknownOrder } from './access';
import { ORDER_MESSAGES } from './order.messages';
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

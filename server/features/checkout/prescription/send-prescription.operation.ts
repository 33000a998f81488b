import type { MessageResponse, PrescriptionAgain } from '../../../../contract/types.gen';
import { customerChoices } from '../../../../domain/order-states';
import { refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import { ownerOf, unknownOrder } from '../../orders/access';
import { ORDER_MESSAGES } from '../../orders/order.messages';
import { findOwnOrder, touchOrder } from '../../orders/order.store';
import { stateOf } from '../../orders/order.wire';
import { prescriptionsIn } from '../../orders/order-pictures';
import { lockOrderMoney } from '../../payments/order-money';
import { insertPrescriptions } from './prescriptions';

/** Stores new pictures of a prescription after the pharmacist rejected the first ones [PHAR-05]. */
export async function sendPrescriptionAgain(
  request: RequestContext & { body: PrescriptionAgain },
): Promise<MessageResponse> {
  const { database, body, now, uploads, orders, language } = request;
  const owner = ownerOf(request);
  const pictures = prescriptionsIn(uploads);
  await database.transaction(async (tx) => {
    await lockOrderMoney(tx, body.order_id);
    const order = (await findOwnOrder(tx, owner, body.order_id)) ?? unknownOrder();
    if (!customerChoices(stateOf(order), now).canSendPrescription)
      refuse(403, 'prescription', ORDER_MESSAGES.noNewPrescription);
    if (pictures.length === 0) refuse(403, 'prescription', ORDER_MESSAGES.noPrescription);
    await insertPrescriptions(tx, { orderId: order.id, pictures, now });
    await touchOrder(tx, order.id, now);
  });
  orders.notify(body.order_id);
  return { message: ORDER_MESSAGES.prescriptionSent[language] };
}

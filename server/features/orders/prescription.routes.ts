import type { PrescriptionAgain } from '../../../contract/types.gen';
import { customerChoices } from '../../../domain/order-states';
import { timestamp } from '../../db/database';
import { refuse } from '../../http/errors';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { insertPrescriptions } from '../checkout/placing/prescriptions';
import { holdOrder } from '../payments/order-money';
import { ownerOf, unknownOrder } from './access';
import { ORDER_MESSAGES } from './order.messages';
import { findOwnOrder } from './order.store';
import { stateOf } from './order.wire';
import { picturesIn } from './order-pictures';

export const prescriptionRoutes = (): Operations => ({
  sendPrescriptionAgain: async (request) => {
    await sendAgain(request);
    request.orders.tell(request.body.order_id);
    return { message: ORDER_MESSAGES.prescriptionSent[request.language] };
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
    await tx.query('update orders set updated_at = $2::timestamptz where id = $1', [
      order.id,
      timestamp(now),
    ]);
  });
}

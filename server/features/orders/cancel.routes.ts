import type { OrderCancel } from '../../../contract/types.gen';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/errors';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { parcelReasons } from '../parcel/parcel.store';
import { giveBack } from '../payments/give-back';
import { holdOrder } from '../payments/order-money';
import type { StoredText } from '../shared/local-text';
import { ownerOf, unknownOrder } from './access';
import { moveOrder } from './moving';
import { cancelRefused, ORDER_MESSAGES } from './order.messages';
import { cancellationReasons, findOwnOrder, reasonSaid } from './order.store';

export const cancelRoutes = (): Operations => ({
  cancelOrder: async (request) => {
    await cancel(request);
    request.orders.tell(request.body.order_id);
    return { message: ORDER_MESSAGES.canceled[request.language] };
  },
});

/** The order ends, and goods, coupon and money go back where they came from: all of it, or nothing [ORD-06]. */
async function cancel(request: RequestContext & { body: OrderCancel }): Promise<void> {
  const { database, body, now } = request;
  const owner = ownerOf(request);
  await database.transaction(async (tx) => {
    await holdOrder(tx, body.order_id);
    const order = (await findOwnOrder(tx, owner, body.order_id)) ?? unknownOrder();
    // Whoever asks again because the answer was lost gets the same one.
    if (order.status === 'canceled' && order.cancelled_by === 'customer') return;
    const reason = await reasonOf(tx, request, order.type === 'parcel');
    const refusal = await moveOrder(tx, order, { to: 'canceled', by: 'customer', now });
    if (refusal !== null) refuse(403, ...cancelRefused(refusal));
    await tx.query(
      `update orders set cancellation_reason = $2::jsonb, cancellation_note = $3, cancelled_by = 'customer' where id = $1`,
      [order.id, JSON.stringify(reason), body.note?.trim() || null],
    );
    await giveBack(tx, { orderId: order.id, now });
  });
}

async function reasonOf(
  tx: Queryable,
  { body, language }: RequestContext & { body: OrderCancel },
  isForParcel: boolean,
): Promise<StoredText> {
  const said = [body.reason ?? []].flat().map((words) => words.trim());
  const words = said.filter(Boolean).join(', ');
  if (words === '') refuse(403, 'reason', ORDER_MESSAGES.noReason);
  const known = isForParcel ? await parcelReasons(tx, false) : await cancellationReasons(tx);
  return reasonSaid(known, words, language);
}

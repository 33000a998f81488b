import type { MessageResponse, OrderCancel } from '../../../contract/types.gen';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/errors';
import type { RequestContext } from '../../http/request-context';
import { lockOrderMoney } from '../payments/order-money';
import { releaseAndRefundOrder } from '../payments/refund-order';
import type { StoredText } from '../shared/local-text';
import { ownerOf, unknownOrder } from './access';
import { moveOrder } from './moving';
import { cancelRefused, ORDER_MESSAGES } from './order.messages';
import type { OrderRow } from './order.rows';
import { cancellationReasons, findOwnOrder, parcelReasons, reasonText } from './order.store';

type Request = RequestContext & { body: OrderCancel };

/** Cancels the order and returns stock, coupon and money, all in one transaction [ORD-06]. */
export async function cancelOrder(request: Request): Promise<MessageResponse> {
  const { database, body, now, orders, language } = request;
  await database.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, request);
    // Idempotent: a repeated request gets the same response.
    if (order.status === 'canceled' && order.cancelled_by === 'customer') return;
    const reason = await reasonOf(tx, request, order.type === 'parcel');
    await moveToCanceled(tx, order, now);
    await saveReason(tx, order.id, { reason, note: body.note?.trim() || null });
    await releaseAndRefundOrder(tx, { orderId: order.id, now });
  });
  orders.notify(body.order_id);
  return { message: ORDER_MESSAGES.canceled[language] };
}

async function lockOwnOrder(tx: Queryable, request: Request): Promise<OrderRow> {
  const { order_id: orderId } = request.body;
  await lockOrderMoney(tx, orderId);
  return (await findOwnOrder(tx, ownerOf(request), orderId)) ?? unknownOrder();
}

async function moveToCanceled(tx: Queryable, order: OrderRow, now: number): Promise<void> {
  const refusal = await moveOrder(tx, order, { to: 'canceled', by: 'customer', now });
  if (refusal !== null) refuse(403, ...cancelRefused(refusal));
}

const saveReason = (
  tx: Queryable,
  orderId: number,
  { reason, note }: { reason: StoredText; note: string | null },
): Promise<unknown> =>
  tx.query(
    `update orders set cancellation_reason = $2::jsonb, cancellation_note = $3, cancelled_by = 'customer' where id = $1`,
    [orderId, JSON.stringify(reason), note],
  );

async function reasonOf(
  tx: Queryable,
  { body, language }: Request,
  isForParcel: boolean,
): Promise<StoredText> {
  const reasons = [body.reason ?? []].flat().map((reason) => reason.trim());
  const reason = reasons.filter(Boolean).join(', ');
  if (reason === '') refuse(403, 'reason', ORDER_MESSAGES.noReason);
  const known = isForParcel ? await parcelReasons(tx, false) : await cancellationReasons(tx);
  return reasonText(known, reason, language);
}

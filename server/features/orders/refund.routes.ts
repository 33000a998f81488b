import type { RefundRequest } from '../../../contract/types.gen';
import { timestamp } from '../../db/database';
import { refuse } from '../../http/errors';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { holdOrder } from '../payments/order-money';
import { signedIn } from '../session/tokens/bearer';
import { unknownOrder } from './access';
import { moveOrder } from './moving';
import { ORDER_MESSAGES, refundRefused } from './order.messages';
import { findOwnOrder, reasonSaid, refundReasons } from './order.store';
import { keepPictures, picturesIn } from './order-pictures';

/** Asking for money back; what becomes of it the shop's people decide [ORD-07]. */
export const refundRoutes = (): Operations => ({
  requestRefund: async (request) => {
    const reason = request.body.customer_reason.trim();
    if (reason === '') refuse(403, 'customer_reason', ORDER_MESSAGES.noReason);
    await askForRefund(request, reason);
    request.orders.tell(request.body.order_id);
    return { message: ORDER_MESSAGES.refundRequested[request.language] };
  },
});

async function askForRefund(
  request: RequestContext & { body: RefundRequest },
  reason: string,
): Promise<void> {
  const { database, body, language, now, uploads } = request;
  const owner = { customerId: signedIn(request), guestHash: null };
  const pictures = picturesIn(uploads);
  await database.transaction(async (tx) => {
    await holdOrder(tx, body.order_id);
    const order = (await findOwnOrder(tx, owner, body.order_id)) ?? unknownOrder();
    const refusal = await moveOrder(tx, order, { to: 'refund_requested', by: 'customer', now });
    if (refusal !== null) refuse(403, ...refundRefused(refusal));
    const images = await keepPictures(tx, { orderId: order.id, isPublic: false, pictures });
    const said = reasonSaid(await refundReasons(tx), reason, language);
    await tx.query(
      `insert into order_refunds (order_id, reason, note, amount, images, created_at)
      values ($1, $2::jsonb, $3, $4, $5, $6::timestamptz)`,
      [
        order.id,
        JSON.stringify(said),
        body.customer_note?.trim() || null,
        order.total,
        images,
        timestamp(now),
      ],
    );
  });
}

import type { MessageResponse, RefundItem, RefundRequest } from '../../../contract/types.gen';
import { type Queryable, timestamp } from '../../db/database';
import { refuse } from '../../http/errors';
import type { RequestContext } from '../../http/request-context';
import { lockOrderMoney } from '../payments/order-money';
import type { StoredText } from '../shared/local-text';
import { signedIn } from '../shared/signed-in';
import { unknownOrder } from './access';
import { moveOrder } from './moving';
import { ORDER_MESSAGES, refundRefused } from './order.messages';
import type { OrderRow } from './order.rows';
import { findOwnOrder, linesOf, reasonText, refundReasons } from './order.store';
import { keepPictures, picturesIn } from './order-pictures';

type Request = RequestContext & { body: RefundRequest };

/** Requests a refund. The operator decides on the request [ORD-07]. */
export async function requestRefund(request: Request): Promise<MessageResponse> {
  const { database, body, now, orders, language, uploads } = request;
  const customerId = signedIn(request);
  const customerReason = body.customer_reason.trim();
  if (customerReason === '') refuse(403, 'customer_reason', ORDER_MESSAGES.noReason);
  const pictures = picturesIn(uploads);
  await database.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, customerId, body.order_id);
    const lines = await assertOwnLines(tx, order, body.items ?? []);
    await moveToRequested(tx, order, now);
    const images = await keepPictures(tx, { orderId: order.id, isPublic: false, pictures });
    const reason = reasonText(await refundReasons(tx), customerReason, language);
    await insertRequest(tx, order, { reason, note: body.customer_note?.trim() || null, lines, images, now });
  });
  orders.notify(body.order_id);
  return { message: ORDER_MESSAGES.refundRequested[language] };
}

async function lockOwnOrder(tx: Queryable, customerId: number, orderId: number): Promise<OrderRow> {
  await lockOrderMoney(tx, orderId);
  return (await findOwnOrder(tx, { customerId, guestHash: null }, orderId)) ?? unknownOrder();
}

async function moveToRequested(tx: Queryable, order: OrderRow, now: number): Promise<void> {
  const refusal = await moveOrder(tx, order, { to: 'refund_requested', by: 'customer', now });
  if (refusal !== null) refuse(403, ...refundRefused(refusal));
}

/** Checks that each reported line belongs to the order and is reported only once. */
async function assertOwnLines(
  tx: Queryable,
  { id }: OrderRow,
  lines: readonly RefundItem[],
): Promise<readonly RefundItem[]> {
  if (lines.length === 0) return lines;
  const own = new Set((await linesOf(tx, id)).map((line) => line.id));
  for (const { order_detail_id } of lines)
    if (!own.delete(order_detail_id)) refuse(403, 'items', ORDER_MESSAGES.unknownLine);
  return lines.map(({ order_detail_id, problem }) => ({ order_detail_id, problem }));
}

type Asked = {
  reason: StoredText;
  note: string | null;
  lines: readonly RefundItem[];
  images: string[];
  now: number;
};

const insertRequest = (
  tx: Queryable,
  { id, total }: OrderRow,
  { reason, note, lines, images, now }: Asked,
): Promise<unknown> =>
  tx.query(
    `insert into order_refunds (order_id, reason, note, amount, images, created_at, lines)
    values ($1, $2::jsonb, $3, $4, $5, $6::timestamptz, $7::jsonb)`,
    [id, JSON.stringify(reason), note, total, images, timestamp(now), JSON.stringify(lines)],
  );

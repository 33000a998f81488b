import type { MessageResponse, ParcelReturn } from '../../../contract/types.gen';
import { type Minor, toMinor } from '../../../domain/money';
import { returnFee } from '../../../domain/parcel';
import { type Queryable, timestamp } from '../../db/database';
import { refuse } from '../../http/errors';
import type { RequestContext } from '../../http/request-context';
import { ownerOf, unknownOrder } from '../orders/access';
import { ORDER_MESSAGES } from '../orders/order.messages';
import type { OrderRow } from '../orders/order.rows';
import { findOwnOrder, parcelReasons, reasonText } from '../orders/order.store';
import { isParcelReturnable } from '../orders/order.wire';
import { expectPayment, lockOrderMoney } from '../payments/order-money';
import { PARCEL_MESSAGES } from './parcel.messages';
import { newPin } from './place-parcel.operation';

type Request = RequestContext & { body: ParcelReturn };

/**
 * Requests the return of a parcel. When the parcel arrives at the sender, the courier is paid for both ways
 * [PARC-05].
 */
export async function returnParcel(request: Request): Promise<MessageResponse> {
  const { database, body, orders, language } = request;
  await database.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, request);
    // Idempotent: a repeated request gets the same response.
    if (order.parcel?.return != null) return;
    const fee = returnFee(order.delivery_charge);
    const reason = assertReturnable(order, request, fee);
    await saveReturn(tx, request, { order, customerReason: reason, fee });
    await addFee(tx, request, { order, fee });
  });
  orders.notify(body.order_id);
  return { message: PARCEL_MESSAGES.returnAsked[language] };
}

async function lockOwnOrder(tx: Queryable, request: Request): Promise<OrderRow> {
  const { order_id: orderId } = request.body;
  await lockOrderMoney(tx, orderId);
  return (await findOwnOrder(tx, ownerOf(request), orderId)) ?? unknownOrder();
}

/**
 * Returns the reason as typed. Refuses if the parcel can't be returned or the sender has not accepted this
 * fee.
 */
function assertReturnable(order: OrderRow, { body, currency }: Request, fee: Minor): string {
  if (!isParcelReturnable(order)) refuse(403, 'order_status', PARCEL_MESSAGES.noReturn);
  const reason = body.reason?.trim() ?? '';
  if (reason === '') refuse(403, 'reason', ORDER_MESSAGES.noReason);
  if (body.accepted_fee === undefined || toMinor(body.accepted_fee, currency) !== fee)
    refuse(403, 'accepted_fee', PARCEL_MESSAGES.feeChanged);
  return reason;
}

async function saveReturn(
  tx: Queryable,
  { body, language, now }: Request,
  { order, customerReason, fee }: { order: OrderRow; customerReason: string; fee: Minor },
): Promise<void> {
  const reason = reasonText(await parcelReasons(tx, true), customerReason, language);
  await tx.query(
    `update parcels set payer = 'sender', return_asked_at = $2::timestamptz, return_reason = $3::jsonb,
      return_note = $4, return_fee = $5, return_pin = $6
    where order_id = $1`,
    [order.id, timestamp(now), JSON.stringify(reason), body.note?.trim() || null, fee, newPin()],
  );
}

/** Adds the return fee to the total. The sender pays the difference in cash. */
async function addFee(
  tx: Queryable,
  { now }: Request,
  { order, fee }: { order: OrderRow; fee: Minor },
): Promise<void> {
  const total = order.total + fee;
  await tx.query(
    `update orders set total = $2, version = version + 1, updated_at = $3::timestamptz,
      payment_status = case when paid >= $2 then 'paid' when paid > 0 then 'partially_paid' else 'unpaid' end
    where id = $1`,
    [order.id, total, timestamp(now)],
  );
  const amount = total - order.paid;
  await expectPayment(tx, { orderId: order.id, method: 'cash_on_delivery', amount, now });
}

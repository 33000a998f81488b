import type { ParcelReturn } from '../../../contract/types.gen';
import { toMinor } from '../../../domain/money';
import { returnFee } from '../../../domain/parcel';
import { timestamp } from '../../db/database';
import { refuse } from '../../http/errors';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { ownerOf, unknownOrder } from '../orders/access';
import { ORDER_MESSAGES } from '../orders/order.messages';
import { findOwnOrder } from '../orders/order.store';
import { isParcelReturnable } from '../orders/order.wire';
import { expectPayment, holdOrder } from '../payments/order-money';
import { PARCEL_MESSAGES } from './parcel.messages';
import { parcelReasons } from './parcel.store';
import { newPin } from './place-parcel';

export const returnRoutes = (): Operations => ({
  returnParcel: async (request) => {
    await askForReturn(request);
    request.orders.tell(request.body.order_id);
    return { message: PARCEL_MESSAGES.returnAsked[request.language] };
  },
});

/** The courier turns around, and is paid for both ways when the parcel is back with whoever sent it [PARC-05]. */
async function askForReturn(request: RequestContext & { body: ParcelReturn }): Promise<void> {
  const { database, body, now, language } = request;
  const owner = ownerOf(request);
  await database.transaction(async (tx) => {
    await holdOrder(tx, body.order_id);
    const order = (await findOwnOrder(tx, owner, body.order_id)) ?? unknownOrder();
    // Whoever asks again because the answer was lost gets the same one.
    if (order.parcel?.return != null) return;
    if (!isParcelReturnable(order)) refuse(403, 'order_status', PARCEL_MESSAGES.noReturn);
    const words = body.reason?.trim() ?? '';
    if (words === '') refuse(403, 'reason', ORDER_MESSAGES.noReason);
    const fee = returnFee(order.delivery_charge);
    if (body.accepted_fee === undefined || toMinor(body.accepted_fee) !== fee)
      refuse(403, 'accepted_fee', PARCEL_MESSAGES.feeChanged);
    const known = (await parcelReasons(tx, true)).find(({ reason }) => Object.values(reason).includes(words));
    await tx.query(
      `update parcels set payer = 'sender', return_asked_at = $2::timestamptz, return_reason = $3::jsonb,
        return_note = $4, return_fee = $5, return_pin = $6
      where order_id = $1`,
      [
        order.id,
        timestamp(now),
        JSON.stringify(known?.reason ?? { [language]: words }),
        body.note?.trim() || null,
        fee,
        newPin(),
      ],
    );
    const total = order.total + fee;
    await tx.query(
      `update orders set total = $2, version = version + 1, updated_at = $3::timestamptz,
        payment_status = case when paid >= $2 then 'paid' when paid > 0 then 'partially_paid' else 'unpaid' end
      where id = $1`,
      [order.id, total, timestamp(now)],
    );
    const owed = total - order.paid;
    await expectPayment(tx, { orderId: order.id, method: 'cash_on_delivery', amount: owed, now });
  });
}

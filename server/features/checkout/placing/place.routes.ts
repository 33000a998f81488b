import type { PlaceOrderResult } from '../../../../contract/types.gen';
import { fromMinor } from '../../../../domain/money';
import type { Geo } from '../../../geo/geo';
import { attemptOf } from '../../../http/attempt';
import type { Operations } from '../../../http/operation';
import type { RequestContext } from '../../../http/request-context';
import { parcelOrderOf } from '../../parcel/parcel-wish';
import { placeParcel } from '../../parcel/place-parcel';
import { proofIn } from '../../payments/offline';
import { digitalWishOf, openPayment } from '../../payments/open-payment';
import { CHECKOUT_MESSAGES } from '../checkout.messages';
import type { PlacedOrder } from './order.store';
import { orderWishOf } from './order-wish';
import { buyerOf, place } from './place';
import { placePrescription } from './prescription-order';

export const placeRoutes = (geo: () => Geo): Operations => ({
  placeOrder: async (request) => {
    const attempt = attemptOf(request);
    const buyer = await buyerOf(request);
    const isParcel = request.body.order_type === 'parcel';
    const wish = isParcel ? await parcelOrderOf(request) : await orderWishOf(request);
    const digital = wish.paymentMethod === 'digital_payment' ? digitalWishOf(request, wish) : null;
    const gateway = digital?.gateway ?? null;
    const proof = await proofIn(request.database, request.body);
    const order =
      'receiver' in wish
        ? await placeParcel(request, { wish: { ...wish, gateway }, attempt, buyer, proof }, geo())
        : (await place(request, { wish: { ...wish, gateway }, attempt, buyer, proof }, geo())).order;
    const due = order.total - order.paid;
    const link =
      digital && due > 0 && isPaidByGateway(order)
        ? await openPayment(request, { orderId: order.id, amount: due }, digital)
        : null;
    return toWirePlaced(order, link, request);
  },
  placePrescriptionOrder: async (request) => {
    const attempt = attemptOf(request);
    const buyer = await buyerOf(request);
    const wish = await orderWishOf(request);
    const order = await placePrescription(request, { wish, attempt, buyer, proof: null }, geo());
    return toWirePlaced(order, null, request);
  },
});

/** Asked again, it may have been cancelled meanwhile, or be paid in another way. */
const isPaidByGateway = ({ status, payment_gateway: gateway }: PlacedOrder): boolean =>
  status === 'pending' && gateway !== null;

const toWirePlaced = (
  order: PlacedOrder,
  link: string | null,
  { language }: RequestContext,
): PlaceOrderResult => ({
  message: CHECKOUT_MESSAGES.placed[language],
  order_id: order.id,
  total_ammount: fromMinor(order.total),
  total_amount: fromMinor(order.total),
  created_at: order.created_at.toISOString(),
  user_id: order.customer_id,
  redirect_link: link,
  order_status: order.status,
  payment_status: order.payment_status,
});

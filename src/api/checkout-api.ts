import { fromMinor, type Minor, toMinor } from '../../domain/money';
import type {
  CheckoutOptions,
  ListedCoupon,
  OrderPayment,
  OrderQuote,
  OrderRequest,
  PaymentChoice,
  PlacedOrder,
  SlotDay,
} from '../../domain/order-quote';
import { type CartWish, toCartPayload } from './cart-mapping';
import {
  METHODS,
  toCoupon,
  toGateway,
  toOfflineMethod,
  toOrderQuote,
  toPlaced,
  toSlotDays,
  toTracked,
} from './checkout-mapping';
import type { ApiClient } from './client';
import { isOn, numberOr, wireOf, wiresOf } from './wire';

/** What is ordered beside the cart: one item, or whatever a pharmacy reads in a prescription; null: the cart. */
type Single = CartWish | { pharmacyId: number } | null;
type Guest = { phone: string | null };
export type OrderRef = { orderId: number } & Guest;

export type CheckoutApi = {
  quote(request: OrderRequest, single: Single, signal?: AbortSignal): Promise<OrderQuote>;
  /** Asked twice with one key it is one order; `callback` is the page that a payment leads back to [CHK-05]. */
  place(
    request: OrderRequest,
    single: Single,
    callback: string,
    pictures: readonly File[],
  ): Promise<PlacedOrder>;
  order(ref: OrderRef, signal?: AbortSignal): Promise<PlacedOrder>;
  changePayment(ref: OrderRef & PaymentChoice & { callback: string }): Promise<PlacedOrder>;
  cancel(wish: OrderRef & { reason: string }): Promise<void>;
  checkCoupon(
    code: string,
    order: { storeId: number; amount: Minor },
  ): Promise<{ code: string; title: string }>;
  coupons(): Promise<ListedCoupon[]>;
  slots(storeId: number): Promise<SlotDay[]>;
  options(): Promise<CheckoutOptions>;
};

/** As placing, booking and paying later send it. */
export const paymentOf = (payment: OrderPayment) => ({
  payment_method: METHODS[payment.by],
  ...(payment.by === 'digital' && payment.gateway !== '' && { payment_gateway: payment.gateway }),
  ...(payment.by === 'offline' &&
    payment.isWhole && { offline_payment: { method_id: payment.methodId, answers: payment.fields } }),
});

export const walletFirst = (usesWallet: boolean) => (usesWallet ? { partial_payment: 1 as const } : {});

const isPrescription = (line: Single): line is { pharmacyId: number } =>
  line !== null && 'pharmacyId' in line;

const single = (line: Single) =>
  line === null || isPrescription(line) ? {} : { is_buy_now: 1 as const, cart: [toCartPayload(line)] };

const ordered = ({ type, point, wish }: OrderRequest, line: Single) => ({
  order_type: type,
  ...(point && { latitude: point.lat, longitude: point.lng }),
  coupon_code: wish.couponCode,
  dm_tips: fromMinor(type === 'take_away' ? 0 : wish.tip),
  schedule_at: wish.scheduledAt,
  ...paymentOf(wish.payment),
  ...walletFirst(wish.usesWallet),
  ...single(line),
});

export function createCheckoutApi(client: ApiClient): CheckoutApi {
  const asking = ({ orderId, phone }: OrderRef) => ({
    order_id: orderId,
    ...(phone !== null && { contact_number: phone }),
    ...client.identity(),
  });
  return {
    quote: async (request, line, signal) =>
      toOrderQuote(
        await client.post('/customer/order/quote', {
          body: {
            ...client.identity(),
            ...ordered(request, line),
            ...(isPrescription(line) && { prescription_store_id: line.pharmacyId }),
          },
          ...(signal && { signal }),
        }),
      ),
    place: async (request, line, callback, pictures) => {
      const { contact, destination, wish, total, key } = request;
      const body = {
        ...client.identity(),
        ...ordered(request, line),
        order_amount: fromMinor(total),
        contact_person_name: contact.name,
        contact_person_number: contact.phone,
        contact_person_email: contact.email,
        ...(destination && {
          address: destination.address,
          address_type: destination.type,
          road: destination.road,
          house: destination.house,
          floor: destination.floor,
        }),
        order_note: wish.note || null,
        delivery_instruction: wish.instruction || null,
        cutlery: wish.wantsCutlery ? (1 as const) : (0 as const),
        callback,
      };
      const answer = isPrescription(line)
        ? await client.post('/customer/order/prescription/place', {
            body: sent({ ...body, store_id: line.pharmacyId }, pictures),
            idempotencyKey: key,
          })
        : await client.post('/customer/order/place', { body: sent(body, pictures), idempotencyKey: key });
      return { ...toPlaced(answer, wish.payment), isTakeAway: request.type === 'take_away' };
    },
    order: async (ref, signal) =>
      toTracked(await client.get('/customer/order/track', { query: asking(ref), ...(signal && { signal }) })),
    changePayment: async ({ payment, usesWallet, callback, ...ref }) => {
      const { order_id, guest_id } = { guest_id: undefined, ...asking(ref) };
      const answer = await client.put('/customer/order/payment-method', {
        body: {
          order_id,
          ...(guest_id && { guest_id }),
          ...paymentOf(payment),
          ...walletFirst(usesWallet),
          callback,
        },
      });
      return toPlaced(answer, payment);
    },
    cancel: async ({ reason, ...ref }) => {
      const { order_id, guest_id } = { guest_id: undefined, ...asking(ref) };
      await client.put('/customer/order/cancel', {
        body: { order_id, ...(guest_id && { guest_id }), reason },
      });
    },
    checkCoupon: async (code, { storeId, amount }) => {
      const query = { code, store_id: storeId, order_amount: fromMinor(amount), ...client.identity() };
      const { code: taken, title } = toCoupon(await client.get('/coupon/apply', { query }));
      return { code: taken, title };
    },
    coupons: async () => wiresOf(await client.get('/coupon/list')).map(toCoupon),
    slots: async (storeId) =>
      toSlotDays(await client.get('/customer/order/slots', { query: { store_id: storeId } })),
    options: async () => {
      const [config, methods, tips] = await Promise.all([
        client.get('/config'),
        client.get('/offline_payment_method_list').catch(() => []),
        client.get('/most-tips').catch(() => null),
      ]);
      const wire = wireOf(config, 'config');
      return {
        hasCash: isOn(wire.cash_on_delivery),
        hasPartialPayment: isOn(wire.partial_payment_status),
        gateways: isOn(wire.digital_payment) ? wiresOf(wire.active_payment_method_list).map(toGateway) : [],
        offlineMethods: isOn(wire.offline_payment_status) ? wiresOf(methods).map(toOfflineMethod) : [],
        hasTips: isOn(wire.dm_tips_status),
        usualTip: toMinor(numberOr(tips?.most_tips_amount, 0)),
      };
    },
  };
}

const sent = <Body extends Record<string, unknown>>(
  body: Body,
  pictures: readonly File[],
): Body | FormData => (pictures.length > 0 ? formOf(body, pictures) : body);

/** As a form, because pictures travel along. */
function formOf(body: Record<string, unknown>, pictures: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    if (value !== null && value !== undefined)
      form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  for (const picture of pictures) form.append('order_attachment', picture);
  return form;
}

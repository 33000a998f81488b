import { type Currency, fromMinor, type Minor, toMinor } from '../../domain/money';
import type {
  AcceptedSplit,
  CheckoutOptions,
  Contact,
  ListedCoupon,
  OrderPayment,
  OrderQuote,
  OrderRequest,
  PlacedOrder,
  SlotDay,
} from '../../domain/order-quote';
import { type CartChange, toCartPayload } from './cart-mapping';
import {
  PAYMENT_METHODS,
  toCoupon,
  toGateway,
  toOfflineMethod,
  toOrderQuote,
  toPlaced,
  toSlotDays,
  toTracked,
} from './checkout-mapping';
import type { ApiClient } from './client';
import { acceptedRest, type RestPayment, withCurrentSplit } from './refused-split';
import { isOn, numberOr, wireOf, wiresOf } from './wire';

/** A direct order of one item, or a prescription for a pharmacy. `null`: an order of the cart. */
type Single = CartChange | { pharmacyId: number } | null;
type Guest = { phone: string | null };
export type OrderRef = { orderId: number } & Guest;

export type CheckoutApi = {
  quote(request: OrderRequest, single: Single, signal?: AbortSignal): Promise<OrderQuote>;
  /**
   * Places an order. Repeated requests with the same idempotency key place one order. `callback`: the URL to
   * which the payment page redirects [CHK-05].
   */
  place(
    request: OrderRequest,
    single: Single,
    callback: string,
    pictures: readonly File[],
  ): Promise<PlacedOrder>;
  order(ref: OrderRef, signal?: AbortSignal): Promise<PlacedOrder>;
  changePayment(ref: OrderRef & RestPayment): Promise<PlacedOrder>;
  cancel(draft: OrderRef & { reason: string }): Promise<void>;
  checkCoupon(
    code: string,
    order: { storeId: number; amount: Minor },
  ): Promise<{ code: string; title: string }>;
  coupons(): Promise<ListedCoupon[]>;
  slots(storeId: number): Promise<SlotDay[]>;
  options(): Promise<CheckoutOptions>;
};

/** Returns the part of the body about the payment. Placing, booking and paying later send it. */
export const paymentOf = (payment: OrderPayment) => ({
  payment_method: PAYMENT_METHODS[payment.by],
  ...(payment.by === 'digital' && payment.gateway !== '' && { payment_gateway: payment.gateway }),
  ...(payment.by === 'offline' &&
    payment.isWhole && { offline_payment: { method_id: payment.methodId, answers: payment.fields } }),
});

export const walletFirst = (usesWallet: boolean) => (usesWallet ? { partial_payment: 1 as const } : {});

export const paidRest = ({ payment, usesWallet, split, callback }: RestPayment, currency: Currency) => ({
  ...paymentOf(payment),
  ...walletFirst(usesWallet),
  ...acceptedRest(split, currency),
  callback,
});

/** Returns the accepted split for the body. Drafts that an old version stored have no split. */
export const acceptedSplit = (split: AcceptedSplit | null | undefined, currency: Currency) =>
  split
    ? {
        wallet_amount: fromMinor(split.wallet, currency),
        coupon_discount_amount: fromMinor(split.couponDiscount, currency),
      }
    : {};

/** Returns the contact for the body: the person whom the courier or the provider calls. */
export const calledOn = ({ name, phone, email }: Contact) => ({
  contact_person_name: name,
  contact_person_number: phone,
  contact_person_email: email,
});

const isPrescription = (line: Single): line is { pharmacyId: number } =>
  line !== null && 'pharmacyId' in line;

const single = (line: Single, currency: Currency) =>
  line === null || isPrescription(line)
    ? {}
    : { is_buy_now: 1 as const, cart: [toCartPayload(line, currency)] };

const ordered = ({ type, point, draft }: OrderRequest, line: Single, currency: Currency) => ({
  order_type: type,
  ...(point && { latitude: point.lat, longitude: point.lng }),
  coupon_code: draft.couponCode,
  dm_tips: fromMinor(type === 'take_away' ? 0 : draft.tip, currency),
  schedule_at: draft.scheduledAt,
  ...paymentOf(draft.payment),
  ...walletFirst(draft.usesWallet),
  ...single(line, currency),
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
            ...ordered(request, line, client.currency()),
            ...(isPrescription(line) && { prescription_store_id: line.pharmacyId }),
          },
          ...(signal && { signal }),
        }),
        client.currency(),
      ),
    place: async (request, line, callback, pictures) => {
      const { contact, destination, draft, total, split, key } = request;
      const body = {
        ...client.identity(),
        ...ordered(request, line, client.currency()),
        order_amount: fromMinor(total, client.currency()),
        ...acceptedSplit(split, client.currency()),
        ...calledOn(contact),
        ...(destination && {
          address: destination.address,
          address_type: destination.type,
          road: destination.road,
          house: destination.house,
          floor: destination.floor,
        }),
        order_note: draft.note || null,
        delivery_instruction: draft.instruction || null,
        cutlery: draft.wantsCutlery ? (1 as const) : (0 as const),
        callback,
      };
      const answer = isPrescription(line)
        ? await client.post('/customer/order/prescription/place', {
            body: sent({ ...body, store_id: line.pharmacyId }, pictures),
            idempotencyKey: key,
          })
        : await client.post('/customer/order/place', { body: sent(body, pictures), idempotencyKey: key });
      return {
        ...toPlaced(answer, draft.payment, client.currency()),
        isTakeAway: request.type === 'take_away',
      };
    },
    order: async (ref, signal) =>
      toTracked(
        await client.get('/customer/order/track', { query: asking(ref), ...(signal && { signal }) }),
        client.currency(),
      ),
    changePayment: async ({ orderId, phone, ...rest }) => {
      const { order_id, guest_id } = { guest_id: undefined, ...asking({ orderId, phone }) };
      const body = {
        order_id,
        ...(guest_id && { guest_id }),
        ...paidRest(rest, client.currency()),
      };
      const answer = await client
        .put('/customer/order/payment-method', { body })
        .catch(withCurrentSplit(client.currency()));
      return toPlaced(answer, rest.payment, client.currency());
    },
    cancel: async ({ reason, ...ref }) => {
      const { order_id, guest_id } = { guest_id: undefined, ...asking(ref) };
      await client.put('/customer/order/cancel', {
        body: { order_id, ...(guest_id && { guest_id }), reason },
      });
    },
    checkCoupon: async (code, { storeId, amount }) => {
      const query = { code, store_id: storeId, order_amount: fromMinor(amount, client.currency()) };
      const { code: taken, title } = toCoupon(
        await client.get('/coupon/apply', { query }),
        client.currency(),
      );
      return { code: taken, title };
    },
    coupons: async () =>
      wiresOf(await client.get('/coupon/list')).map((wire) => toCoupon(wire, client.currency())),
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
        usualTip: toMinor(numberOr(tips?.most_tips_amount, 0), client.currency()),
      };
    },
  };
}

const sent = <Body extends Record<string, unknown>>(
  body: Body,
  pictures: readonly File[],
): Body | FormData => (pictures.length > 0 ? formOf(body, pictures) : body);

/** Returns the body as form data. JSON can't contain pictures. */
function formOf(body: Record<string, unknown>, pictures: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    if (value !== null && value !== undefined)
      form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  for (const picture of pictures) form.append('order_attachment', picture);
  return form;
}

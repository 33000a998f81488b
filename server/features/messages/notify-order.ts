import type { OrderStatus } from '../../../domain/order-states';
import type { Queryable } from '../../db/database';
import type { LocalText } from '../../http/language';
import type { OrderRow } from '../orders/order.rows';
import type { OrderMoved } from '../orders/orders.events';
import { localText } from '../shared/local-text';
import { notify } from './notification.store';

type Words = { title: LocalText; body: (order: number, store: LocalText | null) => LocalText };

const WORDS: { readonly [To in OrderStatus]?: Words } = {
  confirmed: {
    title: { en: 'Your order is confirmed', ar: 'تم تأكيد طلبك' },
    body: (order) => ({
      en: `Order ${order} was accepted and will be prepared.`,
      ar: `قُبل الطلب رقم ${order} وسيجري تحضيره.`,
    }),
  },
  processing: {
    title: { en: 'Your order is being prepared', ar: 'يجري تحضير طلبك' },
    body: (order) => ({ en: `Order ${order} is being prepared.`, ar: `الطلب رقم ${order} قيد التحضير.` }),
  },
  picked_up: {
    title: { en: 'Your order is on its way', ar: 'طلبك في الطريق إليك' },
    body: (order) => ({
      en: `A courier has picked up order ${order}.`,
      ar: `استلم المندوب الطلب رقم ${order}.`,
    }),
  },
  delivered: {
    title: { en: 'Your order has arrived', ar: 'وصل طلبك' },
    body: (order, store) =>
      store === null
        ? { en: `How was order ${order}? Rate it.`, ar: `كيف كان الطلب رقم ${order}؟ قيّمه.` }
        : {
            en: `How was ${store.en}? Rate your order.`,
            ar: `كيف كانت تجربتك مع ${store.ar}؟ قيّم طلبك.`,
          },
  },
  canceled: {
    title: { en: 'Your order was cancelled', ar: 'أُلغي طلبك' },
    body: (order) => ({
      en: `Order ${order} was cancelled by the shop.`,
      ar: `ألغى المتجر الطلب رقم ${order}.`,
    }),
  },
  failed: {
    title: { en: 'Your order wasn’t completed', ar: 'لم يكتمل طلبك' },
    body: (order) => ({ en: `Order ${order} was not completed.`, ar: `لم يكتمل الطلب رقم ${order}.` }),
  },
  refunded: {
    title: { en: 'Your refund is approved', ar: 'تمت الموافقة على استرداد مبلغك' },
    body: (order) => ({
      en: `We’re refunding your payment for order ${order}.`,
      ar: `نعيد إليك ما دفعته للطلب رقم ${order}.`,
    }),
  },
};

/** Texts for parcels, which have no preparation and can be returned [PARC-05]. */
const PARCEL_WORDS: { readonly [To in OrderStatus]?: Words } = {
  confirmed: {
    title: { en: 'Your parcel is accepted', ar: 'قُبل طردك' },
    body: (order) => ({
      en: `A courier will pick up parcel ${order}.`,
      ar: `سيأتي مندوب لاستلام الطرد رقم ${order}.`,
    }),
  },
  picked_up: {
    title: { en: 'Your parcel is on its way', ar: 'طردك في الطريق' },
    body: (order) => ({
      en: `A courier has picked up parcel ${order}.`,
      ar: `استلم المندوب الطرد رقم ${order}.`,
    }),
  },
  delivered: {
    title: { en: 'Your parcel has arrived', ar: 'وصل طردك' },
    body: (order) => ({
      en: `Parcel ${order} was delivered to the receiver.`,
      ar: `سُلّم الطرد رقم ${order} إلى مستلمه.`,
    }),
  },
  canceled: {
    title: { en: 'Your parcel was cancelled', ar: 'أُلغي طردك' },
    body: (order) => ({
      en: `Parcel ${order} was cancelled by the shop.`,
      ar: `ألغى المتجر الطرد رقم ${order}.`,
    }),
  },
  returned: {
    title: { en: 'Your parcel was returned', ar: 'أُعيد طردك' },
    body: (order) => ({
      en: `Parcel ${order} was returned to you.`,
      ar: `أُعيد إليك الطرد رقم ${order}.`,
    }),
  },
};

const READY: Words = {
  title: { en: 'Your order is ready', ar: 'طلبك جاهز' },
  body: (order) => ({
    en: `Order ${order} is ready to collect at the store.`,
    ar: `يمكن استلام الطلب رقم ${order} من المتجر.`,
  }),
};

const PRICED: Words = {
  title: { en: 'Your prescription price is ready', ar: 'سُعّرت وصفتك' },
  body: (order) => ({
    en: `Review the price of order ${order} and accept it.`,
    ar: `اطّلع على سعر الطلب رقم ${order} ووافق عليه.`,
  }),
};

const TRANSFER_MISSING: Words = {
  title: { en: 'We couldn’t find your payment', ar: 'لم نعثر على دفعتك' },
  body: (order) => ({
    en: `Check the payment reference of order ${order}, or pay another way.`,
    ar: `راجع مرجع الدفع للطلب رقم ${order}، أو ادفعه بطريقة أخرى.`,
  }),
};

type NotifiedOrder = Pick<OrderRow, 'id' | 'customer_id' | 'store'>;

/** Notifies the customer that the pharmacy has set a price, which the customer has to accept [PHAR-05]. */
export const notifyOrderPrice = (
  tx: Queryable,
  { order, now }: { order: NotifiedOrder; now: number },
): Promise<void> => notifyCustomer(tx, order, { texts: PRICED, now });

/** Notifies the customer that the transfer did not arrive and the order must be paid again [CHK-04]. */
export const notifyMissingTransfer = (tx: Queryable, order: NotifiedOrder, now: number): Promise<void> =>
  notifyCustomer(tx, order, { texts: TRANSFER_MISSING, now });

type Moved = Pick<OrderMoved, 'to' | 'by' | 'now'> & { order: NotifiedOrder & Pick<OrderRow, 'type'> };

/**
 * Notifies the customer of a new status, unless the customer caused it. Guests get no notification; they see
 * the status on the order's page [NOTI-02].
 */
export async function notifyOrderStatus(tx: Queryable, { order, to, by, now }: Moved): Promise<void> {
  const texts = wordsOf(order.type, to);
  if (by === 'customer' || texts === undefined) return;
  await notifyCustomer(tx, order, { texts, now });
}

function wordsOf(type: OrderRow['type'], to: OrderStatus): Words | undefined {
  if (type === 'parcel') return PARCEL_WORDS[to] ?? WORDS[to];
  return to === 'handover' && type === 'take_away' ? READY : WORDS[to];
}

async function notifyCustomer(
  tx: Queryable,
  { id, customer_id: customerId, store }: NotifiedOrder,
  { texts, now }: { texts: Words; now: number },
): Promise<void> {
  if (customerId === null) return;
  await notify(tx, {
    customerId,
    kind: 'order',
    title: texts.title,
    body: texts.body(id, store && localText(store.name)),
    link: `/my-orders/${id}`,
    orderId: id,
    now,
  });
}

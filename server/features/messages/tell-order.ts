import type { OrderMover, OrderStatus } from '../../../domain/order-states';
import type { Queryable } from '../../db/database';
import type { LocalText } from '../../http/language';
import type { OrderRow } from '../orders/order.rows';
import { notify } from './notification.store';

type Words = { title: LocalText; body: (order: number) => LocalText };

const WORDS: { readonly [To in OrderStatus]?: Words } = {
  confirmed: {
    title: { en: 'Your order is confirmed', ar: 'تم تأكيد طلبك' },
    body: (order) => ({
      en: `Order ${order} is accepted and will be prepared.`,
      ar: `قُبل الطلب رقم ${order} وسيجري تحضيره.`,
    }),
  },
  processing: {
    title: { en: 'Your order is being prepared', ar: 'يجري تحضير طلبك' },
    body: (order) => ({ en: `Order ${order} is in preparation.`, ar: `الطلب رقم ${order} قيد التحضير.` }),
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
    body: (order) => ({ en: `Tell others about order ${order}.`, ar: `أخبر الآخرين عن الطلب رقم ${order}.` }),
  },
  canceled: {
    title: { en: 'Your order was cancelled', ar: 'أُلغي طلبك' },
    body: (order) => ({
      en: `The shop has cancelled order ${order}.`,
      ar: `ألغى المتجر الطلب رقم ${order}.`,
    }),
  },
  failed: {
    title: { en: 'Your order has failed', ar: 'لم يكتمل طلبك' },
    body: (order) => ({ en: `Order ${order} was not completed.`, ar: `لم يكتمل الطلب رقم ${order}.` }),
  },
  refunded: {
    title: { en: 'Your refund is approved', ar: 'تمت الموافقة على استرداد مبلغك' },
    body: (order) => ({
      en: `What you paid for order ${order} comes back to you.`,
      ar: `سيعود إليك ما دفعته للطلب رقم ${order}.`,
    }),
  },
};

/** What is said otherwise of a parcel: nobody prepares it, and it may come back [PARC-05]. */
const PARCEL_WORDS: { readonly [To in OrderStatus]?: Words } = {
  confirmed: {
    title: { en: 'Your parcel is accepted', ar: 'قُبل طردك' },
    body: (order) => ({
      en: `A courier will fetch parcel ${order}.`,
      ar: `سيأتي مندوب لاستلام الطرد رقم ${order}.`,
    }),
  },
  picked_up: {
    title: { en: 'Your parcel is on its way', ar: 'طردك في الطريق' },
    body: (order) => ({
      en: `A courier has fetched parcel ${order}.`,
      ar: `استلم المندوب الطرد رقم ${order}.`,
    }),
  },
  delivered: {
    title: { en: 'Your parcel has arrived', ar: 'وصل طردك' },
    body: (order) => ({
      en: `Parcel ${order} was handed to its receiver.`,
      ar: `سُلّم الطرد رقم ${order} إلى مستلمه.`,
    }),
  },
  canceled: {
    title: { en: 'Your parcel was cancelled', ar: 'أُلغي طردك' },
    body: (order) => ({
      en: `The shop has cancelled parcel ${order}.`,
      ar: `ألغى المتجر الطرد رقم ${order}.`,
    }),
  },
  returned: {
    title: { en: 'Your parcel is back', ar: 'عاد طردك' },
    body: (order) => ({
      en: `Parcel ${order} was brought back to you.`,
      ar: `أُعيد إليك الطرد رقم ${order}.`,
    }),
  },
};

const READY: Words = {
  title: { en: 'Your order is ready', ar: 'طلبك جاهز' },
  body: (order) => ({
    en: `Order ${order} can be picked up at the store.`,
    ar: `يمكن استلام الطلب رقم ${order} من المتجر.`,
  }),
};

const PRICED: Words = {
  title: { en: 'Your prescription is priced', ar: 'سُعّرت وصفتك' },
  body: (order) => ({
    en: `Look at the price of order ${order} and say yes.`,
    ar: `اطّلع على سعر الطلب رقم ${order} ووافق عليه.`,
  }),
};

const TRANSFER_MISSING: Words = {
  title: { en: 'Your payment was not found', ar: 'لم نعثر على دفعتك' },
  body: (order) => ({
    en: `Look at the reference of order ${order} again, or pay it in another way.`,
    ar: `راجع مرجع الدفع للطلب رقم ${order}، أو ادفعه بطريقة أخرى.`,
  }),
};

type Told = Pick<OrderRow, 'id' | 'customer_id'>;

/** The order waits for its customer [PHAR-05]. */
export const tellOrderPrice = (tx: Queryable, order: Told, now: number): Promise<void> =>
  tell(tx, order, { words: PRICED, now });

/** The order waits for its customer again [CHK-04]. */
export const tellMissingTransfer = (tx: Queryable, order: Told, now: number): Promise<void> =>
  tell(tx, order, { words: TRANSFER_MISSING, now });

type Move = { to: OrderStatus; by: OrderMover; now: number };

/** What a customer did is no news to them, and guests look at their order's page [NOTI-02]. */
export async function tellOrderMove(
  tx: Queryable,
  order: Told & Pick<OrderRow, 'type'>,
  { to, by, now }: Move,
): Promise<void> {
  const words = wordsOf(order.type, to);
  if (by === 'customer' || words === undefined) return;
  await tell(tx, order, { words, now });
}

function wordsOf(type: OrderRow['type'], to: OrderStatus): Words | undefined {
  if (type === 'parcel') return PARCEL_WORDS[to] ?? WORDS[to];
  return to === 'handover' && type === 'take_away' ? READY : WORDS[to];
}

async function tell(
  tx: Queryable,
  { id, customer_id: customerId }: Told,
  { words, now }: { words: Words; now: number },
): Promise<void> {
  if (customerId === null) return;
  await notify(tx, {
    customerId,
    kind: 'order',
    title: words.title,
    body: words.body(id),
    link: `/my-orders/${id}`,
    orderId: id,
    now,
  });
}

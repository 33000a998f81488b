import type { OrderStatus, PlacedOrder } from '../../../domain/placed-order';
import type { orderTrackingMachine } from '../../../machines/orders/order-tracking.machine';
import type { OrderRead } from '../../../machines/orders/order-tracking.types';
import { browser, server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const reported = ({ order }: OrderRead) =>
  server(
    `The server returns the order with the status “${order.status}”`,
    `يعرض الخادم الطلب بحالة «${order.status}»`,
  );
const kept = failing('the known data stays', 'يبقى ما كان معروفًا');

const statusWords = (status: OrderStatus) => text(`The order is “${status}”`, `حالة الطلب «${status}»`);
const known = text('The last known order, with its time', 'الطلب كما كان معروفًا ومنذ متى');

export const orderTrackingWords: Words<typeof orderTrackingMachine> = {
  title: { ar: 'تتبع الطلب' },
  start: ({ lookup }) =>
    lookup === null
      ? text('A guest opens “Track Order”', 'ضيف يفتح «تتبع الطلب»')
      : text(
          `Signed in, the page of order ${lookup.id} is opened`,
          `وأنت مسجل الدخول، يُفتح الطلب ${lookup.id}`,
        ),
  events: {
    'lookup.submitted': ({ lookup: { id, phone } }) =>
      tester(
        `Type the number ${id} and the phone ${phone}, and press “Track”`,
        `اكتب الرقم ${id} والهاتف ${phone} واضغط «تتبع»`,
      ),
    'lookup.reopened': tester('Press “Track another order”', 'اضغط «تتبع طلب آخر»'),
    'retry.requested': tester('Press “Try again”', 'اضغط «إعادة المحاولة»'),
    'order.changed': shop('The order was cancelled, or a refund was requested', 'أُلغي الطلب أو طُلب استرداد'),
    'status.changed': ({ status }) =>
      server(`The server reports the status “${status}”`, `يخبر الخادم بالحالة «${status}»`),
    'courier.moved': server('The server reports the courier’s position', 'يخبر الخادم بمكان المندوب'),
    'signal.received': server(
      'The server confirms the connection, without news',
      'يؤكد الخادم الاتصال دون جديد',
    ),
    'stream.ended': server('The live update connection ends', 'ينقطع البث المباشر'),
    'stream.refused': server('The server refuses live updates', 'يرفض الخادم البث المباشر'),
    'network.lost': browser('The network is lost', 'تنقطع الشبكة'),
    'network.found': browser('The network is back', 'تعود الشبكة'),
  },
  done: { readOrder: reported, readMore: reported, askAgain: reported, catchUp: reported },
  failed: {
    readOrder: failing('the order is not loaded', 'لا شيء يُعرض'),
    readMore: kept,
    askAgain: kept,
    catchUp: kept,
    listen: shop('The live update listener crashes (a programming error)', 'يتعطل المستمع (خطأ برمجي)'),
    watchNetwork: shop('The network listener crashes (a programming error)', 'يتعطل مراقب الشبكة'),
  },
  timers: {
    pollTime: text('Wait 8 seconds', 'انتظر 8 ثوانٍ'),
    refundTime: text(
      'Wait 20 seconds while a refund is being decided',
      'انتظر 20 ثانية أثناء النظر في الاسترداد',
    ),
    pauseTime: text('Wait 2 seconds, longer after each failure', 'انتظر ثانيتين، وأكثر بعد كل إخفاق'),
  },
  states: {
    opening: { ar: 'البحث عن الطلب' },
    lookup: {
      ar: 'الضيف يحدد الطلب',
      sees: text('A form: order number and phone', 'نموذج: رقم الطلب ورقم الهاتف'),
    },
    loading: {
      ar: 'قراءة',
      sees: text('Skeleton cards, or the button with a spinner', 'بطاقات تحميل أو الزر يعمل'),
    },
    notFound: {
      ar: 'لم يُعثر على الطلب',
      sees: text(
        'A message that no order was found; it does not say which field is wrong',
        'أنه لم يُعثر على شيء، دون ذكر الجزء الخاطئ',
      ),
    },
    failed: {
      ar: 'تعذرت القراءة',
      sees: text('“This couldn’t be loaded” and “Try again”', '«تعذر التحميل» و«إعادة المحاولة»'),
    },
    sorting: { ar: 'فحص الحالة' },
    live: { ar: 'جارٍ', sees: text('The timeline and “Live”', 'مراحل الطلب و«مباشر»') },
    'live.stage': { ar: 'المراحل' },
    'live.stage.placed': { ar: 'مُرسل', sees: text('“Order placed”', '«تم الطلب»') },
    'live.stage.preparing': { ar: 'قيد التحضير', sees: text('“Being prepared”', '«قيد التحضير»') },
    'live.stage.ready': { ar: 'جاهز', sees: text('“Ready for the courier”', '«جاهز للمندوب»') },
    'live.stage.onTheWay': {
      ar: 'مع المندوب',
      sees: text('The courier, the map and the handover code', 'المندوب والخريطة ورمز التسليم'),
    },
    'live.news': { ar: 'التحديثات' },
    'live.news.choosing': { ar: 'التحقق من البث المباشر' },
    'live.news.streaming': { ar: 'مباشر' },
    'live.news.streaming.quiet': { ar: 'محدَّث', sees: text('The time of the last update', 'وقت آخر تحديث') },
    'live.news.streaming.reading': { ar: 'تحميل التفاصيل', sees: text('The new status', 'الحالة الجديدة') },
    'live.news.polling': { ar: 'استعلام دوري' },
    'live.news.polling.waiting': { ar: 'انتظار', sees: text('The time of the last update', 'وقت آخر تحديث') },
    'live.news.polling.asking': { ar: 'تحميل', sees: text('The time of the last update', 'وقت آخر تحديث') },
    stale: { ar: 'لا اتصال', sees: known },
    offline: { ar: 'لا شبكة', sees: known },
    catchingUp: { ar: 'لحاق بالجديد', sees: known },
    finished: {
      ar: 'انتهى',
      sees: text('The result, and what the customer can do now', 'كيف انتهى وما يمكن فعله الآن'),
    },
  },
  news: {},
  details: ({ context }) => {
    const { order } = context as { order: PlacedOrder | null };
    return order && statusWords(order.status);
  },
};

import type { OrderStatus, PlacedOrder } from '../../../domain/placed-order';
import type { orderTrackingMachine } from '../../../machines/orders/order-tracking.machine';
import type { OrderRead } from '../../../machines/orders/order-tracking.types';
import { browser, server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const reported = ({ order }: OrderRead) =>
  server(`The server shows the order as “${order.status}”`, `يعرض الخادم الطلب بحالة «${order.status}»`);
const kept = failing('what was known stays', 'يبقى ما كان معروفًا');

const statusWords = (status: OrderStatus) => text(`The order is “${status}”`, `حالة الطلب «${status}»`);
const known = text('The order as it was known, and since when', 'الطلب كما كان معروفًا ومنذ متى');

export const orderTrackingWords: Words<typeof orderTrackingMachine> = {
  title: { ar: 'تتبع الطلب' },
  start: ({ lookup }) =>
    lookup === null
      ? text('A guest opens “Track Order”', 'ضيف يفتح «تتبع الطلب»')
      : text(`Signed in, the order ${lookup.id} is opened`, `وأنت مسجل الدخول، يُفتح الطلب ${lookup.id}`),
  events: {
    'lookup.submitted': ({ lookup: { id, phone } }) =>
      tester(
        `Type the number ${id} and the phone ${phone}, and press “Track”`,
        `اكتب الرقم ${id} والهاتف ${phone} واضغط «تتبع»`,
      ),
    'lookup.reopened': tester('Press “Track another order”', 'اضغط «تتبع طلب آخر»'),
    'retry.requested': tester('Press “Try again”', 'اضغط «إعادة المحاولة»'),
    'order.changed': shop('The order was cancelled, or a refund asked for', 'أُلغي الطلب أو طُلب استرداد'),
    'status.changed': ({ status }) =>
      server(`The server tells the status “${status}”`, `يخبر الخادم بالحالة «${status}»`),
    'courier.moved': server('The server tells where the courier is', 'يخبر الخادم بمكان المندوب'),
    'sign.heard': server('The server says that nothing is new', 'يقول الخادم إنه لا جديد'),
    'stream.ended': server('The stream of news ends', 'ينقطع سيل الأخبار'),
    'stream.refused': server('The server refuses the stream of news', 'يرفض الخادم سيل الأخبار'),
    'network.lost': browser('The network is lost', 'تنقطع الشبكة'),
    'network.found': browser('The network is back', 'تعود الشبكة'),
  },
  done: { readOrder: reported, readMore: reported, askAgain: reported, catchUp: reported },
  failed: {
    readOrder: failing('there is nothing to show', 'لا شيء يُعرض'),
    readMore: kept,
    askAgain: kept,
    catchUp: kept,
    listen: shop('The listener breaks (a programming error)', 'يتعطل المستمع (خطأ برمجي)'),
    watchNetwork: shop('The watch over the network breaks', 'يتعطل مراقب الشبكة'),
  },
  timers: {
    pollTime: text('Wait 8 seconds', 'انتظر 8 ثوانٍ'),
    refundTime: text(
      'Wait 20 seconds while a refund is looked at',
      'انتظر 20 ثانية أثناء النظر في الاسترداد',
    ),
    pauseTime: text('Wait 2 seconds, longer after each failure', 'انتظر ثانيتين، وأكثر بعد كل إخفاق'),
  },
  states: {
    opening: { ar: 'أي طلب؟' },
    lookup: {
      ar: 'الضيف يحدد الطلب',
      sees: text('A form: order number and phone', 'نموذج: رقم الطلب ورقم الهاتف'),
    },
    loading: { ar: 'قراءة', sees: text('Grey cards, or the busy button', 'بطاقات رمادية أو الزر يعمل') },
    notFound: {
      ar: 'لا يوجد طلب كهذا',
      sees: text(
        'That nothing was found, and never which part was wrong',
        'أنه لم يُعثر على شيء، دون ذكر الجزء الخاطئ',
      ),
    },
    failed: {
      ar: 'تعذرت القراءة',
      sees: text('“This couldn’t be loaded” and “Try again”', '«تعذر التحميل» و«إعادة المحاولة»'),
    },
    sorting: { ar: 'هل ما زال في الطريق؟' },
    live: { ar: 'في الطريق', sees: text('The timeline and “Live”', 'مراحل الطلب و«مباشر»') },
    'live.stage': { ar: 'إلى أين وصل' },
    'live.stage.placed': { ar: 'مُرسل', sees: text('“Order placed”', '«تم الطلب»') },
    'live.stage.preparing': { ar: 'قيد التحضير', sees: text('“Being prepared”', '«قيد التحضير»') },
    'live.stage.ready': { ar: 'جاهز', sees: text('“Ready for the courier”', '«جاهز للمندوب»') },
    'live.stage.onTheWay': {
      ar: 'مع المندوب',
      sees: text('The courier, the map and the code for the door', 'المندوب والخريطة ورمز التسليم'),
    },
    'live.news': { ar: 'كيف يُتابَع' },
    'live.news.choosing': { ar: 'هل يخبر الخادم بنفسه؟' },
    'live.news.streaming': { ar: 'الخادم يخبر' },
    'live.news.streaming.quiet': { ar: 'محدَّث', sees: text('When it was heard of last', 'وقت آخر تحديث') },
    'live.news.streaming.reading': { ar: 'ماذا جاء معه؟', sees: text('The new status', 'الحالة الجديدة') },
    'live.news.polling': { ar: 'يُسأل مرارًا' },
    'live.news.polling.waiting': { ar: 'لحظة', sees: text('When it was heard of last', 'وقت آخر تحديث') },
    'live.news.polling.asking': { ar: 'سؤال', sees: text('When it was heard of last', 'وقت آخر تحديث') },
    stale: { ar: 'لا أخبار', sees: known },
    offline: { ar: 'لا شبكة', sees: known },
    catchingUp: { ar: 'لحاق بالجديد', sees: known },
    finished: {
      ar: 'انتهى',
      sees: text('How it ended, and what can be done now', 'كيف انتهى وما يمكن فعله الآن'),
    },
  },
  news: {},
  details: ({ context }) => {
    const { order } = context as { order: PlacedOrder | null };
    return order && statusWords(order.status);
  },
};

import type { OrderQuote, PlacedOrder } from '../../../domain/order-quote';
import type { checkoutMachine } from '../../../machines/checkout/checkout.machine';
import { browser, server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const price = ({ total, couponRefusal, problems }: OrderQuote) =>
  problems.length > 0
    ? server('The server says that the store is closed', 'يقول الخادم إن المتجر مغلق')
    : couponRefusal
      ? server('The server no longer takes the coupon', 'لم يعد الخادم يقبل القسيمة')
      : server(`The server says: $${(total ?? 0) / 100}`, `يقول الخادم: ${(total ?? 0) / 100}$`);

const GOODS = {
  there: text('Something is there to be ordered', 'يوجد ما يُطلب'),
  none: text('The cart is empty', 'السلة فارغة'),
  unread: text('The cart is being read', 'تُقرأ السلة'),
  refused: text('What was chosen is sold out', 'نفد ما اختير'),
};

export const checkoutWords: Words<typeof checkoutMachine> = {
  title: { ar: 'إتمام الطلب' },
  start: ({ orderId, progress: { sent, draft } }) =>
    orderId !== null
      ? text('Back from the page of the payment', 'عودة من صفحة الدفع')
      : sent
        ? text('The page is opened again while an order is under way', 'تُفتح الصفحة مجددًا والطلب قيد الإرسال')
        : draft.couponCode
          ? text(
              'The checkout opens again, with a coupon from before',
              'تُفتح صفحة الدفع مجددًا مع قسيمة من قبل',
            )
          : text('The checkout opens', 'تُفتح صفحة الدفع'),
  events: {
    'basis.changed': ({ basis: { goods, mayOrder, goodsKey } }) =>
      mayOrder
        ? shop(`${GOODS[goods].en} (${goodsKey})`, `${GOODS[goods].ar} (${goodsKey})`)
        : shop('Guests may not order here', 'لا يمكن للضيوف الطلب هنا'),
    'address.changed': ({ place: { contact } }) =>
      shop(`It goes to ${contact.name || 'nobody yet'}`, `يصل إلى ${contact.name || 'لا أحد بعد'}`),
    'draft.changed': ({ draft }) =>
      'tip' in draft
        ? tester('Choose a tip', 'اختر إكرامية')
        : tester('Write a note for the store', 'اكتب ملاحظة للمتجر'),
    'pictures.changed': tester('Add a picture of the prescription', 'أضف صورة للوصفة'),
    'coupon.changed': shop('A coupon is taken', 'قُبلت قسيمة'),
    'coupon.typed': shop('A guest types a coupon code', 'يكتب ضيف رمز قسيمة'),
    'coupon.signInRequested': shop('The coupon needs a sign-in', 'القسيمة تحتاج إلى تسجيل الدخول'),
    'order.submitted': tester('Press “Place Order”', 'اضغط «تأكيد الطلب»'),
    'difference.accepted': tester('Press “Accept and order”', 'اضغط «أوافق وأطلب»'),
    'difference.declined': tester('Press “Back to the order”', 'اضغط «العودة إلى الطلب»'),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مجددًا»'),
    'network.online': browser('The network comes back', 'تعود الشبكة'),
    'signIn.requested': tester('Press “Sign In”', 'اضغط «تسجيل الدخول»'),
  },
  done: {
    quoteOrder: price,
    checkOrder: price,
    placeOrder: server('The server has the order', 'وصل الطلب إلى الخادم'),
    payment: ({ isCancelled, isTooLate }: PlacedOrder) =>
      isTooLate
        ? shop('The order was not paid in time', 'لم يُدفع الطلب في الوقت المحدد')
        : isCancelled
          ? shop('The order was cancelled', 'أُلغي الطلب')
          : shop('Nothing more is to be paid', 'لم يبقَ شيء للدفع'),
  },
  failed: {
    watchBasis: failing('what is to be ordered is not known', 'لا يُعرف ما سيُطلب'),
    deliveryAddress: failing('the address is not known', 'لا يُعرف العنوان'),
    listenToAddress: failing('the address is not heard', 'لا يُسمع العنوان'),
    coupon: failing('there are no coupons', 'لا قسائم'),
    prescription: failing('there is no place for a prescription', 'لا مكان للوصفة'),
    listenToParts: failing('the parts are not heard', 'لا تُسمع الأجزاء'),
    quoteOrder: failing('the price is not known', 'لا يُعرف السعر'),
    checkOrder: failing('the price is not known', 'لا يُعرف السعر'),
    placeOrder: failing('the order is not confirmed', 'لم يُؤكَّد الطلب'),
    payment: failing('the payment can not be shown', 'تعذر عرض الدفع'),
  },
  timers: {},
  states: {
    guard: { ar: 'هل يمكن طلب هذا؟' },
    waiting: { ar: 'تُقرأ السلة', sees: text('Grey cards', 'بطاقات رمادية') },
    empty: { ar: 'لا شيء للطلب', sees: text('“Your cart is empty”', '«سلتك فارغة»') },
    refused: {
      ar: 'لا يمكن طلبه',
      sees: text('“This item is no longer available as selected”', '«لم يعد طلب هذا الصنف بهذا الشكل ممكنًا»'),
    },
    signedOut: {
      ar: 'سجّل الدخول أولًا',
      sees: text('“You are not logged in” with “Sign In”', '«لم تسجّل الدخول» مع «تسجيل الدخول»'),
    },
    ordering: { ar: 'يُجهَّز الطلب' },
    'ordering.sorting': { ar: 'هل يُعرف أين يصل؟' },
    'ordering.locating': { ar: 'البحث عن العنوان', sees: text('Grey cards', 'بطاقات رمادية') },
    'ordering.editing': { ar: 'الزبون يحدد كيف' },
    'ordering.editing.quoting': {
      ar: 'كم يكلف؟',
      sees: text('The sum is counted again', 'يُحسب المجموع من جديد'),
    },
    'ordering.editing.quoted': {
      ar: 'السعر معروف',
      sees: text('Every rule of the sum and “Place Order”', 'كل بنود المجموع و«تأكيد الطلب»'),
    },
    'ordering.editing.unquoted': {
      ar: 'تعذر السؤال عن السعر',
      sees: text('The reason, with “Try again”', 'السبب مع «حاول مجددًا»'),
    },
    'ordering.checking': { ar: 'هل ما زال كذلك؟', sees: text('“Place Order” waits', '«تأكيد الطلب» ينتظر') },
    'ordering.quoteChanged': {
      ar: 'تغيّرت الكلفة',
      sees: text('Every part that costs something else, old and new', 'كل ما تغيّر، القديم والجديد'),
    },
    'ordering.placing': { ar: 'يُرسل الطلب', sees: text('“Place Order” waits', '«تأكيد الطلب» ينتظر') },
    'ordering.unanswered': {
      ar: 'لم يصل جواب',
      sees: text('That no answer came, with “Try again”', 'لم يصل جواب، مع «حاول مجددًا»'),
    },
    settling: { ar: 'دفع الطلب', sees: text('What the payment shows', 'ما يعرضه الدفع') },
    placed: { ar: 'أُرسل الطلب', sees: text('The number of the order', 'رقم الطلب') },
    cancelled: {
      ar: 'أُلغي الطلب أو لم يُدفع في الوقت المحدد',
      sees: text(
        '“Your order was cancelled”, or that it was not paid in time',
        '«أُلغي طلبك»، أو أنه لم يُدفع في الوقت المحدد',
      ),
    },
  },
  news: {
    'progress.changed': null,
    'progress.ended': null,
    'order.placed': text('the address of the page names the order', 'يذكر عنوان الصفحة الطلب'),
    'order.found': text(
      'the address of the page names the order of the other tab',
      'يذكر عنوان الصفحة طلب التبويب الآخر',
    ),
    'cart.outdated': text('the cart is read again', 'تُقرأ السلة من جديد'),
    'cart.ordered': text(
      'the cart is read again, in the other tabs too',
      'تُقرأ السلة من جديد، وفي التبويبات الأخرى أيضًا',
    ),
    'goods.gone': text('the page begins at its top', 'تبدأ الصفحة من أعلاها'),
    'failure.pointed': text('the page leads to what failed', 'تقود الصفحة إلى ما تعذّر'),
    'problem.pointed': text('the page leads to what is missing', 'تقود الصفحة إلى ما ينقص'),
    'auth.requested': text('the sign-in opens', 'تُفتح نافذة الدخول'),
  },
};

import type { OrderQuote, PlacedOrder } from '../../../domain/order-quote';
import type { checkoutMachine } from '../../../machines/checkout/checkout.machine';
import { browser, server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const price = ({ total, couponRefusal, problems }: OrderQuote) =>
  problems.length > 0
    ? server('The server reports that the store is closed', 'يقول الخادم إن المتجر مغلق')
    : couponRefusal
      ? server('The server rejects the coupon', 'لم يعد الخادم يقبل القسيمة')
      : server(`The server returns a total of $${(total ?? 0) / 100}`, `يقول الخادم: ${(total ?? 0) / 100}$`);

const GOODS = {
  there: text('There are items to order', 'يوجد ما يُطلب'),
  none: text('The cart is empty', 'السلة فارغة'),
  unread: text('The cart is loading', 'تُقرأ السلة'),
  refused: text('The chosen item is sold out', 'نفد ما اختير'),
};

export const checkoutWords: Words<typeof checkoutMachine> = {
  title: { ar: 'إتمام الطلب' },
  start: ({ orderId, progress: { sent, draft } }) =>
    orderId !== null
      ? text('Back from the payment page', 'عودة من صفحة الدفع')
      : sent
        ? text(
            'The page is opened again while an order is being placed',
            'تُفتح الصفحة مجددًا والطلب قيد الإرسال',
          )
        : draft.couponCode
          ? text('The checkout opens again, with a stored coupon', 'تُفتح صفحة الدفع مجددًا مع قسيمة من قبل')
          : text('The checkout opens', 'تُفتح صفحة الدفع'),
  events: {
    'basis.changed': ({ basis: { goods, mayOrder, goodsKey } }) =>
      mayOrder
        ? shop(`${GOODS[goods].en} (${goodsKey})`, `${GOODS[goods].ar} (${goodsKey})`)
        : shop('Guests may not order here', 'لا يمكن للضيوف الطلب هنا'),
    'address.changed': ({ place: { contact } }) =>
      shop(`The order goes to ${contact.name || 'nobody yet'}`, `يصل إلى ${contact.name || 'لا أحد بعد'}`),
    'draft.changed': ({ draft }) =>
      'tip' in draft
        ? tester('Choose a tip', 'اختر إكرامية')
        : tester('Write a note for the store', 'اكتب ملاحظة للمتجر'),
    'pictures.changed': tester('Add a picture of the prescription', 'أضف صورة للوصفة'),
    'coupon.changed': shop('A coupon is applied', 'قُبلت قسيمة'),
    'coupon.typed': shop('A guest types a coupon code', 'يكتب ضيف رمز قسيمة'),
    'coupon.signInRequested': shop('The coupon requires a sign-in', 'القسيمة تحتاج إلى تسجيل الدخول'),
    'order.submitted': tester('Press “Place Order”', 'اضغط «تأكيد الطلب»'),
    'difference.accepted': tester('Press “Accept and order”', 'اضغط «أوافق وأطلب»'),
    'difference.declined': tester('Press “Back to checkout”', 'اضغط «العودة إلى الطلب»'),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مجددًا»'),
    'network.online': browser('The network comes back', 'تعود الشبكة'),
    'signIn.requested': tester('Press “Sign In”', 'اضغط «تسجيل الدخول»'),
  },
  done: {
    quoteOrder: price,
    checkOrder: price,
    placeOrder: server('The server confirms the order', 'وصل الطلب إلى الخادم'),
    payment: ({ isCancelled, isTooLate }: PlacedOrder) =>
      isTooLate
        ? shop('The order was not paid in time', 'لم يُدفع الطلب في الوقت المحدد')
        : isCancelled
          ? shop('The order was cancelled', 'أُلغي الطلب')
          : shop('Nothing is left to pay', 'لم يبقَ شيء للدفع'),
  },
  failed: {
    watchBasis: failing('the items to order are not known', 'لا يُعرف ما سيُطلب'),
    deliveryAddress: failing('the address is not known', 'لا يُعرف العنوان'),
    listenToAddress: failing('changes of the address do not arrive', 'لا يُسمع العنوان'),
    coupon: failing('coupons cannot be used', 'لا قسائم'),
    prescription: failing('a prescription cannot be added', 'لا مكان للوصفة'),
    listenToParts: failing('changes of the page’s sections do not arrive', 'لا تُسمع الأجزاء'),
    quoteOrder: failing('the price is not known', 'لا يُعرف السعر'),
    checkOrder: failing('the price is not known', 'لا يُعرف السعر'),
    placeOrder: failing('the order is not confirmed', 'لم يُؤكَّد الطلب'),
    payment: failing('the payment cannot be shown', 'تعذر عرض الدفع'),
  },
  timers: {},
  states: {
    guard: { ar: 'فحص الطلب' },
    waiting: { ar: 'تُقرأ السلة', sees: text('Skeleton cards', 'بطاقات تحميل') },
    empty: { ar: 'لا شيء للطلب', sees: text('“Your cart is empty”', '«سلتك فارغة»') },
    refused: {
      ar: 'لا يمكن طلبه',
      sees: text('“This item is no longer available as selected”', '«لم يعد طلب هذا الصنف بهذا الشكل ممكنًا»'),
    },
    signedOut: {
      ar: 'سجّل الدخول أولًا',
      sees: text('“You are not logged in” with “Sign In”', '«لم تسجّل الدخول» مع «تسجيل الدخول»'),
    },
    ordering: { ar: 'تعديل الطلب' },
    'ordering.sorting': { ar: 'التحقق من العنوان' },
    'ordering.locating': { ar: 'البحث عن العنوان', sees: text('Skeleton cards', 'بطاقات تحميل') },
    'ordering.editing': { ar: 'التفاصيل' },
    'ordering.editing.quoting': {
      ar: 'تحميل السعر',
      sees: text('The total is recalculated', 'يُعاد حساب المجموع'),
    },
    'ordering.editing.quoted': {
      ar: 'السعر معروف',
      sees: text('The total with all its parts, and “Place Order”', 'كل بنود المجموع و«تأكيد الطلب»'),
    },
    'ordering.editing.unquoted': {
      ar: 'تعذر تحميل السعر',
      sees: text('The error, with “Try again”', 'السبب مع «حاول مجددًا»'),
    },
    'ordering.checking': {
      ar: 'إعادة التحقق من السعر',
      sees: text('“Place Order” shows a spinner', '«تأكيد الطلب» يعرض مؤشر التحميل'),
    },
    'ordering.quoteChanged': {
      ar: 'تغيّر السعر',
      sees: text('Every changed amount, old and new', 'كل ما تغيّر، القديم والجديد'),
    },
    'ordering.placing': {
      ar: 'يُرسل الطلب',
      sees: text('“Place Order” shows a spinner', '«تأكيد الطلب» يعرض مؤشر التحميل'),
    },
    'ordering.unanswered': {
      ar: 'لا رد',
      sees: text(
        'A message that the server did not respond, with “Try again”',
        'لم يصل جواب، مع «حاول مجددًا»',
      ),
    },
    settling: { ar: 'دفع الطلب', sees: text('The state of the payment', 'ما يعرضه الدفع') },
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
    'order.placed': text('the URL contains the number of the order', 'يذكر عنوان الصفحة الطلب'),
    'order.found': text(
      'the URL contains the number of the other tab’s order',
      'يذكر عنوان الصفحة طلب التبويب الآخر',
    ),
    'cart.outdated': text('the cart reloads', 'تُقرأ السلة من جديد'),
    'cart.ordered': text(
      'the cart reloads, in other tabs too',
      'تُقرأ السلة من جديد، وفي التبويبات الأخرى أيضًا',
    ),
    'goods.gone': text('the page scrolls to its top', 'تبدأ الصفحة من أعلاها'),
    'failure.pointed': text('the page scrolls to the error', 'تقود الصفحة إلى ما تعذّر'),
    'problem.pointed': text('the page scrolls to the missing field', 'تقود الصفحة إلى ما ينقص'),
    'auth.requested': text('the sign-in dialog opens', 'تُفتح نافذة الدخول'),
  },
};

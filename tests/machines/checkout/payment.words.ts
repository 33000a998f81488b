import type { PlacedOrder } from '../../../domain/order-quote';
import type { paymentMachine } from '../../../machines/checkout/payment.machine';
import { browser, server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const order = ({ isCancelled, isTooLate, isPaymentDue, cashLimit }: PlacedOrder) =>
  isTooLate
    ? server('The order was not paid in time', 'لم يُدفع الطلب في الوقت المحدد')
    : isCancelled
      ? server('The order is cancelled', 'الطلب ملغى')
      : isPaymentDue && cashLimit != null
        ? server(
            'The order is not paid yet, and its total is above the maximum for cash',
            'الطلب غير مدفوع بعد، وقيمته أكبر مما يمكن دفعه نقدًا',
          )
        : isPaymentDue
          ? server('The order is not paid yet', 'الطلب غير مدفوع بعد')
          : server('Nothing is left to pay', 'لم يبقَ شيء للدفع');

export const paymentWords: Words<typeof paymentMachine> = {
  title: { ar: 'دفع الطلب' },
  start: ({ order: placed, flag }) =>
    placed
      ? text('An order was just placed', 'أُرسل طلب للتو')
      : text(`Back from the payment page: ${flag}`, `عودة من صفحة الدفع: ${flag}`),
  events: {
    'payment.requested': tester('Press “Pay now”', 'اضغط «ادفع الآن»'),
    'payment.chosen': ({ payment, usesWallet }) =>
      payment.by === 'offline'
        ? payment.isWhole
          ? tester('Choose an offline payment and enter its reference', 'اختر الدفع اليدوي واكتب مرجعه')
          : tester('Choose an offline payment without a reference', 'اختر الدفع اليدوي دون مرجعه')
        : usesWallet
          ? tester('Choose the wallet, and cash for the rest', 'اختر الدفع نقدًا، والمحفظة أولًا')
          : tester('Choose cash', 'اختر الدفع نقدًا'),
    'payment.denied': tester('Press “I didn’t pay”', 'اضغط «لم أدفع»'),
    'cancel.requested': tester('Press “Cancel the order”', 'اضغط «إلغاء الطلب»'),
    'order.cancelled': tester('Press “Cancel the order” in the dialog', 'اضغط «إلغاء الطلب» في مربع الحوار'),
    'question.closed': tester('Press “Keep the order”', 'اضغط «أبقِ الطلب»'),
    'retry.requested': tester('Press “Check again”', 'اضغط «تحقق مجددًا»'),
    'network.online': browser('The network comes back', 'تعود الشبكة'),
  },
  done: {
    readOrder: order,
    changePayment: ({ paymentUrl, isPaymentDue }: PlacedOrder) =>
      paymentUrl === null && isPaymentDue
        ? server('The payment gateway does not respond', 'لا ترد بوابة الدفع')
        : paymentUrl === null
          ? server('The server accepts the new payment method', 'يقبل الخادم الطريقة الجديدة')
          : server('The server returns the URL of the payment page', 'يذكر الخادم صفحة الدفع'),
    cancelOrder: server('The server has cancelled the order', 'ألغاه الخادم'),
  },
  failed: {
    readOrder: failing('the order is not loaded', 'تعذرت قراءة الطلب'),
    changePayment: failing('the payment method does not change', 'تبقى طريقة الدفع كما كانت'),
    openPage: failing('the payment page does not open', 'لا تُفتح صفحة الدفع'),
    cancelOrder: failing('the order is not cancelled', 'يبقى الطلب'),
    listenToNetwork: failing('changes of the network do not arrive', 'لا تُسمع الشبكة'),
  },
  timers: { payPause: text('2 seconds pass', 'تمر ثانيتان') },
  states: {
    sorting: { ar: 'التحقق من وجود دفع' },
    paying: {
      ar: 'في الطريق إلى الدفع',
      sees: text('“Continue to payment” and “Check again”', '«المتابعة إلى الدفع» و«تحقق مجددًا»'),
    },
    confirmingPayment: { ar: 'التحقق من الدفع' },
    'confirmingPayment.asking': {
      ar: 'تحميل الطلب',
      sees: text('“Waiting for your bank…”', '«جارٍ تأكيد طلبك»'),
    },
    'confirmingPayment.deciding': { ar: 'التحقق من دفع معلق' },
    'confirmingPayment.pausing': {
      ar: 'تأكيد الدفع',
      sees: text('“Waiting for your bank…” and “I didn’t pay”', '«جارٍ تأكيد طلبك» و«لم أدفع»'),
    },
    'confirmingPayment.unread': {
      ar: 'تعذرت قراءة الطلب',
      sees: text('The error, with “Try again”', 'السبب مع «حاول مجددًا»'),
    },
    unpaid: { ar: 'مُرسل وغير مدفوع' },
    'unpaid.choosing': {
      ar: 'اختيار الإجراء',
    },
    'unpaid.choosing.ready': {
      ar: 'اختيرت طريقة دفع',
      sees: text(
        '“Pay now”, “Change payment method” and “Cancel the order”',
        '«ادفع الآن» و«تغيير طريقة الدفع» و«إلغاء الطلب»',
      ),
    },
    'unpaid.choosing.sorting': { ar: 'التحقق من الطريقة' },
    'unpaid.choosing.cashTooMuch': {
      ar: 'أكثر مما يمكن دفعه نقدًا',
      sees: text(
        '“The total amount of the order, exceeds maximum amount of the cash on delivery method”',
        '«يتجاوز إجمالي الطلب الحد الأقصى للدفع نقدًا عند الاستلام»',
      ),
    },
    'unpaid.choosing.referenceMissing': {
      ar: 'مرجع الدفع ناقص',
      sees: text('“Enter your payment reference first.”', '«املأ مرجع الدفع أولًا.»'),
    },
    'unpaid.starting': {
      ar: 'طلب الدفع',
      sees: text('The pressed button shows a spinner', 'يعرض الزر المضغوط مؤشر التحميل'),
    },
    'unpaid.doubting': {
      ar: 'تأكيد الإلغاء',
      sees: text(
        '“Cancel this order?”, with the fee and the refund',
        '«هل تلغي هذا الطلب؟» مع كلفة ذلك وما يعود',
      ),
    },
    'unpaid.cancelling': {
      ar: 'إلغاء الطلب',
      sees: text('“Cancel the order” shows a spinner', '«إلغاء الطلب» يعرض مؤشر التحميل'),
    },
    settled: { ar: 'لم يبقَ شيء للدفع', sees: text('The confirmation of the order', 'تأكيد الطلب') },
    cancelled: {
      ar: 'أُلغي الطلب أو لم يُدفع في الوقت المحدد',
      sees: text(
        '“Your order was cancelled”, or that it was not paid in time',
        '«أُلغي طلبك»، أو أنه لم يُدفع في الوقت المحدد',
      ),
    },
  },
  news: { 'wallet.moved': null },
};

import type { QuestionOutput } from '../../../machines/orders/question.types';
import type { tripActionsMachine } from '../../../machines/rental/trip-actions.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const undone = failing('the dialog stays open with the error', 'يبقى مربع الحوار مفتوحًا ويذكر السبب');
const busy = text('The button shows a spinner', 'الزر يعرض مؤشر التحميل');

export const tripActionsWords: Words<typeof tripActionsMachine> = {
  title: { ar: 'إجراءات الرحلة' },
  start: text('Signed in, the page of a booked trip is open', 'وأنت مسجل الدخول وصفحة رحلة محجوزة مفتوحة'),
  events: {
    'cancel.requested': tester('Press “Cancel the trip”', 'اضغط «إلغاء الرحلة»'),
    'payment.requested': tester(
      'Press “Pay now or change the payment method”',
      'اضغط «ادفع الآن أو غيّر طريقة الدفع»',
    ),
    'payment.chosen': ({ payment }) =>
      payment.by === 'offline'
        ? tester('Choose a bank transfer without a reference', 'اختر التحويل البنكي دون كتابة مرجع')
        : tester('Choose an online payment', 'اختر الدفع عبر الإنترنت'),
    'payment.submitted': tester('Press the payment button', 'اضغط زر الدفع'),
    'change.requested': tester('Press “Change date or duration”', 'اضغط «تغيير الموعد أو المدة»'),
    'change.submitted': tester(
      'Choose another duration and press “See new price”',
      'اختر مدة أخرى واضغط «عرض السعر الجديد»',
    ),
    'change.accepted': tester('Press “Accept new price”', 'اضغط «قبول السعر الجديد»'),
    'change.reconsidered': tester('Press “Change time”', 'اضغط «موعد آخر»'),
    'review.requested': tester('Press “Review” beside a vehicle', 'اضغط «قيّم» بجانب مركبة'),
    'answer.refused': server('The server rejects the answer', 'يرفض الخادم الإجابة'),
    'question.closed': tester('Close the dialog', 'أغلق مربع الحوار'),
  },
  done: {
    question: ({ message }: QuestionOutput) =>
      message === null
        ? tester('Close the dialog without an answer', 'أغلق مربع الحوار دون إجابة')
        : server('Answer in the dialog: the server accepts', 'أجب في مربع الحوار: يقبله الخادم'),
    payTrip: ({ paymentUrl }: { paymentUrl: string | null }) =>
      paymentUrl === null
        ? server('The server saves the payment method', 'يسجل الخادم طريقة الدفع')
        : server('The server returns the URL of the payment page', 'يذكر الخادم صفحة الدفع'),
    openPage: server('The payment page opens', 'تُفتح صفحة الدفع'),
    priceChange: server('The server returns the new price', 'يذكر الخادم السعر الجديد'),
    changeTrip: server('The server sends the change to the provider', 'يسأل الخادم المزوّد'),
  },
  failed: {
    question: failing('the dialog closes', 'يُغلق مربع الحوار'),
    listenToQuestion: failing('the trip reloads later', 'تُقرأ الرحلة لاحقًا'),
    payTrip: undone,
    openPage: undone,
    priceChange: undone,
    changeTrip: undone,
  },
  timers: {},
  states: {
    idle: { ar: 'خمول', sees: text('The trip and its buttons', 'الرحلة وأزرارها') },
    cancelling: {
      ar: 'إلغاء',
      sees: text('The dialog “Cancel this trip?”', 'مربع الحوار «إلغاء هذه الرحلة؟»'),
    },
    paying: { ar: 'دفع' },
    'paying.choosing': { ar: 'اختيار الطريقة' },
    'paying.choosing.ready': {
      ar: 'اختيرت طريقة الدفع',
      sees: text('The amount left to pay, and every payment method', 'المبلغ المتبقي وكل طرق الدفع'),
    },
    'paying.choosing.referenceMissing': {
      ar: 'المرجع ناقص',
      sees: text('A message that a reference is needed', 'أنه يجب كتابة المرجع أولًا'),
    },
    'paying.starting': { ar: 'طلب الدفع', sees: busy },
    'paying.openingPage': { ar: 'إلى صفحة الدفع', sees: busy },
    changing: { ar: 'موعد آخر أو مدة أخرى' },
    'changing.choosing': {
      ar: 'اختيار الموعد والمدة',
      sees: text('Day, time and duration of the trip', 'يوم الرحلة ووقتها ومدتها'),
    },
    'changing.pricing': { ar: 'تحميل السعر', sees: busy },
    'changing.offered': {
      ar: 'مقارنة السعرين',
      sees: text('The old price and the new one', 'السعر القديم والسعر الجديد'),
    },
    'changing.sending': { ar: 'سؤال المزوّد', sees: busy },
    reviewing: {
      ar: 'تقييم مركبة أو سائقها',
      sees: text('The dialog “Write a review”', 'مربع الحوار «اكتب تقييمًا»'),
    },
  },
  news: {
    'trip.changed': text('the page shows the current trip', 'تعرض الصفحة الرحلة كما هي الآن'),
  },
};

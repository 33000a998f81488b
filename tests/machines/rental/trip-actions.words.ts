import type { QuestionOutput } from '../../../machines/orders/question.types';
import type { tripActionsMachine } from '../../../machines/rental/trip-actions.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const undone = failing('the question stays open and says why', 'يبقى السؤال مفتوحًا ويذكر السبب');
const busy = text('The button shows that it works', 'الزر يعرض أنه يعمل');

export const tripActionsWords: Words<typeof tripActionsMachine> = {
  title: { ar: 'ما يُفعل بشأن الرحلة' },
  start: text('Signed in, the page of a booked trip is open', 'وأنت مسجل الدخول وصفحة رحلة محجوزة مفتوحة'),
  events: {
    'cancel.requested': tester('Press “Cancel the trip”', 'اضغط «إلغاء الرحلة»'),
    'payment.requested': tester(
      'Press “Pay now or change the payment method”',
      'اضغط «ادفع الآن أو غيّر طريقة الدفع»',
    ),
    'payment.chosen': ({ payment }) =>
      payment.by === 'offline'
        ? tester('Choose a bank transfer and write no reference', 'اختر التحويل البنكي دون كتابة مرجع')
        : tester('Choose to pay online', 'اختر الدفع عبر الإنترنت'),
    'payment.submitted': tester('Press the button that pays', 'اضغط زر الدفع'),
    'change.requested': tester('Press “Change date or duration”', 'اضغط «تغيير الموعد أو المدة»'),
    'change.submitted': tester(
      'Choose another duration and press “See new price”',
      'اختر مدة أخرى واضغط «عرض السعر الجديد»',
    ),
    'change.accepted': tester('Press “Accept new price”', 'اضغط «قبول السعر الجديد»'),
    'change.reconsidered': tester('Press “Change time”', 'اضغط «موعد آخر»'),
    'review.requested': tester('Press “Review” beside a vehicle', 'اضغط «قيّم» بجانب مركبة'),
    'answer.refused': server('The server refuses the answer', 'يرفض الخادم الإجابة'),
    'question.closed': tester('Close the question', 'أغلق السؤال'),
  },
  done: {
    question: ({ message }: QuestionOutput) =>
      message === null
        ? tester('Close the question without an answer', 'أغلق السؤال دون إجابة')
        : server('Answer the question: the server accepts it', 'أجب عن السؤال: يقبله الخادم'),
    payTrip: ({ paymentUrl }: { paymentUrl: string | null }) =>
      paymentUrl === null
        ? server('The server notes how it is paid', 'يسجل الخادم طريقة الدفع')
        : server('The server names the page of the payment', 'يذكر الخادم صفحة الدفع'),
    openPage: server('The page of the payment opens', 'تُفتح صفحة الدفع'),
    priceChange: server('The server tells the new price', 'يذكر الخادم السعر الجديد'),
    changeTrip: server('The server asks the provider', 'يسأل الخادم المزوّد'),
  },
  failed: {
    question: failing('the question closes', 'يُغلق السؤال'),
    listenToQuestion: failing('the trip is read again later', 'تُقرأ الرحلة لاحقًا'),
    payTrip: undone,
    openPage: undone,
    priceChange: undone,
    changeTrip: undone,
  },
  timers: {},
  states: {
    idle: { ar: 'لا سؤال', sees: text('The trip and its buttons', 'الرحلة وأزرارها') },
    cancelling: { ar: 'إلغاء', sees: text('The question “Cancel this trip?”', 'السؤال «إلغاء هذه الرحلة؟»') },
    paying: { ar: 'دفع' },
    'paying.choosing': { ar: 'بأي طريقة؟' },
    'paying.choosing.ready': {
      ar: 'اختيرت طريقة الدفع',
      sees: text('What is still to pay, and every way to pay', 'المبلغ المتبقي وكل طرق الدفع'),
    },
    'paying.choosing.referenceMissing': {
      ar: 'المرجع ناقص',
      sees: text('That the reference must be filled in first', 'أنه يجب كتابة المرجع أولًا'),
    },
    'paying.starting': { ar: 'طلب الدفع', sees: busy },
    'paying.leaving': { ar: 'إلى صفحة الدفع', sees: busy },
    changing: { ar: 'موعد آخر أو مدة أخرى' },
    'changing.choosing': {
      ar: 'متى وكم المدة؟',
      sees: text('Day, time and duration of the trip', 'يوم الرحلة ووقتها ومدتها'),
    },
    'changing.pricing': { ar: 'كم ستكلف؟', sees: busy },
    'changing.offered': {
      ar: 'السعر القديم بجانب الجديد',
      sees: text('The old price and the new one', 'السعر القديم والسعر الجديد'),
    },
    'changing.sending': { ar: 'سؤال المزوّد', sees: busy },
    reviewing: {
      ar: 'تقييم مركبة أو سائقها',
      sees: text('The question “Write a review”', 'السؤال «اكتب تقييمًا»'),
    },
  },
  news: {
    'trip.changed': text('The page shows the trip as it is now', 'تعرض الصفحة الرحلة كما هي الآن'),
  },
};

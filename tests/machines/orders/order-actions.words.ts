import type { ReorderPreview } from '../../../domain/placed-order';
import type { orderActionsMachine } from '../../../machines/orders/order-actions.machine';
import type { QuestionOutput } from '../../../machines/orders/question.types';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const failed = text('“This couldn’t be loaded” and “Try again”', '«تعذر التحميل» و«إعادة المحاولة»');
const busy = text('The button shows that it works', 'الزر يعرض أنه يعمل');
const skeleton = text('Grey boxes in the question', 'مربعات رمادية في السؤال');

export const orderActionsWords: Words<typeof orderActionsMachine> = {
  title: { ar: 'ما يُفعل بشأن الطلب' },
  start: text('Signed in, the page of an order is open', 'وأنت مسجل الدخول وصفحة الطلب مفتوحة'),
  events: {
    'cancel.requested': tester('Press “Cancel the order”', 'اضغط «إلغاء الطلب»'),
    'refund.requested': tester('Press “Request a refund”', 'اضغط «طلب استرداد»'),
    'prescription.requested': tester('Press “Send another prescription”', 'اضغط «أرسل وصفة أخرى»'),
    'price.accepted': tester('Press “Accept” with the price on it', 'اضغط «أوافق» وعليه السعر'),
    'reorder.requested': tester('Press “Order again”', 'اضغط «اطلب مرة أخرى»'),
    'differences.accepted': tester('Press “Add to cart”', 'اضغط «أضف إلى السلة»'),
    'review.requested': tester('Press “Review” beside the store', 'اضغط «قيّم» بجانب المتجر'),
    'review.rated': tester('Press the fourth star beside the store', 'اضغط النجمة الرابعة بجانب المتجر'),
    'answer.refused': server('The server refuses the answer', 'يرفض الخادم الإجابة'),
    'retry.requested': tester('Press “Try again”', 'اضغط «إعادة المحاولة»'),
    'question.closed': tester('Close the question', 'أغلق السؤال'),
  },
  done: {
    question: ({ message }: QuestionOutput) =>
      message === null
        ? tester('Close the question without an answer', 'أغلق السؤال دون إجابة')
        : server('Answer the question: the server accepts it', 'أجب عن السؤال: يقبله الخادم'),
    rateOrder: server('The server saves the stars', 'يحفظ الخادم النجوم'),
    acceptPrice: server('The pharmacy has the yes', 'وصلت الموافقة إلى الصيدلية'),
    readDifferences: ({ lines }: ReorderPreview) => {
      const changed = lines.filter(({ changes }) => changes.length > 0).length;
      const left = lines.filter(({ available }) => available > 0).length;
      return server(
        `The server compares: ${changed} of ${lines.length} lines are different, ${left} can be had`,
        `يقارن الخادم: المختلف ${changed} من ${lines.length}، والمتوفر ${left}`,
      );
    },
    fillCart: server('The server puts it into the cart', 'يضعه الخادم في السلة'),
  },
  failed: {
    question: failing('the question closes', 'يُغلق السؤال'),
    listenToQuestion: failing('the order is read again later', 'يُقرأ الطلب لاحقًا'),
    rateOrder: failing('the stars are empty again', 'تعود النجوم فارغة'),
    acceptPrice: failing('the price is shown as it is now', 'يظهر السعر كما هو الآن'),
    readDifferences: failing('nothing can be compared', 'لا يمكن مقارنة شيء'),
    fillCart: failing('the cart stays as it was', 'تبقى السلة كما كانت'),
  },
  timers: {},
  states: {
    idle: { ar: 'لا سؤال', sees: text('The order and its buttons', 'الطلب وأزراره') },
    cancelling: { ar: 'إلغاء', sees: text('The question “Cancel this order?”', 'السؤال «إلغاء هذا الطلب؟»') },
    refunding: { ar: 'طلب استرداد', sees: text('The question “Request a refund”', 'السؤال «طلب استرداد»') },
    prescribing: {
      ar: 'وصفة أخرى',
      sees: text('The question “Send another prescription”', 'السؤال «أرسل وصفة أخرى»'),
    },
    accepting: { ar: 'موافقة على السعر', sees: busy },
    reordering: { ar: 'الطلب مرة أخرى' },
    'reordering.comparing': { ar: 'ما المختلف اليوم؟', sees: skeleton },
    'reordering.failed': { ar: 'تعذرت المقارنة', sees: failed },
    'reordering.nothingLeft': {
      ar: 'لا شيء منه متوفر',
      sees: text('That nothing of it can be had now', 'أن لا شيء منه متوفر الآن'),
    },
    'reordering.asking': {
      ar: 'هل هذا مناسب؟',
      sees: text('Old and new price of each line, what is missing', 'السعر القديم والجديد لكل صنف وما ينقص'),
    },
    'reordering.filling': { ar: 'إلى السلة', sees: busy },
    rating: { ar: 'إرسال النجوم', sees: text('The stars are pale', 'النجوم باهتة') },
    reviewing: { ar: 'تقييم', sees: text('The question “Write a review”', 'السؤال «اكتب تقييمًا»') },
  },
  news: {
    'order.changed': text('The page shows the order as it is now', 'تعرض الصفحة الطلب كما هو الآن'),
    'cart.filled': text('The cart opens with what could be had', 'تُفتح السلة بما توفر'),
  },
};

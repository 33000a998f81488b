import type { ReorderPreview } from '../../../domain/placed-order';
import type { orderActionsMachine } from '../../../machines/orders/order-actions.machine';
import type { QuestionOutput } from '../../../machines/orders/question.types';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const failed = text('“This couldn’t be loaded” and “Try again”', '«تعذر التحميل» و«إعادة المحاولة»');
const busy = text('The button shows a spinner', 'الزر يعرض مؤشر التحميل');
const skeleton = text('Skeleton boxes in the dialog', 'مربعات تحميل في مربع الحوار');

export const orderActionsWords: Words<typeof orderActionsMachine> = {
  title: { ar: 'إجراءات الطلب' },
  start: text('Signed in, the page of an order is open', 'وأنت مسجل الدخول وصفحة الطلب مفتوحة'),
  events: {
    'cancel.requested': tester('Press “Cancel the order”', 'اضغط «إلغاء الطلب»'),
    'refund.requested': tester('Press “Request a refund”', 'اضغط «طلب استرداد»'),
    'prescription.requested': tester('Press “Send another prescription”', 'اضغط «أرسل وصفة أخرى»'),
    'price.accepted': tester('Press “Accept” beside the price', 'اضغط «أوافق» وعليه السعر'),
    'reorder.requested': tester('Press “Order again”', 'اضغط «اطلب مرة أخرى»'),
    'differences.accepted': tester('Press “Add to cart”', 'اضغط «أضف إلى السلة»'),
    'review.requested': tester('Press “Review” beside the store', 'اضغط «قيّم» بجانب المتجر'),
    'review.rated': tester('Press the fourth star beside the store', 'اضغط النجمة الرابعة بجانب المتجر'),
    'answer.refused': server('The server rejects the answer', 'يرفض الخادم الإجابة'),
    'retry.requested': tester('Press “Try again”', 'اضغط «إعادة المحاولة»'),
    'question.closed': tester('Close the dialog', 'أغلق مربع الحوار'),
  },
  done: {
    question: ({ message }: QuestionOutput) =>
      message === null
        ? tester('Close the dialog without an answer', 'أغلق مربع الحوار دون إجابة')
        : server('Answer in the dialog: the server accepts', 'أجب في مربع الحوار: يقبله الخادم'),
    rateOrder: server('The server saves the stars', 'يحفظ الخادم النجوم'),
    acceptPrice: server('The pharmacy receives the customer’s acceptance', 'وصلت الموافقة إلى الصيدلية'),
    readDifferences: ({ lines }: ReorderPreview) => {
      const changed = lines.filter(({ changes }) => changes.length > 0).length;
      const left = lines.filter(({ available }) => available > 0).length;
      return server(
        `The server compares: ${changed} of ${lines.length} lines are different, ${left} are available`,
        `يقارن الخادم: المختلف ${changed} من ${lines.length}، والمتوفر ${left}`,
      );
    },
    fillCart: server('The server adds the items to the cart', 'يضعه الخادم في السلة'),
  },
  failed: {
    question: failing('the dialog closes', 'يُغلق مربع الحوار'),
    listenToQuestion: failing('the order reloads later', 'يُقرأ الطلب لاحقًا'),
    rateOrder: failing('the stars are empty again', 'تعود النجوم فارغة'),
    acceptPrice: failing('the current price is shown', 'يظهر السعر كما هو الآن'),
    readDifferences: failing('the order is not compared', 'لا يمكن مقارنة شيء'),
    fillCart: failing('the cart is unchanged', 'تبقى السلة كما كانت'),
  },
  timers: {},
  states: {
    idle: { ar: 'خمول', sees: text('The order and its buttons', 'الطلب وأزراره') },
    cancelling: {
      ar: 'إلغاء',
      sees: text('The dialog “Cancel this order?”', 'مربع الحوار «إلغاء هذا الطلب؟»'),
    },
    refunding: {
      ar: 'طلب استرداد',
      sees: text('The dialog “Request a refund”', 'مربع الحوار «طلب استرداد»'),
    },
    prescribing: {
      ar: 'وصفة أخرى',
      sees: text('The dialog “Send another prescription”', 'مربع الحوار «أرسل وصفة أخرى»'),
    },
    accepting: { ar: 'موافقة على السعر', sees: busy },
    reordering: { ar: 'الطلب مرة أخرى' },
    'reordering.comparing': { ar: 'المقارنة باليوم', sees: skeleton },
    'reordering.failed': { ar: 'تعذرت المقارنة', sees: failed },
    'reordering.nothingLeft': {
      ar: 'لا شيء متوفر',
      sees: text('A message that none of the items is available now', 'أن لا شيء منه متوفر الآن'),
    },
    'reordering.asking': {
      ar: 'تأكيد التغييرات',
      sees: text(
        'The old and the new price of each line, and the missing items',
        'السعر القديم والجديد لكل صنف وما ينقص',
      ),
    },
    'reordering.filling': { ar: 'الإضافة إلى السلة', sees: busy },
    rating: { ar: 'إرسال النجوم', sees: text('The stars are dimmed', 'النجوم باهتة') },
    reviewing: { ar: 'تقييم', sees: text('The dialog “Write a review”', 'مربع الحوار «اكتب تقييمًا»') },
  },
  news: {
    'order.changed': text('the page shows the current order', 'تعرض الصفحة الطلب كما هو الآن'),
    'cart.filled': text('the cart opens with the available items', 'تُفتح السلة بما توفر'),
  },
};

import type { ReorderPreview } from '../../../domain/placed-order';
import type { orderActionsMachine } from '../../../machines/orders/order-actions.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const unread = failing('there is nothing to choose from', 'لا شيء للاختيار منه');
const undone = failing('the question stays open and says why', 'يبقى السؤال مفتوحًا ويذكر السبب');
const told = server('The server tells its reasons', 'يخبر الخادم بأسبابه');
const failed = text('“This could not be loaded” and “Try again”', '«تعذر التحميل» و«إعادة المحاولة»');
const busy = text('The button shows that it works', 'الزر يعرض أنه يعمل');
const skeleton = text('Grey boxes in the question', 'مربعات رمادية في السؤال');

export const orderActionsWords: Words<typeof orderActionsMachine> = {
  title: { ar: 'ما يُفعل بشأن الطلب' },
  start: text('Signed in, the page of an order is open', 'وأنت مسجل الدخول وصفحة الطلب مفتوحة'),
  events: {
    'cancel.requested': tester('Press “Cancel the order”', 'اضغط «إلغاء الطلب»'),
    'cancel.submitted': ({ reason }) =>
      tester(`Choose the reason ${reason} and confirm`, `اختر السبب ${reason} وأكد`),
    'refund.requested': tester('Press “Ask for a refund”', 'اضغط «طلب استرداد»'),
    'refund.submitted': tester('Choose a reason, write a note and send it', 'اختر سببًا واكتب ملاحظة وأرسلها'),
    'prescription.requested': tester('Press “Send another prescription”', 'اضغط «أرسل وصفة أخرى»'),
    'prescription.submitted': tester('Choose a picture and send it', 'اختر صورة وأرسلها'),
    'price.accepted': tester('Press “Accept” with the price on it', 'اضغط «أوافق» وعليه السعر'),
    'reorder.requested': tester('Press “Order again”', 'اضغط «اطلب مرة أخرى»'),
    'differences.accepted': tester('Press “Put into the cart”', 'اضغط «أضف إلى السلة»'),
    'review.requested': tester('Press “Review” beside the store', 'اضغط «قيّم» بجانب المتجر'),
    'review.submitted': ({ rating }) =>
      tester(`Choose ${rating} stars, write something and send it`, `اختر ${rating} نجوم واكتب شيئًا وأرسله`),
    'retry.requested': tester('Press “Try again”', 'اضغط «إعادة المحاولة»'),
    'question.closed': tester('Close the question', 'أغلق السؤال'),
  },
  done: {
    readCancelReasons: told,
    cancelOrder: server('The server cancels the order', 'يلغي الخادم الطلب'),
    readRefundReasons: told,
    askRefund: server('The server takes the request', 'يستلم الخادم الطلب'),
    sendPrescription: server('The pharmacist has the pictures', 'وصلت الصور إلى الصيدلي'),
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
    sendReview: server('The server keeps the review', 'يحفظ الخادم التقييم'),
  },
  failed: {
    readCancelReasons: unread,
    cancelOrder: undone,
    readRefundReasons: unread,
    askRefund: undone,
    sendPrescription: undone,
    acceptPrice: failing('the price is shown as it is now', 'يظهر السعر كما هو الآن'),
    readDifferences: failing('nothing can be compared', 'لا يمكن مقارنة شيء'),
    fillCart: failing('the cart stays as it was', 'تبقى السلة كما كانت'),
    sendReview: undone,
  },
  timers: {},
  states: {
    idle: { ar: 'لا سؤال', sees: text('The order and its buttons', 'الطلب وأزراره') },
    cancelling: { ar: 'إلغاء' },
    'cancelling.reading': { ar: 'ما الأسباب؟', sees: skeleton },
    'cancelling.failed': { ar: 'تعذرت قراءة الأسباب', sees: failed },
    'cancelling.choosing': {
      ar: 'لماذا؟',
      sees: text('What comes back, the reasons, a note', 'ما يعود إليك والأسباب وملاحظة'),
    },
    'cancelling.sending': { ar: 'جارٍ الإلغاء', sees: busy },
    refunding: { ar: 'طلب استرداد' },
    'refunding.reading': { ar: 'ما الأسباب؟', sees: skeleton },
    'refunding.failed': { ar: 'تعذرت قراءة الأسباب', sees: failed },
    'refunding.writing': { ar: 'ما الخطأ؟', sees: text('Reasons, a note, pictures', 'أسباب وملاحظة وصور') },
    'refunding.sending': { ar: 'إرسال', sees: busy },
    prescribing: { ar: 'وصفة أخرى' },
    'prescribing.choosing': {
      ar: 'أي الصور؟',
      sees: text('Why the last one was refused, and “Add pictures”', 'سبب رفض السابقة و«أضف صورًا»'),
    },
    'prescribing.sending': { ar: 'إرسال', sees: busy },
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
    reviewing: { ar: 'تقييم' },
    'reviewing.writing': { ar: 'كيف كان؟', sees: text('Stars, words, pictures', 'نجوم وكلمات وصور') },
    'reviewing.sending': { ar: 'إرسال', sees: busy },
  },
  news: {
    'order.changed': text('The page shows the order as it is now', 'تعرض الصفحة الطلب كما هو الآن'),
    'cart.filled': text('The cart opens with what could be had', 'تُفتح السلة بما توفر'),
  },
};

import type { PlacedOrder } from '../../../domain/order-quote';
import type { ParcelParty, ParcelQuote } from '../../../domain/parcel-sending';
import type { parcelMachine } from '../../../machines/parcel/parcel.machine';
import { browser, server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const price = ({ total, problems }: ParcelQuote) =>
  problems.length > 0
    ? server('The server reports a problem with the parcel', 'يقول الخادم ما يمنع الإرسال')
    : server(`The server returns a price of $${(total ?? 0) / 100}`, `يقول الخادم: ${(total ?? 0) / 100}$`);

const waits = text('“Send parcel” shows a spinner', '«أرسل الطرد» يعرض مؤشر التحميل');

export const parcelWords: Words<typeof parcelMachine> = {
  title: { ar: 'إرسال طرد' },
  start: ({ orderId, progress: { sent, step } }) =>
    orderId !== null
      ? text('Back from the payment page', 'عودة من صفحة الدفع')
      : sent
        ? text(
            'The page is opened again while a parcel is being sent',
            'تُفتح الصفحة مجددًا والطرد قيد الإرسال',
          )
        : step === 'review'
          ? text('The page opens again with all fields filled in', 'تُفتح الصفحة مجددًا وكل شيء معبأ')
          : text('The page opens', 'تُفتح الصفحة'),
  events: {
    'person.changed': ({ person: { maySend } }) =>
      maySend
        ? shop('The visitor is a guest', 'هناك ضيف')
        : shop('Guests may not order here', 'لا يمكن للضيوف الطلب هنا'),
    'draft.changed': ({ draft }) =>
      'categoryId' in draft
        ? tester('Choose “Documents”', 'اختر «مستندات»')
        : 'tip' in draft
          ? tester('Choose a tip of $1', 'اختر إكرامية قدرها دولار')
          : tester('Confirm that nothing prohibited is inside', 'أكد خلو الطرد من الممنوعات'),
    'party.changed': ({ end, party }) =>
      end === 'sender'
        ? tester('Fill in the sender', 'أدخل المرسل')
        : party.place?.address === '4 Mole Street'
          ? tester('Fill in the receiver, at the sender’s place', 'أدخل المستلم في مكان المرسل')
          : tester('Fill in the receiver', 'أدخل المستلم'),
    'place.lookupStarted': tester('Choose a suggested address', 'اختر عنوانًا مقترحًا'),
    'place.found': ({ place, isMoved }) =>
      isMoved
        ? shop(`The address is “${place.label}”`, `العنوان هو «${place.label}»`)
        : shop(
            `The pin is at “${place.label}”; the customer has not moved it`,
            `الدبوس عند «${place.label}» ولم يُحرّك`,
          ),
    'sender.opened': tester('Press “Change” at the pickup address', 'اضغط «تغيير» عند عنوان الاستلام'),
    'ends.swapped': tester('Press “Swap sender and receiver”', 'اضغط «بدّل المرسل والمستلم»'),
    'step.submitted': tester('Press “Continue”', 'اضغط «متابعة»'),
    'step.back': tester('Press “Back”', 'اضغط «رجوع»'),
    'part.chosen': ({ part }) =>
      tester(`Press “Change” (${part})`, `اضغط «تغيير» (${part === 'sender' ? 'المرسل' : 'الموعد'})`),
    'parcel.submitted': tester('Press “Send parcel”', 'اضغط «أرسل الطرد»'),
    'difference.accepted': tester('Press “Accept and send”', 'اضغط «أوافق وأرسل»'),
    'difference.declined': tester('Press “Back to parcel”', 'اضغط «العودة إلى الطرد»'),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مجددًا»'),
    'network.online': browser('The network comes back', 'تعود الشبكة'),
    'signIn.requested': tester('Press “Sign In”', 'اضغط «تسجيل الدخول»'),
  },
  done: {
    findSender: (sender: ParcelParty | null) =>
      sender === null
        ? shop('There is no saved address for the sender', 'لا يُعرف شيء عن المرسل')
        : shop('The sender’s address is found', 'عنوان المرسل المحفوظ معروف'),
    quoteParcel: price,
    checkParcel: price,
    sendParcel: server('The server confirms the parcel', 'وصل الطرد إلى الخادم'),
    parcelPayment: ({ isCancelled, isTooLate }: PlacedOrder) =>
      isTooLate
        ? shop('The parcel was not paid in time', 'لم يُدفع الطرد في الوقت المحدد')
        : isCancelled
          ? shop('The parcel was cancelled', 'أُلغي الطرد')
          : shop('Nothing is left to pay', 'لم يبقَ شيء للدفع'),
  },
  failed: {
    findSender: failing('the saved addresses are not loaded', 'لا تُعرف العناوين المحفوظة'),
    watchPerson: failing('it is not known who the customer is', 'لا يُعرف من هناك'),
    quoteParcel: failing('the price is not known', 'لا يُعرف السعر'),
    checkParcel: failing('the price is not known', 'لا يُعرف السعر'),
    sendParcel: failing('the parcel is not confirmed', 'لم يُؤكَّد الطرد'),
    parcelPayment: failing('the payment cannot be shown', 'تعذر عرض الدفع'),
  },
  timers: {},
  states: {
    guard: { ar: 'فحص الطرد' },
    waiting: { ar: 'التحقق من العميل', sees: text('Skeleton cards', 'بطاقات تحميل') },
    signedOut: {
      ar: 'سجّل الدخول أولًا',
      sees: text('“You are not logged in” with “Sign In”', '«لم تسجّل الدخول» مع «تسجيل الدخول»'),
    },
    filling: { ar: 'تعبئة البيانات' },
    'filling.page': { ar: 'الصفحة' },
    'filling.page.finding': { ar: 'البحث عن الصفحة' },
    'filling.page.details': {
      ar: 'ماذا وإلى أين',
      sees: text(
        '“What are you sending?”, “Pickup address” and “Drop-off address”',
        '«ماذا ترسل؟» و«عنوان الاستلام» و«عنوان التسليم»',
      ),
    },
    'filling.page.review': {
      ar: 'المراجعة والإرسال',
      sees: text(
        'The route, the time, the payer, the handling and the list of prohibited items',
        'الطريق والموعد ومن يدفع والتعليمات وما يُمنع إرساله',
      ),
    },
    'filling.sender': { ar: 'المرسل' },
    'filling.sender.judging': { ar: 'التحقق من المرسل' },
    'filling.sender.finding': { ar: 'البحث عن المرسل المعتاد', sees: text('A skeleton line', 'سطر تحميل') },
    'filling.sender.folded': {
      ar: 'المرسل في سطر واحد',
      sees: text('The sender in one line, with “Change”', 'المرسل مع «تغيير»'),
    },
    'filling.sender.open': {
      ar: 'حقول المرسل',
      sees: text('“Sender’s name” and “Sender’s phone number”', '«اسم المرسل» و«رقم هاتف المرسل»'),
    },
    'filling.price': { ar: 'السعر' },
    'filling.price.judging': { ar: 'التحقق من المكانين' },
    'filling.price.estimated': {
      ar: 'أقل سعر',
      sees: text('The lowest price of the category', 'أقل سعر للنوع'),
    },
    'filling.price.quoting': { ar: 'تحميل السعر', sees: text('A skeleton for the price', 'السعر رمادي') },
    'filling.price.quoted': {
      ar: 'السعر معروف',
      sees: text(
        'The fee and its parts, the total and the arrival time',
        'الرسوم مع قواعدها والمجموع ووقت الوصول',
      ),
    },
    'filling.price.unquoted': {
      ar: 'تعذر تحميل السعر',
      sees: text('The error, with “Try again”', 'السبب مع «حاول مجددًا»'),
    },
    'filling.price.refused': {
      ar: 'لم يُرسل',
      sees: text('The error, with “Try again”', 'لماذا لم يُرسل، مع «حاول مجددًا»'),
    },
    sending: { ar: 'إرساله' },
    'sending.checking': { ar: 'إعادة التحقق من السعر', sees: waits },
    'sending.quoteChanged': {
      ar: 'تغيّر السعر',
      sees: text('The old and the new price', 'السعر القديم والجديد'),
    },
    'sending.placing': { ar: 'يُرسل الطرد', sees: waits },
    'sending.unanswered': {
      ar: 'لا رد',
      sees: text(
        'A message that the server did not respond, with “Try again”',
        'لم يصل جواب، مع «حاول مجددًا»',
      ),
    },
    settling: { ar: 'دفع الطرد', sees: text('The state of the payment', 'ما يعرضه الدفع') },
    placed: { ar: 'أُرسل الطرد', sees: text('The number of the order', 'رقم الطلب') },
    cancelled: {
      ar: 'أُلغي الطرد أو لم يُدفع في الوقت المحدد',
      sees: text(
        '“Your parcel was cancelled”, or that it was not paid in time',
        '«أُلغي طردك»، أو أنه لم يُدفع في الوقت المحدد',
      ),
    },
  },
  news: {
    'part.pointed': text('the page scrolls to the section with the problem', 'يظهر القسم الذي فيه المشكلة'),
    'progress.changed': null,
    'progress.ended': null,
    'parcel.sent': text('the URL contains the number of the parcel', 'يذكر عنوان الصفحة الطرد'),
    'auth.requested': text('the sign-in dialog opens', 'تُفتح نافذة الدخول'),
  },
};

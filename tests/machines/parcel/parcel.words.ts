import type { PlacedOrder } from '../../../domain/order-quote';
import type { ParcelParty, ParcelQuote } from '../../../domain/parcel-sending';
import type { parcelMachine } from '../../../machines/parcel/parcel.machine';
import { browser, server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const price = ({ total, problems }: ParcelQuote) =>
  problems.length > 0
    ? server('The server says what stands in the way', 'يقول الخادم ما يمنع الإرسال')
    : server(`The server says: $${(total ?? 0) / 100}`, `يقول الخادم: ${(total ?? 0) / 100}$`);

const waits = text('“Send parcel” waits', '«أرسل الطرد» ينتظر');

export const parcelWords: Words<typeof parcelMachine> = {
  title: { ar: 'إرسال طرد' },
  start: ({ orderId, progress: { sent, step } }) =>
    orderId !== null
      ? text('Back from the page of the payment', 'عودة من صفحة الدفع')
      : sent
        ? text('The page is opened again while a parcel is under way', 'تُفتح الصفحة مجددًا والطرد قيد الإرسال')
        : step === 'review'
          ? text('The page opens again, all filled in', 'تُفتح الصفحة مجددًا وكل شيء معبأ')
          : text('The page opens', 'تُفتح الصفحة'),
  events: {
    'person.changed': ({ person: { maySend } }) =>
      maySend
        ? shop('A guest is there', 'هناك ضيف')
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
          ? tester('Fill in the receiver, at the place of the sender', 'أدخل المستلم في مكان المرسل')
          : tester('Fill in the receiver', 'أدخل المستلم'),
    'place.sought': tester('Choose a suggested address', 'اختر عنوانًا مقترحًا'),
    'place.found': ({ place, isMoved }) =>
      isMoved
        ? shop(`The address is “${place.label}”`, `العنوان هو «${place.label}»`)
        : shop(`The pin is at “${place.label}”, unmoved`, `الدبوس عند «${place.label}» ولم يُحرّك`),
    'sender.opened': tester('Press “Change” at the pickup address', 'اضغط «تغيير» عند عنوان الاستلام'),
    'ends.swapped': tester('Press “Swap sender and receiver”', 'اضغط «بدّل المرسل والمستلم»'),
    'step.submitted': tester('Press “Continue”', 'اضغط «متابعة»'),
    'step.back': tester('Press “Back”', 'اضغط «رجوع»'),
    'part.chosen': ({ part }) =>
      tester(`Press “Change” (${part})`, `اضغط «تغيير» (${part === 'sender' ? 'المرسل' : 'الموعد'})`),
    'parcel.submitted': tester('Press “Send parcel”', 'اضغط «أرسل الطرد»'),
    'difference.accepted': tester('Press “Accept and send”', 'اضغط «أوافق وأرسل»'),
    'difference.declined': tester('Press “Back to the parcel”', 'اضغط «العودة إلى الطرد»'),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مجددًا»'),
    'network.online': browser('The network comes back', 'تعود الشبكة'),
    'signIn.requested': tester('Press “Sign In”', 'اضغط «تسجيل الدخول»'),
  },
  done: {
    findSender: (sender: ParcelParty | null) =>
      sender === null
        ? shop('Nothing is known of the sender', 'لا يُعرف شيء عن المرسل')
        : shop('The sender’s saved address is known', 'عنوان المرسل المحفوظ معروف'),
    quoteParcel: price,
    checkParcel: price,
    sendParcel: server('The server has the parcel', 'وصل الطرد إلى الخادم'),
    parcelPayment: ({ isCancelled, isTooLate }: PlacedOrder) =>
      isTooLate
        ? shop('The parcel was not paid in time', 'لم يُدفع الطرد في الوقت المحدد')
        : isCancelled
          ? shop('The parcel was cancelled', 'أُلغي الطرد')
          : shop('Nothing more is to be paid', 'لم يبقَ شيء للدفع'),
  },
  failed: {
    findSender: failing('the saved addresses are not known', 'لا تُعرف العناوين المحفوظة'),
    watchPerson: failing('who is there is not known', 'لا يُعرف من هناك'),
    quoteParcel: failing('the price is not known', 'لا يُعرف السعر'),
    checkParcel: failing('the price is not known', 'لا يُعرف السعر'),
    sendParcel: failing('the parcel is not confirmed', 'لم يُؤكَّد الطرد'),
    parcelPayment: failing('the payment can not be shown', 'تعذر عرض الدفع'),
  },
  timers: {},
  states: {
    guard: { ar: 'هل يمكن إرسال هذا؟' },
    waiting: { ar: 'من هناك؟', sees: text('Grey cards', 'بطاقات رمادية') },
    signedOut: {
      ar: 'سجّل الدخول أولًا',
      sees: text('“You are not logged in” with “Sign In”', '«لم تسجّل الدخول» مع «تسجيل الدخول»'),
    },
    filling: { ar: 'تعبئة البيانات' },
    'filling.page': { ar: 'الصفحة' },
    'filling.page.finding': { ar: 'أي صفحة؟' },
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
        'The way, the time, the payer, the handling and what you can’t send',
        'الطريق والموعد ومن يدفع والتعليمات وما يُمنع إرساله',
      ),
    },
    'filling.sender': { ar: 'المرسل' },
    'filling.sender.judging': { ar: 'هل المرسل معروف؟' },
    'filling.sender.finding': { ar: 'البحث عن المرسل المعتاد', sees: text('A grey line', 'سطر رمادي') },
    'filling.sender.folded': {
      ar: 'المرسل في سطر واحد',
      sees: text('The sender with “Change”', 'المرسل مع «تغيير»'),
    },
    'filling.sender.open': {
      ar: 'حقول المرسل',
      sees: text('“Sender’s name” and “Sender’s phone number”', '«اسم المرسل» و«رقم هاتف المرسل»'),
    },
    'filling.price': { ar: 'السعر' },
    'filling.price.judging': { ar: 'هل المكانان معروفان؟' },
    'filling.price.estimated': {
      ar: 'أقل سعر',
      sees: text('The least price of the category', 'أقل سعر للنوع'),
    },
    'filling.price.quoting': { ar: 'كم يكلف؟', sees: text('The price is grey', 'السعر رمادي') },
    'filling.price.quoted': {
      ar: 'السعر معروف',
      sees: text(
        'The fee with its rules, the total and the arrival',
        'الرسوم مع قواعدها والمجموع ووقت الوصول',
      ),
    },
    'filling.price.unquoted': {
      ar: 'تعذر السؤال عن السعر',
      sees: text('The reason, with “Try again”', 'السبب مع «حاول مجددًا»'),
    },
    'filling.price.refused': {
      ar: 'لم يُرسل',
      sees: text('Why it was not sent, with “Try again”', 'لماذا لم يُرسل، مع «حاول مجددًا»'),
    },
    sending: { ar: 'إرساله' },
    'sending.checking': { ar: 'هل ما زال كذلك؟', sees: waits },
    'sending.quoteChanged': {
      ar: 'تغيّرت الكلفة',
      sees: text('The old and the new price', 'السعر القديم والجديد'),
    },
    'sending.placing': { ar: 'يُرسل الطرد', sees: waits },
    'sending.unanswered': {
      ar: 'لم يصل جواب',
      sees: text('That no answer came, with “Try again”', 'لم يصل جواب، مع «حاول مجددًا»'),
    },
    settling: { ar: 'دفع الطرد', sees: text('What the payment shows', 'ما يعرضه الدفع') },
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
    'part.pointed': text('the part is shown', 'يظهر الجزء المقصود'),
    'progress.changed': null,
    'progress.ended': null,
    'parcel.sent': text('the address of the page names the parcel', 'يذكر عنوان الصفحة الطرد'),
    'auth.requested': text('the sign-in opens', 'تُفتح نافذة الدخول'),
  },
};

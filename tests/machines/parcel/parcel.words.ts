import type { PlacedOrder } from '../../../domain/order-quote';
import type { ParcelQuote } from '../../../domain/parcel-sending';
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
        : step === 'summary'
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
        : 'payment' in draft
          ? tester('Choose a transfer, and leave its reference empty', 'اختر تحويلًا واترك مرجعه فارغًا')
          : tester('Confirm that nothing prohibited is inside', 'أكد خلو الطرد من الممنوعات'),
    'party.changed': ({ end, party }) =>
      end === 'sender'
        ? tester('Fill in the sender', 'أدخل المرسل')
        : party.place?.address === '4 Mole Street'
          ? tester('Fill in the receiver, at the place of the sender', 'أدخل المستلم في مكان المرسل')
          : tester('Fill in the receiver', 'أدخل المستلم'),
    'place.sought': tester('Move the pin on the map', 'حرّك الدبوس على الخريطة'),
    'place.found': ({ place, isMoved }) =>
      isMoved
        ? shop(`The pin was moved to “${place.label}”`, `نُقل الدبوس إلى «${place.label}»`)
        : shop(`The pin is at “${place.label}”, unmoved`, `الدبوس عند «${place.label}» ولم يُحرّك`),
    'ends.swapped': tester('Press “Swap sender and receiver”', 'اضغط «بدّل المرسل والمستلم»'),
    'step.submitted': tester('Press “Continue”', 'اضغط «متابعة»'),
    'step.back': tester('Press “Back”', 'اضغط «رجوع»'),
    'step.chosen': ({ step }) =>
      tester(`Press “Change” (${step})`, `اضغط «تغيير» (${step === 'sender' ? 'المرسل' : 'الموعد'})`),
    'parcel.submitted': tester('Press “Send parcel”', 'اضغط «أرسل الطرد»'),
    'difference.accepted': tester('Press “Accept and send”', 'اضغط «أوافق وأرسل»'),
    'difference.declined': tester('Press “Back to the parcel”', 'اضغط «العودة إلى الطرد»'),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مجددًا»'),
    'network.online': browser('The network comes back', 'تعود الشبكة'),
    'signIn.requested': tester('Press “Sign In”', 'اضغط «تسجيل الدخول»'),
  },
  done: {
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
    'filling.finding': { ar: 'في أي خطوة؟' },
    'filling.category': {
      ar: 'ما هو؟',
      sees: text(
        '“What are you sending?” with the kinds and their prices',
        '«ماذا ترسل؟» مع الأنواع وأسعارها',
      ),
    },
    'filling.sender': {
      ar: 'ممن ومن أين؟',
      sees: text('“Pickup address” with the map', '«من أين نستلمه؟» مع الخريطة'),
    },
    'filling.receiver': {
      ar: 'إلى من وإلى أين؟',
      sees: text('“Drop-off address” with the map', '«إلى أين نوصله؟» مع الخريطة'),
    },
    'filling.instructions': {
      ar: 'كيف يُحمل',
      sees: text('What you can’t send, with a box to tick', 'ما يُمنع إرساله مع مربع للتأكيد'),
    },
    'filling.payer': { ar: 'من يدفع وكيف؟', sees: text('“Who pays?”', '«من يدفع؟»') },
    'filling.schedule': {
      ar: 'متى يُستلم؟',
      sees: text('“Pickup time”', '«متى نستلمه؟»'),
    },
    'filling.tip': {
      ar: 'إكرامية للمندوب',
      sees: text('“Add a tip for the courier”', '«إكرامية للمندوب؟»'),
    },
    'filling.summary': { ar: 'كل شيء في نظرة' },
    'filling.summary.quoting': { ar: 'كم يكلف؟', sees: text('The sum is counted', 'يُحسب المجموع') },
    'filling.summary.quoted': {
      ar: 'السعر معروف',
      sees: text('The fee with its rules and “Send parcel”', 'الرسوم مع قواعدها و«أرسل الطرد»'),
    },
    'filling.summary.unquoted': {
      ar: 'تعذر السؤال عن السعر',
      sees: text('The reason, with “Try again”', 'السبب مع «حاول مجددًا»'),
    },
    sending: { ar: 'إرساله' },
    'sending.checking': { ar: 'هل ما زال كذلك؟', sees: waits },
    'sending.quoteChanged': {
      ar: 'تغيّرت الكلفة',
      sees: text('The old and the new price', 'السعر القديم والجديد'),
    },
    'sending.placing': { ar: 'يُرسل الطرد', sees: waits },
    'sending.refused': { ar: 'لم يُرسل', sees: text('Why it was not sent', 'لماذا لم يُرسل') },
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
    'progress.changed': null,
    'progress.ended': null,
    'parcel.sent': text('the address of the page names the parcel', 'يذكر عنوان الصفحة الطرد'),
    'auth.requested': text('the sign-in opens', 'تُفتح نافذة الدخول'),
  },
};

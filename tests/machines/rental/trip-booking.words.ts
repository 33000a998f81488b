import type { PlacedOrder } from '../../../domain/order-quote';
import type { TripQuote } from '../../../domain/rental/trip-booking';
import type { tripBookingMachine } from '../../../machines/rental/trip-booking.machine';
import { browser, server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const price = ({ isEmpty, total, couponRefusal }: TripQuote) =>
  isEmpty
    ? server('The trip was booked in another tab', 'حُجزت الرحلة في تبويب آخر')
    : couponRefusal
      ? server('The server no longer takes the coupon', 'لم يعد الخادم يقبل القسيمة')
      : server(`The server says: $${total / 100}`, `يقول الخادم: ${total / 100}$`);

const VEHICLES = {
  there: text('Vehicles are in the trip cart', 'في سلة الرحلة مركبات'),
  none: text('The trip cart is empty', 'سلة الرحلة فارغة'),
  unread: text('The trip cart is being read', 'تُقرأ سلة الرحلة'),
};
const waits = text('“Book the trip” waits', '«احجز الرحلة» ينتظر');

export const tripBookingWords: Words<typeof tripBookingMachine> = {
  title: { ar: 'حجز رحلة' },
  start: ({ tripId, progress: { sent, draft } }) =>
    tripId !== null
      ? text('Back from the page of the payment', 'عودة من صفحة الدفع')
      : sent
        ? text(
            'The page is opened again while a booking is under way',
            'تُفتح الصفحة مجددًا والحجز قيد الإرسال',
          )
        : draft.couponCode
          ? text(
              'The booking opens again, with a coupon from before',
              'تُفتح صفحة الحجز مجددًا مع قسيمة من قبل',
            )
          : text('The booking opens', 'تُفتح صفحة الحجز'),
  events: {
    'basis.changed': ({ basis: { vehicles, mayBook, cartKey } }) =>
      mayBook
        ? shop(`${VEHICLES[vehicles].en} (${cartKey})`, `${VEHICLES[vehicles].ar} (${cartKey})`)
        : shop('Guests may not book here', 'لا يمكن للضيوف الحجز هنا'),
    'draft.changed': ({ draft }) =>
      'usesWallet' in draft
        ? tester('Choose to pay with the wallet, too', 'اختر الدفع بالمحفظة أيضًا')
        : tester('Agree to the terms', 'وافق على الشروط'),
    'coupon.changed': shop('A coupon is taken', 'قُبلت قسيمة'),
    'coupon.typed': shop('A guest types a coupon code', 'يكتب ضيف رمز قسيمة'),
    'coupon.signInRequested': shop('The coupon needs a sign-in', 'القسيمة تحتاج إلى تسجيل الدخول'),
    'booking.submitted': tester('Press “Book the trip”', 'اضغط «احجز الرحلة»'),
    'difference.accepted': tester('Press “Accept and book”', 'اضغط «أوافق وأحجز»'),
    'difference.declined': tester('Press “Back to the booking”', 'اضغط «العودة إلى الحجز»'),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مجددًا»'),
    'network.online': browser('The network comes back', 'تعود الشبكة'),
    'signIn.requested': tester('Press “Sign In”', 'اضغط «تسجيل الدخول»'),
  },
  done: {
    quoteTrip: price,
    checkTrip: price,
    bookTrip: server('The server has the booking', 'وصل الحجز إلى الخادم'),
    tripPayment: ({ isCancelled, isTooLate }: PlacedOrder) =>
      isTooLate
        ? shop('The trip was not paid in time', 'لم تُدفع الرحلة في الوقت المحدد')
        : isCancelled
          ? shop('The trip was cancelled', 'أُلغيت الرحلة')
          : shop('Nothing more is to be paid', 'لم يبقَ شيء للدفع'),
  },
  failed: {
    watchBasis: failing('what is to be booked is not known', 'لا يُعرف ما سيُحجز'),
    tripCoupon: failing('there are no coupons', 'لا قسائم'),
    listenToCoupon: failing('the coupon is not heard', 'لا تُسمع القسيمة'),
    quoteTrip: failing('the price is not known', 'لا يُعرف السعر'),
    checkTrip: failing('the price is not known', 'لا يُعرف السعر'),
    bookTrip: failing('the booking is not confirmed', 'لم يُؤكَّد الحجز'),
    tripPayment: failing('the payment can not be shown', 'تعذر عرض الدفع'),
  },
  timers: {},
  states: {
    guard: { ar: 'هل يمكن حجز هذا؟' },
    waiting: { ar: 'تُقرأ سلة الرحلة', sees: text('Grey cards', 'بطاقات رمادية') },
    empty: { ar: 'لا شيء للحجز', sees: text('“Your trip cart is empty”', '«سلة رحلتك فارغة»') },
    signedOut: {
      ar: 'سجّل الدخول أولًا',
      sees: text('“You are not logged in” with “Sign In”', '«لم تسجّل الدخول» مع «تسجيل الدخول»'),
    },
    booking: { ar: 'يُجهَّز الحجز' },
    'booking.editing': { ar: 'الزبون يحدد كيف' },
    'booking.editing.quoting': {
      ar: 'كم يكلف؟',
      sees: text('The sum is counted again', 'يُحسب المجموع من جديد'),
    },
    'booking.editing.quoted': {
      ar: 'السعر معروف',
      sees: text('Every part of the sum and “Book the trip”', 'كل بنود المجموع و«احجز الرحلة»'),
    },
    'booking.editing.unquoted': {
      ar: 'تعذر السؤال عن السعر',
      sees: text('The reason, with “Try again”', 'السبب مع «حاول مجددًا»'),
    },
    'booking.checking': { ar: 'هل ما زال كذلك؟', sees: waits },
    'booking.quoteChanged': {
      ar: 'تغيّرت الكلفة',
      sees: text('Every part that costs something else, old and new', 'كل ما تغيّر، القديم والجديد'),
    },
    'booking.placing': { ar: 'يُرسل الحجز', sees: waits },
    'booking.refused': { ar: 'لم يُحجز', sees: text('Why it was not booked', 'لماذا لم يُحجز') },
    'booking.unanswered': {
      ar: 'لم يصل جواب',
      sees: text('That no answer came, with “Try again”', 'لم يصل جواب، مع «حاول مجددًا»'),
    },
    settling: { ar: 'دفع الرحلة', sees: text('What the payment shows', 'ما يعرضه الدفع') },
    booked: { ar: 'حُجزت الرحلة', sees: text('The number of the trip', 'رقم الرحلة') },
    cancelled: {
      ar: 'أُلغيت الرحلة أو لم تُدفع في الوقت المحدد',
      sees: text(
        '“Your trip was cancelled”, or that it was not paid in time',
        '«أُلغيت رحلتك»، أو أنها لم تُدفع في الوقت المحدد',
      ),
    },
  },
  news: {
    'progress.changed': null,
    'progress.ended': null,
    'trip.booked': text('the address of the page names the trip', 'يذكر عنوان الصفحة الرحلة'),
    'cart.booked': text(
      'the trip cart is read again, in other tabs too',
      'تُقرأ سلة الرحلة من جديد، وفي التبويبات الأخرى أيضًا',
    ),
    'vehicles.gone': text('the page begins at its top', 'تبدأ الصفحة من أعلاها'),
    'cart.outdated': text('the trip cart is read again', 'تُقرأ سلة الرحلة من جديد'),
    'problem.pointed': text('the page leads to what is missing', 'تقود الصفحة إلى ما ينقص'),
    'auth.requested': text('the sign-in opens', 'تُفتح نافذة الدخول'),
  },
};

import type { PlacedOrder } from '../../../domain/order-quote';
import type { TripQuote } from '../../../domain/rental/trip-booking';
import type { tripBookingMachine } from '../../../machines/rental/trip-booking.machine';
import { browser, server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const price = ({ isEmpty, total, couponRefusal }: TripQuote) =>
  isEmpty
    ? server('The trip was booked in another tab', 'حُجزت الرحلة في تبويب آخر')
    : couponRefusal
      ? server('The server rejects the coupon', 'لم يعد الخادم يقبل القسيمة')
      : server(`The server returns a total of $${total / 100}`, `يقول الخادم: ${total / 100}$`);

const VEHICLES = {
  there: text('Vehicles are in the trip cart', 'في سلة الرحلة مركبات'),
  none: text('The trip cart is empty', 'سلة الرحلة فارغة'),
  unread: text('The trip cart is loading', 'تُقرأ سلة الرحلة'),
};
const waits = text('“Book the trip” shows a spinner', '«احجز الرحلة» يعرض مؤشر التحميل');

export const tripBookingWords: Words<typeof tripBookingMachine> = {
  title: { ar: 'حجز رحلة' },
  start: ({ tripId, progress: { sent, draft } }) =>
    tripId !== null
      ? text('Back from the payment page', 'عودة من صفحة الدفع')
      : sent
        ? text(
            'The page is opened again while a trip is being booked',
            'تُفتح الصفحة مجددًا والحجز قيد الإرسال',
          )
        : draft.couponCode
          ? text(
              'The booking page opens again, with a stored coupon',
              'تُفتح صفحة الحجز مجددًا مع قسيمة من قبل',
            )
          : text('The booking page opens', 'تُفتح صفحة الحجز'),
  events: {
    'basis.changed': ({ basis: { vehicles, mayBook, cartKey } }) =>
      mayBook
        ? shop(`${VEHICLES[vehicles].en} (${cartKey})`, `${VEHICLES[vehicles].ar} (${cartKey})`)
        : shop('Guests may not book here', 'لا يمكن للضيوف الحجز هنا'),
    'draft.changed': ({ draft }) =>
      'usesWallet' in draft
        ? tester('Choose to pay with the wallet, too', 'اختر الدفع بالمحفظة أيضًا')
        : tester('Agree to the terms', 'وافق على الشروط'),
    'coupon.changed': shop('A coupon is applied', 'قُبلت قسيمة'),
    'coupon.typed': shop('A guest types a coupon code', 'يكتب ضيف رمز قسيمة'),
    'coupon.signInRequested': shop('The coupon requires a sign-in', 'القسيمة تحتاج إلى تسجيل الدخول'),
    'booking.submitted': tester('Press “Book the trip”', 'اضغط «احجز الرحلة»'),
    'difference.accepted': tester('Press “Accept and book”', 'اضغط «أوافق وأحجز»'),
    'difference.declined': tester('Press “Back to booking”', 'اضغط «العودة إلى الحجز»'),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مجددًا»'),
    'network.online': browser('The network comes back', 'تعود الشبكة'),
    'signIn.requested': tester('Press “Sign In”', 'اضغط «تسجيل الدخول»'),
  },
  done: {
    quoteTrip: price,
    checkTrip: price,
    bookTrip: server('The server confirms the booking', 'وصل الحجز إلى الخادم'),
    tripPayment: ({ isCancelled, isTooLate }: PlacedOrder) =>
      isTooLate
        ? shop('The trip was not paid in time', 'لم تُدفع الرحلة في الوقت المحدد')
        : isCancelled
          ? shop('The trip was cancelled', 'أُلغيت الرحلة')
          : shop('Nothing is left to pay', 'لم يبقَ شيء للدفع'),
  },
  failed: {
    watchBasis: failing('the vehicles to book are not known', 'لا يُعرف ما سيُحجز'),
    tripCoupon: failing('coupons cannot be used', 'لا قسائم'),
    listenToCoupon: failing('changes of the coupon do not arrive', 'لا تُسمع القسيمة'),
    quoteTrip: failing('the price is not known', 'لا يُعرف السعر'),
    checkTrip: failing('the price is not known', 'لا يُعرف السعر'),
    bookTrip: failing('the booking is not confirmed', 'لم يُؤكَّد الحجز'),
    tripPayment: failing('the payment cannot be shown', 'تعذر عرض الدفع'),
  },
  timers: {},
  states: {
    guard: { ar: 'فحص الحجز' },
    waiting: { ar: 'تُقرأ سلة الرحلة', sees: text('Skeleton cards', 'بطاقات تحميل') },
    empty: { ar: 'لا شيء للحجز', sees: text('“Your trip cart is empty”', '«سلة رحلتك فارغة»') },
    signedOut: {
      ar: 'سجّل الدخول أولًا',
      sees: text('“You are not logged in” with “Sign In”', '«لم تسجّل الدخول» مع «تسجيل الدخول»'),
    },
    booking: { ar: 'تعديل الحجز' },
    'booking.editing': { ar: 'التفاصيل' },
    'booking.editing.quoting': {
      ar: 'تحميل السعر',
      sees: text('The total is recalculated', 'يُعاد حساب المجموع'),
    },
    'booking.editing.quoted': {
      ar: 'السعر معروف',
      sees: text('The total with all its parts, and “Book the trip”', 'كل بنود المجموع و«احجز الرحلة»'),
    },
    'booking.editing.unquoted': {
      ar: 'تعذر تحميل السعر',
      sees: text('The error, with “Try again”', 'السبب مع «حاول مجددًا»'),
    },
    'booking.checking': { ar: 'إعادة التحقق من السعر', sees: waits },
    'booking.quoteChanged': {
      ar: 'تغيّر السعر',
      sees: text('Every changed amount, old and new', 'كل ما تغيّر، القديم والجديد'),
    },
    'booking.placing': { ar: 'يُرسل الحجز', sees: waits },
    'booking.refused': {
      ar: 'لم يُحجز',
      sees: text('The reason why the trip was not booked', 'لماذا لم يُحجز'),
    },
    'booking.unanswered': {
      ar: 'لا رد',
      sees: text(
        'A message that the server did not respond, with “Try again”',
        'لم يصل جواب، مع «حاول مجددًا»',
      ),
    },
    settling: { ar: 'دفع الرحلة', sees: text('The state of the payment', 'ما يعرضه الدفع') },
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
    'trip.booked': text('the URL contains the number of the trip', 'يذكر عنوان الصفحة الرحلة'),
    'cart.booked': text(
      'the trip cart reloads, in other tabs too',
      'تُقرأ سلة الرحلة من جديد، وفي التبويبات الأخرى أيضًا',
    ),
    'vehicles.gone': text('the page scrolls to its top', 'تبدأ الصفحة من أعلاها'),
    'cart.outdated': text('the trip cart reloads', 'تُقرأ سلة الرحلة من جديد'),
    'problem.pointed': text('the page scrolls to the missing field', 'تقود الصفحة إلى ما ينقص'),
    'auth.requested': text('the sign-in dialog opens', 'تُفتح نافذة الدخول'),
  },
};

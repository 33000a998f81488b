import type { couponMachine } from '../../../machines/checkout/coupon.machine';
import { server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const couponWords: Words<typeof couponMachine> = {
  title: { ar: 'القسيمة' },
  start: ({ code, typed }) =>
    code === null
      ? typed === ''
        ? text('The checkout is open, without a coupon', 'صفحة الدفع مفتوحة دون قسيمة')
        : text(
            `The checkout opens after the sign-in; the guest typed “${typed}” before`,
            `تُفتح صفحة الدفع بعد تسجيل الدخول؛ وكان الضيف قد كتب «${typed}»`,
          )
      : text(
          `The checkout opens again, with “${code}” from before`,
          `تُفتح صفحة الدفع مجددًا مع «${code}» من قبل`,
        ),
  events: {
    'person.changed': ({ isSignedIn }) =>
      isSignedIn
        ? shop('The customer is signed in', 'العميل مسجّل الدخول')
        : shop('A guest is at the checkout', 'ضيف في صفحة الدفع'),
    'code.submitted': ({ code }) =>
      code.trim() === ''
        ? tester('Press “Apply” with nothing in the field', 'اضغط «تطبيق» والحقل فارغ')
        : tester(`Type “${code}” and press “Apply”`, `اكتب «${code}» واضغط «تطبيق»`),
    'coupon.removed': tester('Press “Remove”', 'اضغط «إزالة»'),
    'coupon.refused': shop(
      'The order has changed and the coupon is no longer taken',
      'تغيّر الطلب ولم تعد القسيمة مقبولة',
    ),
  },
  done: { checkCoupon: server('The server takes it', 'يقبلها الخادم') },
  failed: {
    watchPerson: failing('who is there is not known', 'لا يُعرف من يتسوق'),
    checkCoupon: failing('the coupon is not taken', 'لا تُقبل القسيمة'),
  },
  timers: {},
  states: {
    sorting: { ar: 'هل بقيت قسيمة من قبل؟' },
    'sorting.unknown': {
      ar: 'هل العميل مسجّل الدخول؟',
      sees: text('The part for coupons, without an error', 'قسم القسائم دون خطأ'),
    },
    'sorting.signedIn': { ar: 'أي رمز موجود؟' },
    signedOut: {
      ar: 'سجّل الدخول لاستخدام القسيمة',
      sees: text('The field of the code, with “Sign In”', 'حقل الرمز مع «تسجيل الدخول»'),
    },
    none: { ar: 'لا قسيمة', sees: text('The field of the code, empty', 'حقل الرمز فارغ') },
    checking: { ar: 'هل تُقبل؟', sees: text('“Apply” waits', '«تطبيق» ينتظر') },
    applied: { ar: 'مقبولة', sees: text('The code, with “Remove”', 'الرمز مع «إزالة»') },
    refused: { ar: 'مرفوضة', sees: text('The reason at the field', 'السبب عند الحقل') },
    removedByChange: {
      ar: 'لم تعد مقبولة',
      sees: text('The reason at the field; the sum is without it', 'السبب عند الحقل؛ والمجموع دونها'),
    },
  },
  news: {
    'coupon.changed': text('the sum is counted again', 'يُحسب المجموع من جديد'),
    'coupon.typed': null,
    'coupon.signInRequested': text('the sign-in opens', 'تُفتح نافذة الدخول'),
  },
};

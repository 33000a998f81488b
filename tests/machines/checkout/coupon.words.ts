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
          `The checkout opens again, with the stored coupon “${code}”`,
          `تُفتح صفحة الدفع مجددًا مع «${code}» من قبل`,
        ),
  events: {
    'person.changed': ({ isSignedIn }) =>
      isSignedIn
        ? shop('The customer is signed in', 'العميل مسجّل الدخول')
        : shop('A guest is at the checkout', 'ضيف في صفحة الدفع'),
    'code.submitted': ({ code }) =>
      code.trim() === ''
        ? tester('Press “Apply” with an empty field', 'اضغط «تطبيق» والحقل فارغ')
        : tester(`Type “${code}” and press “Apply”`, `اكتب «${code}» واضغط «تطبيق»`),
    'coupon.removed': tester('Press “Remove”', 'اضغط «إزالة»'),
    'coupon.refused': shop(
      'The order has changed and the coupon no longer applies',
      'تغيّر الطلب ولم تعد القسيمة مقبولة',
    ),
  },
  done: { checkCoupon: server('The server accepts the coupon', 'يقبلها الخادم') },
  failed: {
    watchPerson: failing('it is not known who the customer is', 'لا يُعرف من يتسوق'),
    checkCoupon: failing('the coupon is not accepted', 'لا تُقبل القسيمة'),
  },
  timers: {},
  states: {
    sorting: { ar: 'البحث عن قسيمة محفوظة' },
    'sorting.unknown': {
      ar: 'التحقق من تسجيل الدخول',
      sees: text('The coupon section, without an error', 'قسم القسائم دون خطأ'),
    },
    'sorting.signedIn': { ar: 'البحث عن رمز' },
    signedOut: {
      ar: 'سجّل الدخول لاستخدام القسيمة',
      sees: text('The field for the code, with “Sign In”', 'حقل الرمز مع «تسجيل الدخول»'),
    },
    none: { ar: 'لا قسيمة', sees: text('The field for the code, empty', 'حقل الرمز فارغ') },
    missing: {
      ar: 'لم يُكتب رمز',
      sees: text('“Enter a coupon code” below the field', '«أدخل رمز القسيمة» تحت الحقل'),
    },
    checking: { ar: 'التحقق من القسيمة', sees: text('“Apply” shows a spinner', '«تطبيق» يعرض مؤشر التحميل') },
    applied: { ar: 'مقبولة', sees: text('The code, with “Remove”', 'الرمز مع «إزالة»') },
    refused: { ar: 'مرفوضة', sees: text('The error below the field', 'السبب تحت الحقل') },
    removedByChange: {
      ar: 'لم تعد مقبولة',
      sees: text(
        'The error below the field; the total without the coupon',
        'السبب تحت الحقل؛ والمجموع دون القسيمة',
      ),
    },
  },
  news: {
    'coupon.changed': text('the total is recalculated', 'يُعاد حساب المجموع'),
    'coupon.typed': null,
    'coupon.signInRequested': text('the sign-in dialog opens', 'تُفتح نافذة الدخول'),
  },
};

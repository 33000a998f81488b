import type { proceedMachine } from '../../../machines/cart/proceed.machine';
import { tester, text, type Words } from '../../support/model/words';

export const proceedWords: Words<typeof proceedMachine> = {
  title: { ar: 'المتابعة إلى الدفع' },
  start: text('The cart drawer is open', 'درج السلة مفتوح'),
  events: {
    'proceed.requested': ({ world }) => {
      if (world.isEmpty)
        return tester('With an empty cart, press “Continue Shopping”', 'والسلة فارغة اضغط «تابع التسوق»');
      if (world.hasChanges)
        return tester(
          'With a changed line in the cart, press “Proceed To Checkout”',
          'وفي السلة سطر تغيّر اضغط «المتابعة إلى الدفع»',
        );
      const who = world.isSignedIn
        ? text('Signed in', 'وأنت مسجل الدخول')
        : world.isGuestCheckoutAllowed
          ? text('As a guest, where guests may order', 'وأنت ضيف يُسمح له بالدفع')
          : text('As a guest, where guests must sign in first', 'وأنت ضيف عليه تسجيل الدخول أولًا');
      return tester(`${who.en}, press “Proceed To Checkout”`, `${who.ar} اضغط «المتابعة إلى الدفع»`);
    },
    'guest.chosen': tester('Press “Guest”', 'اضغط «ضيف»'),
    'login.chosen': tester('Press “Login”', 'اضغط «تسجيل الدخول»'),
    'signUp.chosen': tester('Press “Sign Up”', 'اضغط «إنشاء حساب»'),
    'flow.dismissed': tester('Close the dialog', 'أغلق مربع الحوار'),
  },
  done: {},
  failed: {},
  timers: {},
  states: {
    idle: { ar: 'بانتظار ضغطة', sees: text('No dialog is open', 'لا مربع حوار مفتوح') },
    deciding: { ar: 'فحص السلة' },
    asking: {
      ar: 'ضيف أو دخول أو حساب جديد',
      sees: text(
        'Three buttons: “Guest”, “Login” and “Sign Up”',
        'ثلاثة أزرار: «ضيف» و«تسجيل الدخول» و«إنشاء حساب»',
      ),
    },
  },
  news: {
    'home.requested': text('the home page opens', 'تُفتح الصفحة الرئيسية'),
    'checkout.requested': text('the checkout opens', 'تُفتح صفحة الدفع'),
    'review.requested': text('the dialog that lists the changes opens', 'تُعرض التغييرات'),
    'auth.requested': text('the sign-in dialog opens', 'يُفتح تسجيل الدخول'),
  },
};

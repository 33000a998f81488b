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
          'With a line that has changed, press “Proceed To Checkout”',
          'وفي السلة سطر تغيّر اضغط «المتابعة إلى الدفع»',
        );
      const who = world.isSignedIn
        ? text('Signed in', 'وأنت مسجل الدخول')
        : world.isGuestCheckoutAllowed
          ? text('As a guest who may check out', 'وأنت ضيف يُسمح له بالدفع')
          : text('As a guest who must sign in first', 'وأنت ضيف عليه تسجيل الدخول أولًا');
      return tester(`${who.en}, press “Proceed To Checkout”`, `${who.ar} اضغط «المتابعة إلى الدفع»`);
    },
    'guest.chosen': tester('Press “Guest”', 'اضغط «ضيف»'),
    'login.chosen': tester('Press “Login”', 'اضغط «تسجيل الدخول»'),
    'signUp.chosen': tester('Press “Sign Up”', 'اضغط «إنشاء حساب»'),
    'flow.dismissed': tester('Close the question', 'أغلق السؤال'),
  },
  done: {},
  failed: {},
  timers: {},
  states: {
    idle: { ar: 'بانتظار ضغطة', sees: text('No question is open', 'لا سؤال مفتوح') },
    deciding: { ar: 'ما الناقص؟' },
    asking: {
      ar: 'ضيف أم دخول أم حساب جديد؟',
      sees: text('Three answers: guest, login, sign up', 'ثلاث إجابات: ضيف، دخول، حساب جديد'),
    },
  },
  news: {
    'home.requested': text('the home page opens', 'تُفتح الصفحة الرئيسية'),
    'checkout.requested': text('the checkout opens', 'تُفتح صفحة الدفع'),
    'review.requested': text('the changes are listed', 'تُعرض التغييرات'),
    'auth.requested': text('the sign-in opens', 'يُفتح تسجيل الدخول'),
  },
};

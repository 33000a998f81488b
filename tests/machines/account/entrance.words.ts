import type { entranceMachine } from '../../../machines/account/entrance.machine';
import { shop, tester, text, type Words } from '../../support/model/words';

const wall = text(
  '“You must be login to access this page.” with “Sign In”',
  '«يجب تسجيل الدخول للوصول إلى هذه الصفحة.» مع «تسجيل الدخول»',
);

export const entranceWords: Words<typeof entranceMachine> = {
  title: { ar: 'مدخل صفحة خاصة' },
  start: ({ href }) => text(`The page ${href} is being opened`, `تُفتح الصفحة ${href}`),
  events: {
    'guest.known': shop(
      'There is no token in the browser, or the token was removed',
      'لا رمز دخول في المتصفح أو أُزيل',
    ),
    'person.known': shop('A customer is signed in', 'شخص مسجل الدخول'),
    'signIn.chosen': tester('Press “Sign In” on the page', 'اضغط «تسجيل الدخول» في الصفحة'),
  },
  done: {},
  failed: {
    watchVisitor: shop('The session listener crashes (a programming error)', 'تتعطل المراقبة (خطأ برمجي)'),
  },
  timers: {},
  states: {
    waiting: { ar: 'التحقق من تسجيل الدخول', sees: text('Skeleton boxes', 'مربعات تحميل') },
    outside: { ar: 'ضيف', sees: wall },
    inside: { ar: 'شخص معروف', sees: text('The private page', 'الصفحة نفسها') },
  },
  news: { 'signIn.requested': text('the sign-in dialog opens', 'تُفتح نافذة تسجيل الدخول') },
};

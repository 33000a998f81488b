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
    'guest.known': shop('The browser has no token, or drops it', 'لا رمز دخول في المتصفح أو يُترك'),
    'person.known': shop('A customer is signed in', 'شخص مسجل الدخول'),
    'signIn.chosen': tester('Press “Sign In” on the page', 'اضغط «تسجيل الدخول» في الصفحة'),
  },
  done: {},
  failed: {
    watchVisitor: shop('The watch breaks (a programming error)', 'تتعطل المراقبة (خطأ برمجي)'),
  },
  timers: {},
  states: {
    waiting: { ar: 'من هناك؟', sees: text('Grey boxes', 'مربعات رمادية') },
    outside: { ar: 'ضيف', sees: wall },
    inside: { ar: 'شخص معروف', sees: text('The page itself', 'الصفحة نفسها') },
  },
  news: { 'signIn.requested': text('“Sign In” opens', 'تُفتح نافذة «تسجيل الدخول»') },
};

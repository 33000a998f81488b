import type { consoleSignInMachine } from '../../../machines/operator/console-sign-in.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const consoleSignInWords: Words<typeof consoleSignInMachine> = {
  title: { ar: 'دخول لوحة التحكم' },
  start: text(
    'The server runs with OPERATOR=on, and /operator is open',
    'بدأ الخادم مع OPERATOR=on وصفحة ‎/operator مفتوحة',
  ),
  events: {
    'key.submitted': ({ key }) =>
      key.trim() === ''
        ? tester('Press “Sign in” without a key', 'اضغط «تسجيل الدخول» دون مفتاح')
        : tester('Type the key and press “Sign in”', 'اكتب المفتاح واضغط «تسجيل الدخول»'),
    'leave.requested': tester('Press “Sign out”', 'اضغط «تسجيل الخروج»'),
  },
  done: {
    enterShop: server('The server accepts the key', 'يعرف الخادم المفتاح'),
    leaveShop: server('The server ends the session', 'يسترد الخادم ملف الارتباط'),
  },
  failed: {
    enterShop: failing('the operator is not signed in', 'لا يدخل أحد'),
    leaveShop: failing('the console stays open', 'يبقى المكتب مفتوحًا'),
  },
  timers: {},
  states: {
    arriving: { ar: 'التحقق من الجلسة', sees: text('An empty page', 'لا شيء بعد') },
    outside: { ar: 'يُطلب المفتاح', sees: text('A field for the key is shown', 'يظهر حقل للمفتاح') },
    entering: {
      ar: 'التحقق من المفتاح',
      sees: text('“Sign in” shows a spinner', '«تسجيل الدخول» يعرض مؤشر التحميل'),
    },
    inside: { ar: 'مسجل الدخول', sees: text('The console with its tabs', 'يظهر المكتب بتبويباته') },
    leaving: {
      ar: 'تسجيل الخروج',
      sees: text('“Sign out” shows a spinner', '«تسجيل الخروج» يعرض مؤشر التحميل'),
    },
  },
  news: { 'console.changed': text('the console reloads', 'تُقرأ الصفحة من جديد') },
};

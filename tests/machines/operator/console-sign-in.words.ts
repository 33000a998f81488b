import type { consoleSignInMachine } from '../../../machines/operator/console-sign-in.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const consoleSignInWords: Words<typeof consoleSignInMachine> = {
  title: { ar: 'باب المشغّل' },
  start: text(
    'The server was started with OPERATOR=on, and /operator is open',
    'بدأ الخادم مع OPERATOR=on وصفحة ‎/operator مفتوحة',
  ),
  events: {
    'key.submitted': ({ key }) =>
      key.trim() === ''
        ? tester('Press “Enter” without a key', 'اضغط «دخول» دون مفتاح')
        : tester('Type the key and press “Enter”', 'اكتب المفتاح واضغط «دخول»'),
    'leave.requested': tester('Press “Leave”', 'اضغط «خروج»'),
  },
  done: {
    enterShop: server('The server knows the key', 'يعرف الخادم المفتاح'),
    leaveShop: server('The server takes the cookie back', 'يسترد الخادم ملف الارتباط'),
  },
  failed: {
    enterShop: failing('nobody is let in', 'لا يدخل أحد'),
    leaveShop: failing('the desk stays open', 'يبقى المكتب مفتوحًا'),
  },
  timers: {},
  states: {
    arriving: { ar: 'من هناك؟', sees: text('Nothing yet', 'لا شيء بعد') },
    outside: { ar: 'يُطلب المفتاح', sees: text('A field for the key is shown', 'يظهر حقل للمفتاح') },
    entering: { ar: 'هل هو المفتاح؟', sees: text('“Enter” shows that it works', '«دخول» يعرض أنه يعمل') },
    inside: { ar: 'في العمل', sees: text('The desk with its tabs is shown', 'يظهر المكتب بتبويباته') },
    leaving: { ar: 'مغادرة', sees: text('“Leave” shows that it works', '«خروج» يعرض أنه يعمل') },
  },
  news: { 'console.changed': text('The page’s data is reloaded', 'تُقرأ الصفحة من جديد') },
};

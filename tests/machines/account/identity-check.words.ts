import type { identityCheckMachine } from '../../../machines/account/identity-check.machine';
import { browser, server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const unproven = failing('the identity is not confirmed', 'لا يُثبت شيء');

export const identityCheckWords: Words<typeof identityCheckMachine> = {
  title: { ar: 'إثبات الهوية' },
  start: text(
    'Signed in for more than 15 minutes, the page “Profile Settings” is open',
    'وأنت مسجل الدخول منذ أكثر من ربع ساعة وصفحة «إعدادات الملف الشخصي» مفتوحة',
  ),
  events: {
    'identityCheck.requested': shop(
      'The server asks for a new identity check first',
      'يطلب الخادم إثبات الهوية أولًا',
    ),
    'method.chosen': ({ method }) =>
      method === 'email'
        ? tester('Press “Email me a code”', 'اضغط «أرسل لي رمزًا بالبريد الإلكتروني»')
        : tester('Press “Use my password”', 'اضغط «استخدام كلمة المرور»'),
    'identityCheck.submitted': ({ secret }) =>
      tester(`Type “${secret}” and press “Confirm”`, `اكتب «${secret}» واضغط «تأكيد»`),
    'identityCheck.cancelled': tester('Close the dialog', 'أغلق مربع الحوار'),
  },
  done: {
    findMethods: ({ methods }: { methods: string[] }) =>
      methods.length === 0
        ? server('The server offers no method for the identity check', 'لا يعرف الخادم طريقة للإثبات')
        : server(
            `The server offers these methods: ${methods.join(', ')}`,
            `يعرف الخادم هذه الطرق: ${methods.join('، ')}`,
          ),
    sendCode: server('The server has sent a code', 'رمز في الطريق'),
    prove: server('The server accepts the answer', 'الإثبات صحيح'),
  },
  failed: {
    findMethods: unproven,
    sendCode: failing('no new code is sent', 'لا يُرسل رمز جديد'),
    prove: (thrown: { code?: string }) =>
      thrown.code === 'cancelled'
        ? browser('The customer closes the device’s dialog', 'أُغلقت نافذة الجهاز')
        : unproven(thrown),
  },
  timers: {},
  states: {
    idle: { ar: 'لم يُطلب', sees: text('No dialog is open', 'لا مربع حوار مفتوح') },
    finding: {
      ar: 'قراءة الطرق',
      sees: text('“Confirm it’s you” with “One moment…”', '«أكّد أنك أنت» مع «لحظة من فضلك…»'),
    },
    impossible: {
      ar: 'يلزم تسجيل دخول جديد',
      sees: text(
        'The dialog says to sign in again, or shows the error',
        'يقول مربع الحوار أن تسجل الدخول من جديد أو ما الخطأ',
      ),
    },
    sending: { ar: 'إرسال رمز', sees: text('“Confirm” shows a spinner', '«تأكيد» يعرض مؤشر التحميل') },
    asking: {
      ar: 'انتظار الإثبات',
      sees: text(
        'A field for the password or the code, and the other methods',
        'حقل لكلمة المرور أو الرمز، والطرق الأخرى',
      ),
    },
    proving: { ar: 'إثبات', sees: text('“Confirm” shows a spinner', '«تأكيد» يعرض مؤشر التحميل') },
    declined: { ar: 'بلا إثبات', sees: text('No dialog is open', 'لا مربع حوار مفتوح') },
  },
  news: {
    'identityCheck.given': text(
      'the action that needed the identity check continues',
      'يتابع ما كان ينتظر الإثبات',
    ),
    'identityCheck.declined': text(
      'the action that needed the identity check is not carried out',
      'لا يحدث ما كان ينتظر الإثبات',
    ),
  },
};

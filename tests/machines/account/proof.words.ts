import type { proofMachine } from '../../../machines/account/proof.machine';
import { browser, server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const unproven = failing('nothing is proven', 'لا يُثبت شيء');

export const proofWords: Words<typeof proofMachine> = {
  title: { ar: 'إثبات الهوية' },
  start: text(
    'Signed in for more than a quarter of an hour, the page “Profile Settings” is open',
    'وأنت مسجل الدخول منذ أكثر من ربع ساعة وصفحة «إعدادات الملف الشخصي» مفتوحة',
  ),
  events: {
    'proof.requested': shop('The server wants a proof before it goes on', 'يطلب الخادم إثباتًا قبل أن يتابع'),
    'method.chosen': ({ method }) =>
      method === 'email'
        ? tester('Press “With a code by email”', 'اضغط «برمز عبر البريد الإلكتروني»')
        : tester('Press “With your password”', 'اضغط «بكلمة المرور»'),
    'proof.submitted': ({ secret }) =>
      tester(`Type “${secret}” and press “Confirm”`, `اكتب «${secret}» واضغط «تأكيد»`),
    'proof.cancelled': tester('Close the question', 'أغلق السؤال'),
  },
  done: {
    findWays: ({ methods }: { methods: string[] }) =>
      methods.length === 0
        ? server('The server knows no way to prove it', 'لا يعرف الخادم طريقة للإثبات')
        : server(
            `The server knows these ways: ${methods.join(', ')}`,
            `يعرف الخادم هذه الطرق: ${methods.join('، ')}`,
          ),
    sendCode: server('A code is on its way', 'رمز في الطريق'),
    prove: server('The proof is right', 'الإثبات صحيح'),
  },
  failed: {
    findWays: unproven,
    sendCode: failing('no new code is sent', 'لا يُرسل رمز جديد'),
    prove: (thrown: { code?: string }) =>
      thrown.code === 'cancelled'
        ? browser('The device’s question is closed', 'أُغلق سؤال الجهاز')
        : unproven(thrown),
  },
  timers: {},
  states: {
    idle: { ar: 'لا سؤال', sees: text('No question is open', 'لا سؤال مفتوح') },
    finding: {
      ar: 'ما الطرق؟',
      sees: text('“Confirm it’s you” with “One moment…”', '«أكّد أنك أنت» مع «لحظة من فضلك…»'),
    },
    impossible: {
      ar: 'بتسجيل دخول جديد فقط',
      sees: text(
        'The question says to sign in again, or what went wrong',
        'يقول السؤال أن تسجل الدخول من جديد أو ما الخطأ',
      ),
    },
    sending: { ar: 'إرسال رمز', sees: text('“Confirm” shows that it works', '«تأكيد» يعرض أنه يعمل') },
    asking: {
      ar: 'انتظار الإثبات',
      sees: text(
        'A field for the password or the code, and the other ways',
        'حقل لكلمة المرور أو الرمز، والطرق الأخرى',
      ),
    },
    proving: { ar: 'إثبات', sees: text('“Confirm” shows that it works', '«تأكيد» يعرض أنه يعمل') },
    declined: { ar: 'بلا إثبات', sees: text('No question is open', 'لا سؤال مفتوح') },
  },
  news: {
    'proof.given': text('What waited for the proof goes on', 'يتابع ما كان ينتظر الإثبات'),
    'proof.declined': text('What waited for the proof is not done', 'لا يحدث ما كان ينتظر الإثبات'),
  },
};

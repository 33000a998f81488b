import type { otpMachine } from '../../../machines/session/otp.machine';
import type { OtpInput } from '../../../machines/session/otp.types';
import { browser, server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const otpWords: Words<typeof otpMachine> = {
  title: { ar: 'إدخال الرمز' },
  start: ({ contact, purpose }: OtpInput) => {
    const isReset = purpose.type === 'reset';
    const { en, ar } = isReset
      ? text('A password was lost', 'نُسيت كلمة المرور')
      : text('Somebody signs in', 'شخص يسجل الدخول');
    return text(
      `${en}; a code has just been sent to ${contact.value}`,
      `${ar}؛ أُرسل رمز للتو إلى ${contact.value}`,
    );
  },
  events: {
    'code.typed': ({ code }) => tester(`Type the digits ${code}`, `اكتب الأرقام ${code}`),
    'code.submitted': tester('Press “Verify”', 'اضغط «تأكيد»'),
    'resend.requested': tester('Press “Resend code”', 'اضغط «إعادة إرسال الرمز»'),
    'lock.ticked': ({ secondsLeft }) =>
      secondsLeft > 0
        ? browser(`${secondsLeft} seconds are left of the minute`, `بقي من الدقيقة ${secondsLeft} ثانية`)
        : browser('The minute is over', 'انتهت الدقيقة'),
  },
  done: {
    verifyCode: server('The code is right', 'الرمز صحيح'),
    sendCode: server('The server sends another code', 'يرسل الخادم رمزاً آخر'),
  },
  failed: {
    verifyCode: failing('the code is not accepted', 'لا يُقبل الرمز'),
    sendCode: failing('no code is sent', 'لا يُرسل رمز'),
    watchLock: browser('The browser can not count the seconds', 'لا يستطيع المتصفح عدّ الثواني'),
  },
  timers: {},
  states: {
    code: { ar: 'الرمز' },
    'code.entering': {
      ar: 'الكتابة',
      sees: text(
        'A field for six digits; “Verify” works with six only; a failure stands below',
        'حقل لستة أرقام؛ «تأكيد» لا يعمل إلا بستة؛ وسبب الخطأ تحته',
      ),
    },
    'code.verifying': {
      ar: 'التحقق',
      sees: text('“Verify” shows that it works', '«تأكيد» يعرض أنه يعمل'),
    },
    'code.done': { ar: 'صحيح', sees: text('The next step opens', 'تُفتح الخطوة التالية') },
    resend: { ar: 'رمز آخر' },
    'resend.locked': {
      ar: 'العد التنازلي',
      sees: text('The seconds until “Resend code” count down', 'تتناقص الثواني حتى «إعادة إرسال الرمز»'),
    },
    'resend.available': {
      ar: 'يمكن الإرسال',
      sees: text('“Resend code” can be pressed', 'يمكن الضغط على «إعادة إرسال الرمز»'),
    },
    'resend.sending': {
      ar: 'الإرسال',
      sees: text('“Resend code” shows that it works', '«إعادة إرسال الرمز» يعرض أنه يعمل'),
    },
    'resend.closed': {
      ar: 'لا حاجة إليه',
      sees: text('No “Resend code” any more', 'لا «إعادة إرسال الرمز» بعد الآن'),
    },
  },
  news: {},
};

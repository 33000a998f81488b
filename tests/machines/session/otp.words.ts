import type { OtpInput, otpMachine, ResendLock } from '../../../machines/session/otp.machine';
import { browser, server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const otpWords: Words<typeof otpMachine> = {
  title: { ar: 'إدخال الرمز' },
  start: ({ contact, purpose, hasProvider, isNew }: OtpInput) => {
    const isReset = purpose.type === 'reset';
    const { en, ar } = isReset
      ? text('A customer resets a forgotten password', 'نُسيت كلمة المرور')
      : text('A customer signs in', 'شخص يسجل الدخول');
    if (hasProvider)
      return text(
        `${en}; the provider will send a code to ${contact.value}`,
        `${ar}؛ وعلى المزوّد أن يرسل رمزًا إلى ${contact.value}`,
      );
    return isNew
      ? text(
          `${en}; a code has just been sent to ${contact.value}`,
          `${ar}؛ أُرسل رمز للتو إلى ${contact.value}`,
        )
      : text(
          `${en}; a code was sent to ${contact.value} earlier`,
          `${ar}؛ أُرسل رمز من قبل إلى ${contact.value}`,
        );
  },
  events: {
    'code.typed': ({ code }) => tester(`Type the digits ${code}`, `اكتب الأرقام ${code}`),
    'code.submitted': tester('Press “Verify”', 'اضغط «تأكيد»'),
    'resend.requested': tester('Press “Resend code”', 'اضغط «إعادة إرسال الرمز»'),
    'code.left': tester('Leave the field empty and move on', 'غادر الحقل الفارغ'),
  },
  done: {
    verifyCode: server('The server accepts the code', 'الرمز صحيح'),
    sendCode: server('The server sends another code', 'يرسل الخادم رمزًا آخر'),
    sendProvidersCode: browser('The provider sends a code', 'يرسل المزوّد رمزًا'),
    sendAnotherByProvider: browser('The provider sends another code', 'يرسل المزوّد رمزًا آخر'),
    lockResend: ({ lasts }: ResendLock) =>
      lasts > 0
        ? browser('The browser delays the next code for a minute', 'يؤخر المتصفح الرمز التالي دقيقة')
        : browser('The minute after the last code has passed', 'انتهت الدقيقة بعد الرمز الأخير'),
  },
  failed: {
    verifyCode: failing('the code is rejected', 'لا يُقبل الرمز'),
    sendCode: failing('no code is sent', 'لا يُرسل رمز'),
    sendProvidersCode: failing('the provider sends no code', 'لا يرسل المزوّد رمزًا'),
    sendAnotherByProvider: failing('the provider sends no code', 'لا يرسل المزوّد رمزًا'),
    lockResend: browser(
      'The browser does not know when the last code was sent',
      'لا يعرف المتصفح متى أُرسل الرمز الأخير',
    ),
  },
  timers: { lockTime: text('Wait until the minute has passed', 'تنتهي الدقيقة') },
  states: {
    code: { ar: 'الرمز' },
    'code.entering': {
      ar: 'الكتابة',
      sees: text(
        'A field for six digits; “Verify” needs all six; an error is shown below',
        'حقل لستة أرقام؛ «تأكيد» لا يعمل إلا بستة؛ وسبب الخطأ تحته',
      ),
    },
    'code.entering.typing': {
      ar: 'كتابة الأرقام',
      sees: text('The typed digits are in the field', 'ما كُتب يظهر في الخانات'),
    },
    'code.entering.leftEmpty': {
      ar: 'تُرك فارغًا',
      sees: text('Below the field, a message that a code is required', 'تحت الحقل أن الرمز مطلوب'),
    },
    'code.failed': { ar: 'غير صحيح' },
    'code.verifying': {
      ar: 'التحقق',
      sees: text('“Verify” shows a spinner', '«تأكيد» يعرض مؤشر التحميل'),
    },
    'code.done': { ar: 'صحيح', sees: text('The next step opens', 'تُفتح الخطوة التالية') },
    resend: { ar: 'رمز آخر' },
    'resend.deciding': { ar: 'تحديد المرسل' },
    'resend.commissioning': {
      ar: 'المزوّد يرسله',
      sees: text('“Resend code” shows a spinner', '«إعادة إرسال الرمز» يعرض مؤشر التحميل'),
    },
    'resend.locking': {
      ar: 'قراءة الانتظار المتبقي',
      sees: text('Neither the seconds nor “Resend code”', 'لا ثوانٍ ولا «إعادة إرسال الرمز»'),
    },
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
      sees: text('“Resend code” shows a spinner', '«إعادة إرسال الرمز» يعرض مؤشر التحميل'),
    },
    'resend.sending.byShop': {
      ar: 'من المتجر',
      sees: text('“Resend code” shows a spinner', '«إعادة إرسال الرمز» يعرض مؤشر التحميل'),
    },
    'resend.sending.byProvider': {
      ar: 'من المزوّد',
      sees: text('“Resend code” shows a spinner', '«إعادة إرسال الرمز» يعرض مؤشر التحميل'),
    },
    'resend.closed': {
      ar: 'لا حاجة إليه',
      sees: text('“Resend code” is hidden', 'لا «إعادة إرسال الرمز» بعد الآن'),
    },
  },
  news: {},
};

import { isTooEarly } from '../../../machines/session/auth-notices';
import type {
  ForgotPasswordInput,
  forgotPasswordMachine,
} from '../../../machines/session/forgot-password.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';
import { brokenStep, codeOnItsWay, stepEvent } from './sign-ins.words';

const chosen = {
  phone: text('Choose “Phone”', 'اختر «الهاتف»'),
  email: text('Choose “Email”', 'اختر «البريد الإلكتروني»'),
};

export const forgotPasswordWords: Words<typeof forgotPasswordMachine> = {
  title: { ar: 'نسيت كلمة المرور' },
  start: ({ methods }: ForgotPasswordInput) =>
    methods.phone
      ? text('The customer has pressed “Forgot password?”', 'ضُغط «نسيت كلمة المرور؟»')
      : text(
          'Codes can only be sent by email; the customer has pressed “Forgot password?”',
          'تُرسل الرموز بالبريد فقط؛ وضُغط «نسيت كلمة المرور؟»',
        ),
  events: {
    'method.chosen': ({ method }) => tester(chosen[method].en, chosen[method].ar),
    'contact.submitted': ({ contact: { value } }) =>
      tester(`Type ${value} and ask for a code`, `اكتب ${value} واطلب رمزًا`),
    'password.submitted': tester(
      'Type a new password twice and send it',
      'اكتب كلمة مرور جديدة مرتين وأرسلها',
    ),
    'back.requested': tester('Press “Back”', 'اضغط «رجوع»'),
    notice: stepEvent,
  },
  done: {
    requestCode: server('The server reports that a code was sent', 'يقول الخادم إن الرمز في الطريق'),
    otp: server('The server accepts the code', 'الرمز صحيح'),
    resetPassword: server('The server saves the new password', 'يحفظ الخادم كلمة المرور الجديدة'),
  },
  failed: {
    requestCode: (error) =>
      isTooEarly(error) ? codeOnItsWay : failing('no code is sent', 'لا يُرسل رمز')(error),
    otp: brokenStep,
    otpNotices: brokenStep,
    resetPassword: failing('the old password stays valid', 'تبقى كلمة المرور القديمة'),
  },
  timers: {},
  states: {
    requestOtp: { ar: 'اختيار جهة الإرسال' },
    'requestOtp.editing': {
      ar: 'الهاتف أو البريد',
      sees: text('A field for the phone or the email', 'حقل للهاتف أو البريد'),
    },
    'requestOtp.submitting': {
      ar: 'إرسال رمز',
      sees: text('The button shows a spinner', 'الزر يعرض مؤشر التحميل'),
    },
    enterCode: {
      ar: 'إدخال الرمز',
      sees: text('A field for six digits', 'حقل لستة أرقام'),
    },
    newPassword: { ar: 'كلمة مرور جديدة' },
    'newPassword.editing': {
      ar: 'اختيارها',
      sees: text('Two fields for the new password', 'حقلان لكلمة المرور الجديدة'),
    },
    'newPassword.submitting': {
      ar: 'حفظها',
      sees: text('The button shows a spinner', 'الزر يعرض مؤشر التحميل'),
    },
    done: {
      ar: 'حُفظت كلمة المرور',
      sees: text('The sign-in form, with the contact filled in', 'نموذج الدخول وفيه وسيلة الاتصال'),
    },
    left: { ar: 'عودة إلى الدخول', sees: text('The sign-in form', 'نموذج الدخول') },
  },
  news: {},
};

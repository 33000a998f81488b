import { signInMethods } from '../../../domain/auth/login';
import type { OtpOutput } from '../../../machines/session/otp.machine';
import type { signInStepsMachine } from '../../../machines/session/sign-in-steps.machine';
import type { SignInStepsInput } from '../../../machines/session/sign-in-steps.types';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';
import { answered, brokenStep, codeOnItsWay, mixWords, stepEvent } from './sign-ins.words';

const ways = {
  manual: text('A customer signed in with a password', 'شخص دخل بكلمة المرور'),
  otp: text('A customer asked for a code', 'شخص طلب رمزًا'),
  social: text('A customer signed in with Google', 'شخص جاء من Google'),
};
const byPasskey = text('A customer used a passkey', 'شخص استخدم مفتاح مرور');
const working = text('The button shows a spinner', 'الزر يعرض مؤشر التحميل');

export const signInStepsWords: Words<typeof signInStepsMachine> = {
  title: { ar: 'خطوات الدخول' },
  start: ({ login, request, answer }: SignInStepsInput) => {
    const mix = mixWords[signInMethods(login)];
    const way = request ? ways[request.type] : byPasskey;
    const open =
      request?.type === 'otp'
        ? codeOnItsWay.text
        : text('The account has no email (code email)', 'ينقص الخادم البريد (email)');
    const said = answer ? answered(answer).text : open;
    return text(
      `The shop offers: ${mix.en}. ${way.en}. ${said.en}`,
      `يعرض المتجر: ${mix.ar}. ${way.ar}. ${said.ar}`,
    );
  },
  events: {
    'phone.submitted': ({ phone }) =>
      tester(`Type the phone ${phone} and continue`, `اكتب الهاتف ${phone} وتابع`),
    'info.submitted': ({ form: { name } }) =>
      tester(
        `Type the name “${name}” and the requested contact, and continue`,
        `اكتب الاسم «${name}» ووسيلة الاتصال المطلوبة وتابع`,
      ),
    'existing.confirmed': tester('Press “Yes”', 'اضغط «نعم»'),
    'existing.denied': tester('Press “No”', 'اضغط «لا»'),
    'back.requested': tester('Press “Back”', 'اضغط «رجوع»'),
    notice: stepEvent,
  },
  done: {
    otp: ({ answer }: OtpOutput) => {
      if (answer === null) return server('The server accepts the code', 'الرمز صحيح');
      const { en, ar } = answered(answer).text;
      return server(`The server accepts the code. ${en}`, `الرمز صحيح. ${ar}`);
    },
    registerSocial: answered,
    saveInfo: answered,
    confirmExisting: answered,
  },
  failed: {
    otp: brokenStep,
    otpNotices: brokenStep,
    registerSocial: failing('the phone number is rejected', 'لا يُقبل الهاتف'),
    saveInfo: failing('nothing is saved', 'لا يُحفظ شيء'),
    confirmExisting: failing('the customer is not signed in', 'لا يُقبل الدخول'),
  },
  timers: {},
  states: {
    deciding: { ar: 'فحص الخطوات المتبقية' },
    otp: { ar: 'إدخال الرمز', sees: text('A field for six digits', 'حقل لستة أرقام') },
    returning: { ar: 'عودة إلى النموذج المرسل' },
    phone_modal: { ar: 'هاتف للحساب' },
    'phone_modal.editing': { ar: 'كتابة الهاتف', sees: text('A field for the phone', 'حقل للهاتف') },
    'phone_modal.submitting': { ar: 'إرسال الهاتف', sees: working },
    user_info: { ar: 'بياناتك' },
    'user_info.editing': {
      ar: 'الاسم ووسيلة الاتصال',
      sees: text(
        'Fields for the name and for the missing email or phone number',
        'حقل للاسم وحقل للبريد أو الهاتف الناقص',
      ),
    },
    'user_info.submitting': { ar: 'حفظ', sees: working },
    is_exist_user: { ar: 'هل هذا أنت؟' },
    'is_exist_user.asking': {
      ar: 'نعم أو لا',
      sees: text(
        '“Is It You?” with the name and the picture, “Yes” and “No”',
        '«هل هذا أنت؟» مع الاسم والصورة و«نعم» و«لا»',
      ),
    },
    'is_exist_user.confirming': { ar: 'نعم', sees: text('“Yes” shows a spinner', '«نعم» يعرض مؤشر التحميل') },
    done: { ar: 'تم الدخول', sees: text('The dialog closes', 'يُغلق مربع الحوار') },
    left: { ar: 'عودة إلى الدخول', sees: text('The sign-in form', 'النموذج الذي أُرسل أولًا') },
  },
  news: { 'fields.refused': null },
};

import { signInMethods } from '../../../domain/auth/login';
import type { authMachine } from '../../../machines/session/auth.machine';
import type { AuthInput, PasskeyCredential, SignInAnswer } from '../../../machines/session/auth.types';
import { isTooEarly } from '../../../machines/session/auth-notices';
import type { ForgotPasswordOutput } from '../../../machines/session/forgot-password.machine';
import type { SignInStepsOutput } from '../../../machines/session/sign-in-steps.types';
import { browser, type Label, server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';
import { answered, brokenStep, codeOnItsWay, mixWords, stepEvent } from './sign-ins.words';

const starts = {
  'sign-in': text('The customer presses “Sign In”', 'يُضغط «تسجيل الدخول»'),
  'sign-up': text('The customer presses “Sign Up”', 'يُضغط «إنشاء حساب»'),
  forgotPassword: text('The page /forgot-password is opened', 'تُفتح /forgot-password'),
};

const unidentified: Record<string, Label> = {
  cancelled: tester("Close the provider's window", 'أغلق نافذة المزوّد'),
  blocked: browser('The browser blocks the window', 'لا يفتح المتصفح نافذة'),
  libraryMissing: browser('The provider’s script is not loaded yet', 'لم تصل شيفرة المزوّد بعد'),
};

export const authWords: Words<typeof authMachine> = {
  title: { ar: 'تسجيل الدخول وإنشاء حساب' },
  start: ({ login, start }: AuthInput) => {
    const mix = mixWords[signInMethods(login)];
    const canSend = login.canSendMail || login.canSendSms;
    return text(
      `The shop offers: ${mix.en}${canSend ? '' : ', and cannot send codes'}. ${starts[start].en}`,
      `يعرض المتجر: ${mix.ar}${canSend ? '' : '، ولا يستطيع إرسال رموز'}. ${starts[start].ar}`,
    );
  },
  events: {
    'method.chosen': ({ method }) =>
      method === 'otp'
        ? tester('Choose to sign in with a code', 'اختر الدخول برمز')
        : tester('Choose to sign in with a password', 'اختر الدخول بكلمة المرور'),
    'signIn.submitted': ({ contact: { value }, isRemembered }) =>
      tester(
        `Type ${value} and a password${isRemembered ? ', tick “Remember me”' : ''}, press “Sign In”`,
        `اكتب ${value} وكلمة مرور${isRemembered ? '، وعلّم «تذكرني»' : ''}، واضغط «تسجيل الدخول»`,
      ),
    'codeSignIn.submitted': ({ phone }) =>
      tester(`Type the phone ${phone} and ask for a code`, `اكتب الهاتف ${phone} واطلب رمزًا`),
    'social.chosen': ({ medium }) => tester(`Press the button of ${medium}`, `اضغط زر ${medium}`),
    'social.cancelled': tester('Press “Cancel”', 'اضغط «إلغاء»'),
    'signUp.chosen': tester('Press “Sign Up”', 'اضغط «إنشاء حساب»'),
    'signIn.chosen': tester('Press “Sign In”', 'اضغط «تسجيل الدخول»'),
    'forgotPassword.chosen': tester('Press “Forgot password?”', 'اضغط «نسيت كلمة المرور؟»'),
    'signUp.submitted': ({ form: { name } }) =>
      tester(
        `Fill in the form as “${name}” and press “Sign Up”`,
        `املأ النموذج باسم «${name}» واضغط «إنشاء حساب»`,
      ),
    'back.requested': tester('Press “Back”', 'اضغط «رجوع»'),
    notice: stepEvent,
  },
  done: {
    offerPasskey: (credential: PasskeyCredential | null) =>
      credential
        ? tester('Choose the passkey that the browser offers', 'اختر مفتاح المرور من المتصفح')
        : browser('The browser has no passkeys to offer', 'ليس في المتصفح مفاتيح مرور'),
    identify: browser('The provider confirms the customer’s account', 'يقول المزوّد من هو'),
    loadLibrary: ({ isPressFresh }: { isPressFresh: boolean }) =>
      isPressFresh
        ? browser('The provider’s script loads', 'تصل شيفرة المزوّد')
        : browser('The provider’s script loads long after the press', 'تصل شيفرة المزوّد بعد الضغط بوقت طويل'),
    signIn: (answer: SignInAnswer) => answered(answer),
    signUp: (answer: SignInAnswer) => answered(answer),
    signInSteps: ({ token, failure }: SignInStepsOutput) => {
      if (token !== null)
        return server(
          'All steps are done; the server signs the customer in',
          'اكتمل كل شيء ويقبل الخادم الدخول',
        );
      return failure
        ? server('The server refuses the sign-in', 'لا يقبل الخادم أحدًا')
        : tester('Go back from the open step', 'ارجع من الخطوة المفتوحة');
    },
    forgotPassword: ({ end }: ForgotPasswordOutput) =>
      end === 'done'
        ? server('The new password is saved', 'كلمة المرور الجديدة قائمة')
        : tester('Go back from the first step', 'ارجع من الخطوة الأولى'),
  },
  failed: {
    offerPasskey: browser('The browser cannot offer its passkeys', 'لا يستطيع المتصفح عرض مفاتيح المرور'),
    identify: ({ code = '' }: { code?: string }) =>
      unidentified[code] ?? browser('The provider does not confirm an account', 'لا يقول المزوّد من هو'),
    loadLibrary: browser('The provider’s script does not load', 'لا تصل شيفرة المزوّد'),
    signIn: (error) =>
      isTooEarly(error) ? codeOnItsWay : failing('the customer is not signed in', 'لا يُقبل الدخول')(error),
    signUp: failing('no account is created', 'لا يُنشأ حساب'),
    signInSteps: brokenStep,
    stepsNotices: brokenStep,
    forgotPassword: brokenStep,
    recoveryNotices: brokenStep,
  },
  timers: {},
  states: {
    opening: { ar: 'التحقق من الطرق' },
    noMethod: {
      ar: 'الدخول غير متاح',
      sees: text(
        '“Sorry, Something Went Wrong. Please try again after some time or Contact with our support team.” with “Help & Support”',
        '«عذرًا، حدث خطأ ما. حاول لاحقًا أو تواصل مع فريق الدعم.» مع «المساعدة والدعم»',
      ),
    },
    recovering: { ar: 'التحقق من الرموز' },
    noRecovery: {
      ar: 'الرموز غير متاحة',
      sees: text(
        '“Sorry, Something Went Wrong. Please try again after some time or Contact with our support team.” with “Help & Support” and “Back”',
        '«عذرًا، حدث خطأ ما. حاول لاحقًا أو تواصل مع فريق الدعم.» مع «المساعدة والدعم» و«رجوع»',
      ),
    },
    'sign-in': { ar: 'تسجيل الدخول' },
    'sign-in.choosing': { ar: 'اختيار الطريقة' },
    'sign-in.manual': {
      ar: 'وسيلة الاتصال وكلمة المرور',
      sees: text('Fields for email or phone and for the password', 'حقلان للبريد أو الهاتف ولكلمة المرور'),
    },
    'sign-in.otp': { ar: 'هاتف للرمز', sees: text('A field for the phone', 'حقل للهاتف') },
    'sign-in.social': {
      ar: 'بحساب آخر فقط',
      sees: text('Only the buttons of Google, Facebook and Apple', 'أزرار Google وFacebook وApple فقط'),
    },
    identifying: { ar: 'عند المزوّد' },
    'identifying.loading': {
      ar: 'تحميل شيفرة المزوّد',
      sees: text('“Loading {provider} Login...” and “Cancel”', '«جارٍ تحميل دخول {provider}...» و«إلغاء»'),
    },
    'identifying.pressAgain': {
      ar: 'مرة أخرى من فضلك',
      sees: text(
        'A message that the provider is ready, with “Continue with {provider}” and “Cancel”',
        'يقال إن المزوّد جاهز، مع «تابع باستخدام {provider}» و«إلغاء»',
      ),
    },
    'identifying.asking': {
      ar: 'نافذة المزوّد',
      sees: text(
        "The provider's window is open; this page shows “Cancel”",
        'نافذة المزوّد مفتوحة؛ وهنا «إلغاء»',
      ),
    },
    signingIn: { ar: 'جارٍ الدخول', sees: text('The button shows a spinner', 'الزر يعرض مؤشر التحميل') },
    'sign-up': { ar: 'إنشاء حساب' },
    'sign-up.editing': { ar: 'ملء النموذج', sees: text('The sign-up form', 'نموذج إنشاء الحساب') },
    'sign-up.submitting': {
      ar: 'جارٍ إنشاء الحساب',
      sees: text('The button shows a spinner', 'الزر يعرض مؤشر التحميل'),
    },
    completing: {
      ar: 'الخطوات المتبقية',
      sees: text('The open step', 'الخطوة التي ما زالت مفتوحة'),
    },
    returning: { ar: 'عودة إلى النموذج المرسل' },
    forgotPassword: {
      ar: 'نسيت كلمة المرور',
      sees: text('The steps to a new password', 'خطوات كلمة المرور الجديدة'),
    },
    completed: { ar: 'تم الدخول', sees: text('The dialog is closed', 'مربع الحوار مغلق') },
  },
  news: {
    'auth.completed': text('the customer is signed in', 'سُجّل دخول الشخص'),
    'mode.shown': null,
    'fields.refused': null,
    'code.expected': text('the browser stores the contact that gets the code', 'يحفظ المتصفح لمن الرمز'),
    'contact.remembered': text('the browser stores the email or phone number', 'يحفظ المتصفح المعرّف'),
  },
};

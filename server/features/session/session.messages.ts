import { type LocalText, numberIn } from '../../http/language';

export const SESSION_MESSAGES = {
  wrongPassword: {
    en: 'Wrong email, phone or password.',
    ar: 'البريد الإلكتروني أو الهاتف أو كلمة المرور غير صحيحة.',
  },
  tooManyPasswords: {
    en: 'Too many wrong passwords. Please try again in 15 minutes, or reset your password.',
    ar: 'محاولات كثيرة بكلمة مرور خاطئة. حاول مجددًا بعد 15 دقيقة أو أعد تعيين كلمة المرور.',
  },
  wrongCode: {
    en: 'This code is wrong or no longer valid.',
    ar: 'هذا الرمز خاطئ أو لم يعد صالحًا.',
  },
  wrongProviderCode: {
    en: 'The verification service rejected this code.',
    ar: 'رفض مزوّد التحقق هذا الرمز.',
  },
  providerSilent: {
    en: 'The verification service isn’t responding. Please try again in a moment.',
    ar: 'لا يستجيب مزوّد التحقق. يرجى المحاولة بعد قليل.',
  },
  passkeyRefused: {
    en: 'This passkey was not accepted. Please try again or use another way to sign in.',
    ar: 'لم يُقبل مفتاح المرور هذا. حاول مجددًا أو استخدم طريقة أخرى لتسجيل الدخول.',
  },
  passkeyKept: { en: 'Your passkey is ready.', ar: 'مفتاح المرور جاهز.' },
  notSent: {
    en: 'We couldn’t send the code. Please try again in a moment.',
    ar: 'تعذر إرسال الرمز. يرجى المحاولة بعد قليل.',
  },
  notSentTo: {
    en: 'We can’t send codes to this number. Please use another one.',
    ar: 'لا يمكننا إرسال رموز إلى هذا الرقم. يرجى استخدام رقم آخر.',
  },
  methodOff: {
    en: 'This sign-in method is turned off.',
    ar: 'طريقة تسجيل الدخول هذه متوقفة.',
  },
  channelOff: {
    en: 'We can’t send codes this way right now.',
    ar: 'لا يمكن إرسال الرموز بهذه الطريقة حاليًا.',
  },
  notOpen: {
    en: 'Your sign-in took too long. Please start again.',
    ar: 'استغرق تسجيل الدخول وقتًا طويلًا. يرجى البدء من جديد.',
  },
  inactive: { en: 'This account is not active.', ar: 'هذا الحساب غير نشط.' },
  emailTaken: {
    en: 'This email address belongs to another account.',
    ar: 'عنوان البريد الإلكتروني هذا يخص حسابًا آخر.',
  },
  phoneTaken: {
    en: 'This phone number belongs to another account.',
    ar: 'رقم الهاتف هذا يخص حسابًا آخر.',
  },
  name: { en: 'First name is required', ar: 'الاسم الأول مطلوب' },
  email: { en: 'Must be a valid email', ar: 'يجب أن يكون بريدًا إلكترونيًا صالحًا' },
  emailMissing: { en: 'Email is required', ar: 'البريد الإلكتروني مطلوب' },
  phone: { en: 'Number must be 10 digits', ar: 'يجب أن يتكون الرقم من 10 أرقام' },
  contactMissing: { en: 'Email or phone number is required', ar: 'البريد الإلكتروني أو رقم الهاتف مطلوب' },
  contact: {
    en: 'Must be a valid email or phone number',
    ar: 'يجب أن يكون بريدًا إلكترونيًا أو رقم هاتف صالحًا',
  },
  password: { en: 'Password is required', ar: 'كلمة المرور مطلوبة' },
  passwordShort: {
    en: 'Password is too short - should be 6 chars minimum.',
    ar: 'كلمة المرور قصيرة جدًا - يجب ألا تقل عن 6 أحرف.',
  },
  newPasswordShort: {
    en: 'Password must be at least 6 characters',
    ar: 'يجب ألا تقل كلمة المرور عن 6 أحرف',
  },
  newPasswordMissing: { en: 'No password provided.', ar: 'لم يتم إدخال كلمة المرور.' },
  repeatMissing: { en: 'No Confirm Password provided.', ar: 'لم يتم إدخال تأكيد كلمة المرور.' },
  codeMissing: { en: 'field is empty', ar: 'الحقل فارغ' },
  phoneMissing: { en: 'Please give a phone number', ar: 'يرجى إدخال رقم الهاتف' },
  passwordsDiffer: { en: 'Passwords must match', ar: 'يجب أن تتطابق كلمتا المرور' },
  terms: {
    en: 'You must accept the terms and conditions',
    ar: 'يجب أن تقبل الشروط والأحكام',
  },
  refCode: { en: 'This referral code is not valid.', ar: 'رمز الإحالة هذا غير صالح.' },
  resetSent: {
    en: 'If there’s an account for this contact, we’ve sent a code to it.',
    ar: 'إذا كان هناك حساب مرتبط بوسيلة الاتصال هذه فسيصلها رمز.',
  },
  codeRight: { en: 'Code confirmed.', ar: 'تم تأكيد الرمز.' },
  passwordChanged: {
    en: 'Your password has been changed. Please sign in with the new one.',
    ar: 'تم تغيير كلمة المرور. يرجى تسجيل الدخول بكلمة المرور الجديدة.',
  },
  loggedOut: { en: 'Logout successful.', ar: 'تم تسجيل الخروج بنجاح.' },
  socialToken: {
    en: 'The provider couldn’t verify your identity. Please try again.',
    ar: 'تعذر على المزوّد تأكيد هويتك. يرجى المحاولة مرة أخرى.',
  },
  socialEmail: {
    en: 'Your social account doesn’t share an email address. Please enter a phone number.',
    ar: 'حسابك الاجتماعي لا يشارك عنوان بريد إلكتروني. يرجى إدخال رقم هاتف.',
  },
  proveAgain: {
    en: 'Please confirm it’s you first.',
    ar: 'يرجى تأكيد هويتك أولًا.',
  },
  proven: { en: 'Thanks for confirming.', ar: 'شكرًا، تم تأكيد هويتك.' },
  codeSent: { en: 'We’ve sent you a verification code.', ar: 'أرسلنا إليك رمز تحقق.' },
  proofImpossible: {
    en: 'You can’t confirm it’s you this way. Please choose another option.',
    ar: 'لا يمكنك تأكيد هويتك بهذه الطريقة. يرجى اختيار طريقة أخرى.',
  },
  wrongProof: { en: 'This password is wrong.', ar: 'كلمة المرور هذه غير صحيحة.' },
  lastSignInMethod: {
    en: 'This is your only way to sign in. Add another one first.',
    ar: 'بدونها لن تتمكن من تسجيل الدخول بعد الآن. أضف طريقة أخرى أولًا.',
  },
  passkeyNamed: { en: 'Passkey renamed.', ar: 'تم حفظ اسم مفتاح المرور.' },
  passkeyRemoved: { en: 'Your passkey has been removed.', ar: 'تمت إزالة مفتاح المرور.' },
  sessionEnded: { en: 'Signed out on that device.', ar: 'تم تسجيل الخروج من هناك.' },
  sessionsEnded: {
    en: 'Signed out everywhere else.',
    ar: 'تم تسجيل الخروج من كل مكان ما عدا هنا.',
  },
  identityRemoved: {
    en: 'This social account is no longer linked.',
    ar: 'لم يعد هذا الحساب يسجّل دخولك.',
  },
  wait: (seconds: number): LocalText => ({
    en: `Please wait ${seconds} seconds before requesting another code.`,
    ar: `يرجى الانتظار قبل طلب رمز آخر. الثواني المتبقية: ${numberIn(seconds, 'ar')}.`,
  }),
} as const satisfies Record<string, LocalText | ((seconds: number) => LocalText)>;

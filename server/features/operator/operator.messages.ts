import type { LocalText } from '../../http/language';

export const OPERATOR_MESSAGES = {
  key: { en: 'Please sign in.', ar: 'يرجى تسجيل الدخول.' },
  role: { en: 'Your role doesn’t allow this.', ar: 'لا يسمح دورك بهذا الإجراء.' },
  wrongPassword: { en: 'Wrong email or password.', ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.' },
  wrongOldPassword: { en: 'Your current password is wrong.', ar: 'كلمة المرور الحالية غير صحيحة.' },
  passwordShort: {
    en: 'Use at least 12 characters.',
    ar: 'استخدم 12 حرفًا على الأقل.',
  },
  name: { en: 'Please enter a name.', ar: 'يرجى إدخال الاسم.' },
  email: { en: 'Please enter a valid email address.', ar: 'يرجى إدخال بريد إلكتروني صحيح.' },
  emailTaken: {
    en: 'Another account has this email address.',
    ar: 'هذا البريد الإلكتروني مستخدم في حساب آخر.',
  },
  store: { en: 'Please choose a store.', ar: 'يرجى اختيار متجر.' },
  lastOwner: {
    en: 'The shop needs at least one owner. Make someone else an owner first.',
    ar: 'يحتاج المتجر إلى مالك واحد على الأقل. عيّن مالكًا آخر أولًا.',
  },
  link: {
    en: 'This link doesn’t work. It may have been used or replaced, or it has expired.',
    ar: 'هذا الرابط لا يعمل. ربما استُخدم أو استُبدل برابط آخر، أو انتهت صلاحيته.',
  },
  noActiveAccount: {
    en: 'This account is blocked or no longer exists.',
    ar: 'هذا الحساب محظور أو لم يعد موجودًا.',
  },
  wrongKey: { en: 'This shop key is wrong.', ar: 'مفتاح المتجر غير صحيح.' },
  tooManyKeys: {
    en: 'Too many wrong keys. Please try again in 15 minutes.',
    ar: 'وردت من هنا مفاتيح خاطئة كثيرة. يرجى المحاولة بعد ربع ساعة.',
  },
  open: { en: 'Welcome.', ar: 'أهلًا بك.' },
  closed: { en: 'You’ve signed out.', ar: 'سُجّل خروجك.' },
  switch: {
    en: 'This setting doesn’t exist or can’t have this value.',
    ar: 'لا يوجد مفتاح كهذا، أو لا يمكن أن يأخذ هذه القيمة.',
  },
  taxPercent: {
    en: 'Enter a rate from 0 to 100 with up to two decimals.',
    ar: 'النسبة من 0 إلى 100 بمنزلتين عشريتين على الأكثر.',
  },
  hoursOverlap: { en: '{period} overlaps {other}.', ar: 'يتداخل {period} مع {other}.' },
  hoursTooMany: {
    en: '{period} is one too many: a day has at most 4 periods.',
    ar: 'الفترة {period} زائدة: أقصى عدد للفترات في اليوم 4.',
  },
  day: { en: 'Please choose a valid date.', ar: 'يرجى اختيار تاريخ صحيح.' },
  reason: { en: 'Please give a reason.', ar: 'يرجى ذكر السبب.' },
  words: { en: 'Please write a message.', ar: 'يرجى كتابة رسالة.' },
  answered: { en: 'This request has already been answered.', ar: 'سبق الرد على هذا الطلب.' },
  decided: { en: 'This is no longer possible for this order.', ar: 'لم يعد ذلك ممكنًا لهذا الطلب.' },
  tripDecided: {
    en: 'This is no longer possible for this trip.',
    ar: 'لم يعد ذلك ممكنًا لهذه الرحلة.',
  },
  linePerson: { en: 'for {name}', ar: 'لـ{name}' },
  lineNote: { en: 'note: {note}', ar: 'ملاحظة: {note}' },
  ifMissing: {
    replace: { en: 'if unavailable: replace', ar: 'إن لم يتوفر: بديل مشابه' },
    remove: { en: 'if unavailable: remove', ar: 'إن لم يتوفر: يُحذف' },
    call: { en: 'if unavailable: call', ar: 'إن لم يتوفر: يُتصل' },
  },
  saved: { en: 'Done.', ar: 'تم.' },
} as const satisfies Record<string, LocalText | Record<string, LocalText>>;

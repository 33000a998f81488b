import { type LocalText, numberIn } from '../../http/language';

export const ACCOUNT_MESSAGES = {
  updated: { en: 'Profile updated successfully.', ar: 'تم تحديث الملف الشخصي بنجاح.' },
  codeSent: {
    en: 'We’ve sent you a verification code.',
    ar: 'أرسلنا إليك رمز تحقق.',
  },
  codePending: (seconds: number): LocalText => ({
    en: `We’ve sent a verification code. You can request another in ${seconds} seconds.`,
    ar: `رمز التحقق في طريقه إليك. الثواني المتبقية قبل طلب رمز آخر: ${numberIn(seconds, 'ar')}.`,
  }),
  notChangeable: { en: 'Not Changeable', ar: 'غير قابل للتغيير' },
  badEmail: { en: 'Please insert a valid email.', ar: 'يرجى إدخال بريد إلكتروني صالح.' },
  badPhone: { en: 'Please enter a valid phone number.', ar: 'يرجى إدخال رقم هاتف صحيح.' },
  noName: { en: 'Name is required', ar: 'الاسم مطلوب' },
  longName: { en: 'The name is too long.', ar: 'الاسم طويل جدًا.' },
  noPasswords: {
    en: 'Password sign-in is turned off.',
    ar: 'تسجيل الدخول بكلمة المرور متوقف.',
  },
  deleted: { en: 'Account has been deleted', ar: 'تم حذف الحساب' },
  running: {
    en: 'You still have active orders or trips. Please wait until they are finished, or cancel them.',
    ar: 'لا تزال لديك طلبات أو رحلات جارية. يرجى الانتظار حتى تكتمل أو إلغاؤها.',
  },
  notConfirmed: {
    en: 'This is not the email or phone number of your account.',
    ar: 'هذا ليس بريد حسابك ولا رقم هاتفه.',
  },
  zoneStored: { en: 'Your zone has been saved.', ar: 'تم حفظ منطقتك.' },
  unknownZone: { en: 'This zone doesn’t exist.', ar: 'هذه المنطقة غير موجودة.' },
  tokenStored: { en: 'This browser will get your notifications.', ar: 'ستصل إشعاراتك إلى هذا المتصفح.' },
  consentStored: { en: 'Your choice has been saved.', ar: 'تم حفظ اختيارك.' },
} as const satisfies Record<string, LocalText | ((seconds: number) => LocalText)>;

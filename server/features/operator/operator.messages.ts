import type { LocalText } from '../../http/language';

export const OPERATOR_MESSAGES = {
  key: { en: 'Please sign in with the shop key.', ar: 'يرجى تسجيل الدخول بمفتاح المتجر.' },
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
  reason: { en: 'Please give a reason.', ar: 'يرجى ذكر السبب.' },
  words: { en: 'Please write a message.', ar: 'يرجى كتابة رسالة.' },
  answered: { en: 'This has already been answered.', ar: 'سبق الرد على هذا الطلب.' },
  decided: { en: 'This is no longer possible for this order.', ar: 'لم يعد ذلك ممكنًا لهذا الطلب.' },
  tripDecided: {
    en: 'This is no longer possible for this trip.',
    ar: 'لم يعد ذلك ممكنًا لهذه الرحلة.',
  },
  lineNote: { en: 'note: {note}', ar: 'ملاحظة: {note}' },
  ifMissing: {
    replace: { en: 'if unavailable: replace', ar: 'إن لم يتوفر: بديل مشابه' },
    remove: { en: 'if unavailable: remove', ar: 'إن لم يتوفر: يُحذف' },
    call: { en: 'if unavailable: call', ar: 'إن لم يتوفر: يُتصل' },
  },
  saved: { en: 'Done.', ar: 'تم.' },
} as const satisfies Record<string, LocalText | Record<string, LocalText>>;

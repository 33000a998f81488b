import type { LocalText } from '../../http/language';

export const OPERATOR_MESSAGES = {
  key: { en: 'This needs the key of the shop.', ar: 'يحتاج هذا إلى مفتاح المتجر.' },
  wrongKey: { en: 'This is not the key of the shop.', ar: 'ليس هذا مفتاح المتجر.' },
  tooManyKeys: {
    en: 'Too many wrong keys came from here. Please try again in a quarter of an hour.',
    ar: 'وردت من هنا مفاتيح خاطئة كثيرة. يرجى المحاولة بعد ربع ساعة.',
  },
  open: { en: 'Welcome.', ar: 'أهلًا بك.' },
  closed: { en: 'You have left.', ar: 'لقد خرجت.' },
  switch: {
    en: 'There is no such switch, or it can’t have this value.',
    ar: 'لا يوجد مفتاح كهذا، أو لا يمكن أن يأخذ هذه القيمة.',
  },
  reason: { en: 'Please say why.', ar: 'يرجى ذكر السبب.' },
  words: { en: 'Please write something.', ar: 'يرجى كتابة شيء.' },
  answered: { en: 'This has been answered already.', ar: 'سبق الرد على هذا الطلب.' },
  decided: { en: 'This can’t be done with the order any more.', ar: 'لم يعد ذلك ممكنًا لهذا الطلب.' },
  tripDecided: {
    en: 'This can’t be done with the trip any more.',
    ar: 'لم يعد ذلك ممكنًا لهذه الرحلة.',
  },
  ifMissing: {
    replace: { en: 'if missing: something alike', ar: 'إن لم يتوفر: بديل مشابه' },
    remove: { en: 'if missing: leave it out', ar: 'إن لم يتوفر: يُحذف' },
    call: { en: 'if missing: call', ar: 'إن لم يتوفر: يُتصل' },
  },
  saved: { en: 'Done.', ar: 'تم.' },
} as const satisfies Record<string, LocalText | Record<string, LocalText>>;

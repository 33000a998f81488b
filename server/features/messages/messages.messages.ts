import type { LocalText } from '../../http/language';

export const MESSAGES_MESSAGES = {
  /** The same whether there is no such conversation or it is somebody else's. */
  unknown: { en: 'There is no such conversation.', ar: 'لا توجد محادثة كهذه.' },
  nobody: { en: 'Please say who the message is for.', ar: 'يرجى تحديد من تُرسل إليه الرسالة.' },
  empty: { en: 'Write a message or choose a picture.', ar: 'اكتب رسالة أو اختر صورة.' },
  closed: {
    en: 'This courier brings none of your orders now. Please write to support.',
    ar: 'لا يوصل هذا المندوب أيًا من طلباتك الآن. يرجى مراسلة الدعم.',
  },
  support: { en: 'Support', ar: 'الدعم' },
} as const satisfies Record<string, LocalText>;

/** What people ask support most; one press writes it. */
export const SUPPORT_TOPICS: readonly LocalText[] = [
  { en: 'Where is my order?', ar: 'أين طلبي؟' },
  { en: 'Something is missing from my order.', ar: 'ينقص شيء من طلبي.' },
  { en: 'I have a question about a payment.', ar: 'لدي سؤال عن عملية دفع.' },
  { en: 'I need help with my account.', ar: 'أحتاج إلى مساعدة في حسابي.' },
];

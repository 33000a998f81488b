import type { LocalText } from '../../http/language';

export const MESSAGES_MESSAGES = {
  /**
   * Also the response for a conversation of another customer, so that clients can't find out which ids exist.
   */
  unknown: { en: 'This conversation doesn’t exist.', ar: 'هذه المحادثة غير موجودة.' },
  noReceiver: { en: 'Please choose who receives the message.', ar: 'يرجى تحديد من تُرسل إليه الرسالة.' },
  empty: { en: 'Write a message or choose a photo.', ar: 'اكتب رسالة أو اختر صورة.' },
  closed: {
    en: 'This courier isn’t delivering any of your orders right now. Please contact support.',
    ar: 'لا يوصل هذا المندوب أيًا من طلباتك الآن. يرجى مراسلة الدعم.',
  },
  support: { en: 'Support', ar: 'الدعم' },
} as const satisfies Record<string, LocalText>;

/** Suggested questions to support, each sent with one press. */
export const SUPPORT_TOPICS: readonly LocalText[] = [
  { en: 'Where is my order?', ar: 'أين طلبي؟' },
  { en: 'Something is missing from my order.', ar: 'ينقص شيء من طلبي.' },
  { en: 'I have a question about a payment.', ar: 'لدي سؤال عن عملية دفع.' },
  { en: 'I need help with my account.', ar: 'أحتاج إلى مساعدة في حسابي.' },
];

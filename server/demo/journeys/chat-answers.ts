import type { Partner } from '../../features/messages/partner';
import type { LocalText } from '../../http/language';

type ReceivedMessage = { kind: Partner['kind']; message: string; answers: number; orderId: number | null };

const WELCOME: LocalText = { en: 'You are welcome!', ar: 'على الرحب والسعة!' };
const PICTURE: LocalText = {
  en: 'Thank you, I can see the picture.',
  ar: 'شكرًا لك، وصلتني الصورة.',
};
const THANKS = /thank|thx|شكر/i;

const ANSWERS: Readonly<Record<Partner['kind'], readonly LocalText[]>> = {
  store: [
    {
      en: 'Hello, and thank you for writing. How can we help?',
      ar: 'مرحبًا، وشكرًا على مراسلتنا. كيف يمكننا مساعدتك؟',
    },
    { en: 'Yes, we can do that for you.', ar: 'نعم، يمكننا القيام بذلك من أجلك.' },
    {
      en: 'We’ve told the kitchen. You’ll see it in your order.',
      ar: 'أبلغنا المطبخ، وسترى ذلك في طلبك.',
    },
  ],
  courier: [
    { en: 'Hello! I am on my way to you.', ar: 'مرحبًا! أنا في الطريق إليك.' },
    { en: 'I’ll call you when I’m at the door.', ar: 'سأتصل بك عندما أصل إلى الباب.' },
    { en: 'All right, see you in a few minutes.', ar: 'حسنًا، أراك بعد دقائق قليلة.' },
  ],
  support: [
    {
      en: 'Hello, this is support. We are looking into it now.',
      ar: 'مرحبًا، معك الدعم. نحن نتحقق من الأمر الآن.',
    },
    {
      en: 'Thank you. Could you tell us the number of the order?',
      ar: 'شكرًا لك. هل يمكنك إخبارنا برقم الطلب؟',
    },
    {
      en: 'We’ve noted it and will get back to you here.',
      ar: 'سجلنا ذلك وسنعود إليك هنا.',
    },
  ],
};

/** Chooses the next of the prepared replies, so that one person can try the chat. */
export function answerTo({ kind, message, answers, orderId }: ReceivedMessage): LocalText {
  if (message === '') return PICTURE;
  if (THANKS.test(message)) return WELCOME;
  const list = ANSWERS[kind];
  const found = list[answers % list.length] ?? WELCOME;
  if (kind !== 'courier' || answers > 0 || orderId === null) return found;
  return {
    en: `Hello! I’m delivering your order ${orderId}.`,
    ar: `مرحبًا! أنا من يوصل طلبك رقم ${orderId}.`,
  };
}

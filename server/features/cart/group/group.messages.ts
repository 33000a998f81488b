import type { LocalText } from '../../../http/language';

export const GROUP_MESSAGES = {
  notFound: {
    en: 'This link doesn’t work. Ask your friend for a new one.',
    ar: 'هذا الرابط لا يعمل. اطلب من صديقك رابطًا جديدًا.',
  },
  noStore: {
    en: 'This store doesn’t take group orders.',
    ar: 'هذا المتجر لا يقبل الطلبات الجماعية.',
  },
  otherStore: {
    en: 'Your cart has items of another store. Order or remove them first.',
    ar: 'في سلتك أصناف من متجر آخر. اطلبها أو أزلها أولًا.',
  },
  notOfStore: {
    en: 'This group order is for another store.',
    ar: 'تطلب المجموعة من متجر آخر.',
  },
  locked: {
    en: 'The group order is locked, so nothing can be changed now.',
    ar: 'الطلب الجماعي مقفل، فلا يمكن تغيير شيء الآن.',
  },
  over: {
    en: 'This group order has ended.',
    ar: 'انتهى هذا الطلب الجماعي.',
  },
  name: {
    en: 'Please enter your name, with at most 40 characters.',
    ar: 'يرجى إدخال اسمك، بما لا يزيد على 40 حرفًا.',
  },
  full: {
    en: 'This group is full. Ask your friend to add your dishes.',
    ar: 'اكتملت هذه المجموعة. اطلب من صديقك أن يضيف أطباقك.',
  },
  notJoined: { en: 'Enter your name first.', ar: 'أدخل اسمك أولًا.' },
  tooManyLines: {
    en: 'You can add at most 20 different items.',
    ar: 'يمكنك إضافة 20 صنفًا مختلفًا على الأكثر.',
  },
  changed: {
    en: 'The group order has just changed. Please try again.',
    ar: 'تغيّر الطلب الجماعي للتو. حاول مجددًا.',
  },
  notHost: {
    en: 'Only the person who started the group order can do this.',
    ar: 'هذا متاح لمن بدأ الطلب الجماعي فقط.',
  },
} as const satisfies Record<string, LocalText>;

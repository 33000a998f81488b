import type { LocalText } from '../../http/language';

export const MOST_WISHES = 300;

export const WISHLIST_MESSAGES = {
  added: { en: 'Added to your wishlist.', ar: 'تمت الإضافة إلى المفضلة.' },
  removed: { en: 'Removed from your wishlist.', ar: 'تمت الإزالة من المفضلة.' },
  whichOne: { en: 'Say what to add or remove.', ar: 'حدد ما تريد إضافته أو إزالته.' },
  full: {
    en: `Your wishlist is full: it holds ${MOST_WISHES} of a kind.`,
    ar: 'المفضلة ممتلئة: تتسع لـ ٣٠٠ من كل نوع.',
  },
} as const satisfies Record<string, LocalText>;

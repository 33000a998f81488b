import type { LocalText } from '../../http/language';

export const RENTAL_MESSAGES = {
  badTime: { en: 'The pickup time could not be read.', ar: 'تعذرت قراءة وقت الاستلام.' },
} as const satisfies Record<string, LocalText>;

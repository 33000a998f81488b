import type { Text } from '../world.types';

export const text = (en: string, ar: string): Text => ({ en, ar });

export const slugOf = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const emojiPicture = (code: string): string => `/pictures/emoji/${code}.webp`;

import { latinDigits } from './digits';

/**
 * Normalises text for search: lower case, no accents or vowel marks, one form per letter and digit, single
 * spaces.
 */
export function normalizeSearchText(text: string): string {
  // NFKD also reduces an Arabic hamza on alef, waw or yaa to the base letter.
  return latinDigits(text)
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/ٱ/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map(withoutArticle)
    .join(' ');
}

/** Removes the Arabic article, so that "البيتزا" matches "بيتزا" and vice versa. */
const withoutArticle = (word: string): string => (/^ال\p{L}{3,}$/u.test(word) ? word.slice(2) : word);

export const searchWords = (text: string): string[] => [
  ...new Set(normalizeSearchText(text).split(' ').filter(Boolean)),
];

const NAMES_END = ' | ';

/**
 * Returns the searchable text of a row: its names, then tags, category and store. Spaces surround each word,
 * so that a search can match whole words.
 */
export const searchText = (names: string[], others: string[]): string =>
  ` ${names.map(normalizeSearchText).join(' ')}${NAMES_END}${searchWords(others.join(' ')).join(' ')} `;

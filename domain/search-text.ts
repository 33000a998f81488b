const ARABIC_ZERO = '٠'.charCodeAt(0);

/** What search compares: lower case, no accents or vowel marks, one form of each letter and digit, single spaces. */
export function normalizeSearchText(text: string): string {
  // Decomposing also turns hamza on alef, waw and yaa into the bare letter and a mark.
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/ٱ/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map(withoutArticle)
    .join(' ');
}

/** "البيتزا" is found by "بيتزا" and the other way round. */
const withoutArticle = (word: string): string => (/^ال\p{L}{3,}$/u.test(word) ? word.slice(2) : word);

export const searchWords = (text: string): string[] => [
  ...new Set(normalizeSearchText(text).split(' ').filter(Boolean)),
];

const NAMES_END = ' | ';

/**
 * The searchable text of a row: its names, then everything else it should be found by (tags, category, store).
 * Every word stands between spaces, so that it can be told from a part of a word.
 */
export const searchText = (names: string[], others: string[]): string =>
  ` ${names.map(normalizeSearchText).join(' ')}${NAMES_END}${searchWords(others.join(' ')).join(' ')} `;

/** Maximum number of characters on cards [CARD-03] and on the item page [ITEM-06]. */
const CARD_TEXT_LENGTH = 70;
export const ITEM_TEXT_LENGTH = 130;

/** Firefox before version 125 has no segmenter. */
const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

/**
 * Splits text into characters as readers count them. An emoji family, a flag or a letter with its marks is
 * one character.
 */
const charactersOf = (text: string): string[] =>
  graphemes ? [...graphemes.segment(text)].map(({ segment }) => segment) : [...text];

export const isTooLong = (text: string, length: number): boolean =>
  text.length > length && charactersOf(text).length > length;

/** Shortens the text. Never cuts inside a character of several code points, such as an emoji family. */
export const truncate = (text: string, length: number = CARD_TEXT_LENGTH): string =>
  isTooLong(text, length) ? `${charactersOf(text).slice(0, length).join('').trimEnd()}…` : text;

/** Adds a full stop to a user's text that has none. */
export function withFullStop(text: string): string {
  const words = text.trim();
  return words === '' || /[.!?؟…]["'”»)]*$/u.test(words) ? words : `${words}.`;
}

/** Descriptions on cards [CARD-03] and on the item page [ITEM-06]. */
const CARD_TEXT_LENGTH = 70;
export const ITEM_TEXT_LENGTH = 130;

export const isTooLong = (text: string, length: number): boolean => [...text].length > length;

/** Counts characters as people see them, so that an emoji is never cut in two. */
export function truncate(text: string, length: number = CARD_TEXT_LENGTH): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`;
}

/** Somebody's own words, before others: they end where they end. */
export function asSentence(text: string): string {
  const words = text.trim();
  return words === '' || /[.!?؟…]["'”»)]*$/u.test(words) ? words : `${words}.`;
}

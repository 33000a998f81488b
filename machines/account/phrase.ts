/** Case and the gaps in a number do not count. */
const plain = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();

export const isSamePhrase = (wanted: string, typed: string): boolean =>
  plain(typed) !== '' && plain(typed) === plain(wanted);

import { arabicOf } from '../../tests/support/model/app-texts';
import type { Language } from '../../tests/support/model/words';

type Values = Readonly<Record<string, string | number>>;
export type Say = (source: string, values?: Values) => string;

/** Finds markup inside a translated text. */
const TAG = /<\/?\d+\/?>/g;

/** Translates a source text to the language of the page. A text without a translation stays English. */
export const wordsOfPage =
  (language: Language): Say =>
  (source, values = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
      (language === 'ar' ? arabicOf(source) : source).replaceAll(TAG, ''),
    );

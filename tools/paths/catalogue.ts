import { arabicOf } from '../../tests/support/model/app-texts';
import type { Language } from '../../tests/support/model/words';

type Values = Readonly<Record<string, string | number>>;
export type Say = (source: string, values?: Values) => string;

/** What is set apart within a text. */
const TAG = /<\/?\d+\/?>/g;

/** The words of the page for a text of the source, as the page itself shows them: untranslated ones stay English. */
export const wordsOfPage =
  (language: Language): Say =>
  (source, values = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
      (language === 'ar' ? arabicOf(source) : source).replaceAll(TAG, ''),
    );

import { readFileSync } from 'node:fs';
import PO from 'pofile';
import type { Locale } from './shopper';

type Values = Record<string, string | number>;
/** Translates a source text into the language of the test. */
export type Say = (source: string, values?: Values) => string;

const arabicOf = (file: string) => {
  const { items } = PO.parse(readFileSync(new URL(`../../../locales/${file}`, import.meta.url), 'utf8'));
  return new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']));
};
const sayer =
  (arabic: ReadonlyMap<string, string>) =>
  (locale: Locale): Say => {
    return (source, values = {}) => {
      const text = locale === 'en' ? source : arabic.get(source);
      if (!text) throw new Error(`"${source}" has no Arabic`);
      return Object.entries(values).reduce(
        (filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)),
        text,
      );
    };
  };

export const sayIn = sayer(arabicOf('ar.po'));
/** The flow gallery has its own catalogue. */
export const flowWordsIn = sayer(arabicOf('flows/ar.po'));

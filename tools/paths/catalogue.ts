import { readFileSync } from 'node:fs';
import PO from 'pofile';
import type { Language } from '../../tests/support/model/words';

/** The words of the page for a text of the source, as the page itself shows them: untranslated ones stay English. */
export function wordsOfPage(language: Language): (source: string) => string {
  if (language === 'en') return (source) => source;
  const file = new URL(`../../locales/${language}.po`, import.meta.url);
  const { items } = PO.parse(readFileSync(file, 'utf8'));
  const known = new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']));
  return (source) => known.get(source) || source;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import type { Text } from './words';

/** A text of the app as its source spells it, with the Arabic that the page shows; not translated yet: null. */
type AppText = { en: string; ar: string | null; pattern: RegExp };

const GAP = /\{(\w+)(, number)?\}/g;
const GOES_ON = /\s*…$/;

/** Everything runs at the root, also where a browser is imitated and files have no addresses. */
const catalogue: readonly AppText[] = PO.parse(readFileSync(join(process.cwd(), 'locales', 'ar.po'), 'utf8'))
  .items.filter(({ msgid }) => /\p{Letter}/u.test(msgid.replaceAll(GAP, '')) && !msgid.includes(', plural,'))
  .map(({ msgid, msgstr }) => ({ en: msgid, ar: msgstr[0] || null, pattern: patternOf(msgid) }));
const bySource = new Map(catalogue.map((text) => [text.en, text]));

/** Matches a text whatever fills its gaps. */
function patternOf(text: string): RegExp {
  const parts = text.replaceAll(/[.*+?^$()[\]|\\]/g, '\\$&').split(/\{\w+(?:, number)?\}/);
  const gaps = [...text.matchAll(GAP)].map(([, , isNumber]) => (isNumber ? '([\\d.,]+)' : '(.+)'));
  return new RegExp(`^${parts.map((part, index) => part + (gaps[index] ?? '')).join('')}$`);
}

/** The Arabic of a text of the source; an untranslated one stays English, as on the page. */
export const arabicOf = (source: string): string => bySource.get(source)?.ar ?? source;

/** What a page shows in Arabic where it shows this in English; null: it is no text of the app, but data. */
export function arabicFor(shown: string): string | null {
  const known = bySource.get(shown);
  if (known) return known.ar ?? shown;
  const filled = catalogue.find(({ en, pattern }) => en.includes('{') && pattern.test(shown));
  if (filled) return withGapsOf(filled, shown);
  if (!GOES_ON.test(shown)) return null;
  const beginning = shown.replace(GOES_ON, '');
  const whole = catalogue.find(({ en }) => en.startsWith(beginning));
  return whole ? (whole.ar ?? shown) : null;
}

function withGapsOf({ en, ar, pattern }: AppText, shown: string): string {
  const values = pattern.exec(shown)?.slice(1) ?? [];
  const names = [...en.matchAll(GAP)].map(([, name]) => name);
  return (ar ?? en).replaceAll(GAP, (gap, name) => values[names.indexOf(name)] ?? gap);
}

/** What a text quotes: “in English”, «in Arabic». */
export const quotesIn = (text: string): string[] =>
  [...text.matchAll(/“([^”]+)”|«([^»]+)»/g)].map(([, english, arabic]) => english ?? arabic ?? '');

/** Quotes of the app are never written twice: the Arabic ones are what the page says where the English ones stand. */
export function inWordsOfApp({ en, ar }: Text): Text {
  const quotes = quotesIn(en);
  let index = -1;
  return {
    en,
    ar: ar.replaceAll(/«([^»]+)»/g, (whole) => {
      index += 1;
      const shown = arabicFor(quotes[index] ?? '');
      return shown === null ? whole : `«${shown}»`;
    }),
  };
}

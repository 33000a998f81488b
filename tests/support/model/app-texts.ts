import { catalogueEntries } from './app-catalogue';
import type { Text } from './words';

/** A text of the app as in its source, with the Arabic translation; null: not translated yet. */
type AppText = { en: string; ar: string | null; pattern: RegExp };

const GAP = /\{(\w+)(, number)?\}/g;
const GOES_ON = /\s*…$/;

const catalogue: readonly AppText[] = catalogueEntries
  .filter(([en]) => /\p{Letter}/u.test(en.replaceAll(GAP, '')) && !en.includes(', plural,'))
  .map(([en, ar]) => ({ en, ar: ar || null, pattern: patternOf(en) }));
const bySource = new Map(catalogue.map((text) => [text.en, text]));

/** Matches a text with any values in its placeholders. */
function patternOf(text: string): RegExp {
  const parts = text.replaceAll(/[.*+?^$()[\]|\\]/g, '\\$&').split(/\{\w+(?:, number)?\}/);
  const gaps = [...text.matchAll(GAP)].map(([, , isNumber]) => (isNumber ? '([\\d.,]+)' : '(.+)'));
  return new RegExp(`^${parts.map((part, index) => part + (gaps[index] ?? '')).join('')}$`);
}

/** Returns the Arabic of a source text. A text without a translation stays English, as on the page. */
export const arabicOf = (source: string): string => bySource.get(source)?.ar ?? source;

/** Returns the Arabic for an English text on the page. `null`: the text is data. */
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

/** Quotations in a text: “in English”, «in Arabic». */
export const quotesIn = (text: string): string[] =>
  [...text.matchAll(/“([^”]+)”|«([^»]+)»/g)].map(([, english, arabic]) => english ?? arabic ?? '');

/**
 * Replaces quoted Arabic texts by the translations of the quoted English ones, so that each text has one
 * source.
 */
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

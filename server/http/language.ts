export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in every language of the app. */
export type LocalText = Record<Language, string>;

/** The locales for formatting. Arabic uses Latin digits too [LANG-08]. */
export const LOCALES: Record<Language, string> = { en: 'en', ar: 'ar-SA-u-nu-latn' };

export const numberIn = (value: number, language: Language): string => NUMBERS[language].format(value);
const NUMBERS = { en: new Intl.NumberFormat(LOCALES.en), ar: new Intl.NumberFormat(LOCALES.ar) };
/** Formats a quantity and a name: `2 × Margherita`. */
export const timesIn = (quantity: number, name: string, language: Language): string =>
  `${numberIn(quantity, language)} × ${name}`;
export const listIn = (words: readonly string[], language: Language): string =>
  words.join(language === 'ar' ? '، ' : ', ');

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((known) => known === value);

/**
 * Returns the language in the first of these preferences that names one. Accepts `ar`, `ar-SA` and weighted
 * `Accept-Language` lists.
 */
export function preferredLanguage(...drafts: (string | undefined)[]): Language {
  for (const draft of drafts) {
    const found = draft === undefined ? undefined : bestOf(draft);
    if (found !== undefined) return found;
  }
  return 'en';
}

function bestOf(draft: string): Language | undefined {
  return draft
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean);
      return {
        code: tag.trim().slice(0, 2).toLowerCase(),
        weight: weight === undefined ? 1 : Number(weight),
      };
    })
    .filter((entry) => entry.weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map((entry) => entry.code)
    .find(isLanguage);
}

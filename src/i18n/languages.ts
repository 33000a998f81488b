export type LanguageCode = 'en' | 'ar';
type Direction = 'ltr' | 'rtl';

type LanguageInfo = { code: LanguageCode; country: string; ownName: string; locale: string };

/** The Arabic locale fixes Latin digits [LANG-08] and the Gregorian calendar, whatever the browser's default is. */
export const languages: readonly LanguageInfo[] = [
  { code: 'en', country: 'US', ownName: 'English', locale: 'en-US' },
  { code: 'ar', country: 'SA', ownName: 'العربية', locale: 'ar-SA-u-ca-gregory-nu-latn' },
];

const RTL: readonly string[] = ['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yl'];

export const directionOf = (code: string): Direction => (RTL.includes(code) ? 'rtl' : 'ltr');

export const isLanguage = (value: unknown): value is LanguageCode =>
  languages.some(({ code }) => code === value);

export const localeOf = (code: LanguageCode): string =>
  languages.find((language) => language.code === code)?.locale ?? 'en-US';

import type { Language, Theme } from '../../../machines/preferences/preferences.types';
import { isLanguage } from '../../i18n/languages';
import type { StoredValues } from '../../platform/storage/stored-values';

const CHANGED = 'souk-language-changed';

/** `theme.js` decided before the first paint; the app goes on from what it painted. */
export const themeOnScreen = (): Theme =>
  document.documentElement.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light';

export function languageOnScreen(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

export function paintTheme(theme: Theme): void {
  document.documentElement.dataset.mantineColorScheme = theme;
}

/** The next page can then be made in the right language at once. */
export function tellServerLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `souk_language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** The news about it is shown by the page that comes [LANG-03, Q-14]. */
export function keepLanguage(stored: StoredValues, language: Language): void {
  stored.setLanguage(language);
  tellServerLanguage(language);
  try {
    sessionStorage.setItem(CHANGED, language);
  } catch {
    // Without session storage the new page only misses the news.
  }
}

/** A real reload, as the question promised: nothing comes after it. */
export function reloadPage(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}

/** True once after a change of language. */
export function wasLanguageChanged(): boolean {
  try {
    const isChanged = sessionStorage.getItem(CHANGED) !== null;
    sessionStorage.removeItem(CHANGED);
    return isChanged;
  } catch {
    return false;
  }
}

import type { Language, Theme } from '../../../machines/preferences/preferences.types';
import { isLanguage } from '../../i18n/languages';
import { tabValue } from '../../platform/storage/device-values';
import type { StoredValues } from '../../platform/storage/stored-values';

/** Returns the theme that `theme.js` set before the first paint. */
export const themeOnScreen = (): Theme =>
  document.documentElement.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light';

export function languageOnScreen(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

export function paintTheme(theme: Theme): void {
  document.documentElement.dataset.mantineColorScheme = theme;
}

/** Sets the cookie with the language. The server renders the next page in this language. */
export function setLanguageCookie(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `souk_language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/**
 * Stores the language. The next page shows a notice about it, because the reload would lose one [LANG-03,
 *
 */
export function saveLanguage(stored: StoredValues, language: Language): void {
  stored.setLanguage(language);
  setLanguageCookie(language);
  // Without session storage, only the notice is lost.
  tabValue('souk-language-changed').write(language);
}

/** Reloads the page. The promise never resolves, because the browser leaves the page. */
export function reloadPage(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}

/** Returns true once, on the page that loads after a change of language. */
export function wasLanguageChanged(): boolean {
  const changed = tabValue('souk-language-changed');
  const isChanged = changed.read() !== null;
  changed.write(null);
  return isChanged;
}

import type { Language, Theme } from '../../../machines/preferences/preferences.types';
import { isLanguage } from '../../i18n/languages';
import { tabValue } from '../../platform/storage/device-values';
import type { StoredValues } from '../../platform/storage/stored-values';

/** Reads the theme that `theme.js` set before the first paint. */
export const themeOnScreen = (): Theme =>
  document.documentElement.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light';

export function languageOnScreen(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

export function paintTheme(theme: Theme): void {
  document.documentElement.dataset.mantineColorScheme = theme;
}

/** Sets the cookie from which the server takes the language of the next page. */
export function tellServerLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `souk_language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** The reload would lose the notice, so the next page shows it [LANG-03, Q-14]. */
export function saveLanguage(stored: StoredValues, language: Language): void {
  stored.setLanguage(language);
  tellServerLanguage(language);
  // If session storage is off, only the notice is lost.
  tabValue('souk-language-changed').write(language);
}

/** Never resolves, because the browser leaves the page. */
export function reloadPage(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}

/** True once, on the page that loads after a change of language. */
export function wasLanguageChanged(): boolean {
  const changed = tabValue('souk-language-changed');
  const isChanged = changed.read() !== null;
  changed.write(null);
  return isChanged;
}

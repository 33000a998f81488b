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

/** A real reload, as the question promised; the news about it is shown by the new page [LANG-03, Q-14]. */
export async function switchLanguage(stored: StoredValues, language: Language): Promise<void> {
  stored.setLanguage(language);
  tellServerLanguage(language);
  try {
    sessionStorage.setItem(CHANGED, language);
  } catch {
    // Without session storage the new page only misses the news.
  }
  await leftQuestion();
  window.location.reload();
  await new Promise<never>(() => undefined);
}

/** The question closes by a step back in the history, and a step back would cancel a reload. */
const leftQuestion = () =>
  Promise.race([
    new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true })),
    new Promise((resolve) => setTimeout(resolve, 250)),
  ]);

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

import { i18n } from '@lingui/core';
import { type LanguageCode, localeOf } from './languages';

const catalogues = {
  en: () => import('../../locales/en.po'),
  ar: () => import('../../locales/ar.po'),
};

/** Only the catalogue of the chosen language is downloaded. Numbers in its sentences have the reader's digits. */
export async function activateLanguage(code: LanguageCode): Promise<void> {
  const { messages } = await catalogues[code]();
  i18n.loadAndActivate({ locale: code, locales: localeOf(code), messages });
}

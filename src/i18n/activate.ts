import { i18n } from '@lingui/core';
import { type LanguageCode, localeOf } from './languages';

const catalogues = {
  en: () => import('../../locales/en.po'),
  ar: () => import('../../locales/ar.po'),
};

/** What the first screens do not say. Only a build has it apart; elsewhere each catalogue is whole. */
const furtherCatalogues = {
  en: () => import('../../locales/en.po?further'),
  ar: () => import('../../locales/ar.po?further'),
};

/** Only the catalogue of the chosen language is downloaded. Numbers in its sentences have the reader's digits. */
export async function activateLanguage(code: LanguageCode): Promise<void> {
  const { messages } = await catalogues[code]();
  i18n.loadAndActivate({ locale: code, locales: localeOf(code), messages });
}

/** A part of the shop that says more than the first screens do is here when its texts are: the build asks for that. */
export async function withTexts<Part>(part: Promise<Part>): Promise<Part> {
  const [arrived, { messages }] = await Promise.all([
    part,
    furtherCatalogues[i18n.locale === 'ar' ? 'ar' : 'en'](),
  ]);
  // Nothing on the page says any of them yet, so nothing is drawn anew.
  Object.assign(i18n.messages, messages);
  return arrived;
}

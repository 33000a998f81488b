import { i18n } from '@lingui/core';
import { type LanguageCode, localeOf } from './languages';

const catalogues = {
  en: () => import('../../locales/en.po'),
  ar: () => import('../../locales/ar.po'),
};

/** Texts that the first screens do not need. Only a build splits them off. */
const furtherCatalogues = {
  en: () => import('../../locales/en.po?further'),
  ar: () => import('../../locales/ar.po?further'),
};

/** Downloads only the chosen language. Numbers in texts use its digits. */
export async function activateLanguage(code: LanguageCode): Promise<void> {
  const { messages } = await catalogues[code]();
  i18n.loadAndActivate({ locale: code, locales: localeOf(code), messages });
}

/** Loads the further texts together with a lazy part. The build adds this call. */
export async function withTexts<Part>(part: Promise<Part>): Promise<Part> {
  const [arrived, { messages }] = await Promise.all([
    part,
    furtherCatalogues[i18n.locale === 'ar' ? 'ar' : 'en'](),
  ]);
  // No visible text uses the new messages yet, so nothing has to re-render.
  Object.assign(i18n.messages, messages);
  return arrived;
}

import { i18n } from '@lingui/core';
import type { LanguageCode } from '../i18n/languages';

const catalogues = {
  en: () => import('../../locales/flows/en.po'),
  ar: () => import('../../locales/flows/ar.po'),
};

/** The gallery's texts are a separate catalogue, so that customers never download them. */
export async function loadFlowTexts(language: LanguageCode): Promise<void> {
  const { messages } = await catalogues[language]();
  i18n.load(language, messages);
}

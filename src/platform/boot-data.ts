import type { Module } from '../../domain/catalogue';
import type { Config } from '../../domain/config';
import { type Landing, toConfig, toLanding, toModules } from '../api/config-mapping';
import { type Inlined, inlinedIn } from '../api/inlined';
import type { SiteApi } from '../api/site-api';
import type { LanguageCode } from '../i18n/languages';

export type BootData = {
  config(): Promise<Config>;
  modules(): Promise<Module[]>;
  landing(): Promise<Landing>;
  /** False if the server disables the flow gallery. True by default, as in development. */
  hasFlows: boolean;
};

/**
 * Creates the data of the first page from the responses that the server inlined into it. Missing or malformed
 * responses are fetched.
 */
export function createBootData(
  api: SiteApi,
  language: LanguageCode,
  page: Inlined = readInlined(),
): BootData {
  // Inlined data contains names in the page's language, so it is ignored if another language is chosen.
  const inlined = page.language === undefined || page.language === language ? page : {};
  return {
    config: () => parsed(inlined.config, toConfig) ?? api.config(),
    modules: () => parsed(inlined.modules, toModules) ?? api.modules(),
    landing: () => parsed(inlined.landing, toLanding) ?? api.landing(),
    hasFlows: page.flows !== false,
  };
}

function parsed<Answer, T>(value: Answer | null | undefined, parse: (value: Answer) => T): Promise<T> | null {
  if (value === undefined || value === null) return null;
  try {
    return Promise.resolve(parse(value));
  } catch {
    return null;
  }
}

export function readInlined(): Inlined {
  const text = document.getElementById('souk-boot')?.textContent;
  if (!text) return {};
  try {
    return inlinedIn(text);
  } catch {
    return {};
  }
}

import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language, type LocalText } from '../../http/language';
import { SHOP_NAME, type SiteConfig, shopConfig } from './config';

/** What an operator's file says instead of the demo shop, by language. */
export type ShopSettings = Readonly<Record<Language, Partial<SiteConfig>>>;

const NO_SHOP_SETTINGS: ShopSettings = { en: {}, ar: {} };

/** Where the demo would be reached: nobody calls or reads it in the place of a shop for real people. */
const NOT_OF_THE_DEMO: Partial<SiteConfig> = {
  phone: '',
  email: '',
  address: '',
  social_media: [],
  download_user_app_links: {
    playstore_url_status: 0,
    playstore_url: null,
    apple_store_url_status: 0,
    apple_store_url: null,
  },
};

export const ofRealShop = ({ en, ar }: ShopSettings): ShopSettings => ({
  en: { ...NOT_OF_THE_DEMO, ...en },
  ar: { ...NOT_OF_THE_DEMO, ...ar },
});

export const shopNameOf = ({ en, ar }: ShopSettings): LocalText => ({
  en: en.business_name ?? SHOP_NAME.en,
  ar: ar.business_name ?? SHOP_NAME.ar,
});

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * `SHOP_FILE` names a JSON file with fields of the answer of `/config`. A text may be `{"en": "...", "ar": "..."}`.
 * Everything else must be of the kind that it replaces, so that a slip is told at the start and not by a page.
 */
export function readShopSettings(env: Environment): ShopSettings {
  const path = env.SHOP_FILE?.trim();
  if (!path) return NO_SHOP_SETTINGS;
  try {
    return shopSettingsOf(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new Error(`SHOP_FILE ${path}: ${error instanceof Error ? error.message : error}`);
  }
}

export function shopSettingsOf(json: unknown): ShopSettings {
  const known: Readonly<Record<string, unknown>> = shopConfig('en');
  if (!isRecord(json)) throw new Error('it must be a JSON object.');
  for (const [key, value] of Object.entries(json)) {
    if (!Object.hasOwn(known, key)) throw new Error(`"${key}" is no field of the shop’s settings.`);
    const wanted = known[key];
    const isText = typeof wanted === 'string' && isBilingual(value);
    if (!isText && wanted !== null && kindOf(value) !== kindOf(wanted))
      throw new Error(`"${key}" must be ${WORDS[kindOf(wanted)] ?? kindOf(wanted)}.`);
  }
  const inLanguage = (language: Language) =>
    Object.fromEntries(
      Object.entries(json).map(([key, value]) => [key, isBilingual(value) ? value[language] : value]),
    );
  return { en: inLanguage('en'), ar: inLanguage('ar') };
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'a text, or one for each language: {"en": "...", "ar": "..."}',
  number: 'a number',
  boolean: 'true or false',
  list: 'a list',
  object: 'an object',
};

const isRecord = (value: unknown): value is Record<string, unknown> => kindOf(value) === 'object';

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'list';
  return value === null ? 'null' : typeof value;
};

const isBilingual = (value: unknown): value is Record<Language, string> =>
  isRecord(value) &&
  Object.keys(value).length === LANGUAGES.length &&
  LANGUAGES.every((language) => typeof value[language] === 'string');

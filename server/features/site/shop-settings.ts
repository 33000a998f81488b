import { readFileSync } from 'node:fs';
import { DECIMALS, decimalsOf, NO_CURRENCY, USUAL_CURRENCY } from '../../../domain/money';
import { LANGUAGES, type Language, type LocalText } from '../../http/language';
import { SHOP_NAME, type SiteConfig, shopConfig } from '../shared/site-config';

/** The operator's settings, by language. They override the demo's. */
export type ShopSettings = Readonly<Record<Language, Partial<SiteConfig>>>;

const NO_SHOP_SETTINGS: ShopSettings = { en: {}, ar: {} };

/** Contact details and terms of the demo; a real shop must not inherit them. */
const NOT_OF_THE_DEMO: Partial<SiteConfig> = {
  store_commission: null,
  courier_minimum_fee: null,
  payout_days: null,
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
 * Reads the JSON file that `SHOP_FILE` names. Its fields are those of the response of `/config`. A text may
 * be `{"en": "...", "ar": "..."}`. Each value must have the type of the value that it replaces, so that a
 * mistake is reported at the start.
 */
export function readShopSettings(env: Environment): ShopSettings {
  const path = env.SHOP_FILE?.trim();
  const charged = env.STRIPE_CURRENCY?.trim().toUpperCase() || null;
  if (!path) return charged === null ? NO_SHOP_SETTINGS : shopSettingsOf({ currency_code: charged });
  try {
    return shopSettingsOf(JSON.parse(readFileSync(path, 'utf8')), charged);
  } catch (error) {
    throw new Error(`SHOP_FILE ${path}: ${error instanceof Error ? error.message : error}`);
  }
}

export function shopSettingsOf(json: unknown, charged: string | null = null): ShopSettings {
  const known: Readonly<Record<string, unknown>> = shopConfig('en');
  if (!isRecord(json)) throw new Error('it must be a JSON object.');
  for (const [key, value] of Object.entries(json)) {
    if (!Object.hasOwn(known, key)) throw new Error(`"${key}" is no field of the shop’s settings.`);
    const wanted = known[key];
    const isText = typeof wanted === 'string' && isBilingual(value);
    if (!isText && wanted !== null && kindOf(value) !== kindOf(wanted))
      throw new Error(`"${key}" must be ${WORDS[kindOf(wanted)] ?? kindOf(wanted)}.`);
  }
  const configured = { ...currencyFields(json, charged), ...json };
  const inLanguage = (language: Language) =>
    Object.fromEntries(
      Object.entries(configured).map(([key, value]) => [key, isBilingual(value) ? value[language] : value]),
    );
  return { en: inLanguage('en'), ar: inLanguage('ar') };
}

/** Currencies by symbol, for files without a currency code. */
const BY_SIGN: Record<string, string> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  'د.إ': 'AED',
  '﷼': 'SAR',
};

/**
 * Returns the settings that follow from the currency: its decimals, how many are shown, and the code as the
 * symbol.
 */
function currencyFields(json: Record<string, unknown>, charged: string | null): Record<string, unknown> {
  const { currency_code: named, currency_symbol: sign, currency_decimals: decimals } = json;
  if (named === undefined && sign === undefined && charged === null && decimals === undefined) return {};
  const code =
    named ??
    charged ??
    (sign === undefined
      ? USUAL_CURRENCY.code
      : (BY_SIGN[String(isBilingual(sign) ? sign.en : sign)] ?? NO_CURRENCY));
  if (typeof code !== 'string' || !/^[A-Z]{3}$/.test(code))
    throw new Error('"currency_code" must be the three capital letters of a currency, such as "KWD".');
  const most = decimalsOf(code);
  const counted = decimals === undefined ? most : DECIMALS.find((one) => one === decimals && one <= most);
  if (counted === undefined)
    throw new Error(
      `"currency_decimals" of ${code} must be ${DECIMALS.filter((one) => one <= most).join(' or ')}.`,
    );
  return {
    currency_code: code,
    currency_decimals: counted,
    digit_after_decimal_point: counted,
    ...(sign === undefined &&
      code !== USUAL_CURRENCY.code && { currency_symbol: code, currency_symbol_direction: 'right' }),
  };
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

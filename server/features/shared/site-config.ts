import type { Config } from '../../../contract/types.gen';
import { directionOf } from '../../../domain/languages';
import { type Currency, USUAL_CURRENCY } from '../../../domain/money';
import { LANGUAGES, type Language, type LocalText } from '../../http/language';
import { withName } from './text-placeholders';

/** The centre of the demo city. It is a constant, so that the city need not be built at the start. */
export const DEFAULT_LOCATION = { lat: 34.201413, lng: -41.599562 };

/** The UTC offset of the demo's city in minutes, all year. */
export const UTC_OFFSET_MINUTES = 240;

export const SHOP_NAME: LocalText = { en: 'Souk', ar: 'سوق' };
const ADDRESS: LocalText = { en: '12 East Embankment, Port Maravel', ar: '12 الكورنيش الشرقي، بورت مارافيل' };
const FOOTER: LocalText = {
  en: '© 2026 {shop}. Everything your city sells, brought to you.',
  ar: '© 2026 {shop}. كل ما تبيعه مدينتك، يصل إليك.',
};
const COOKIES: LocalText = {
  en: 'We store only what keeps your cart and your settings working.',
  ar: 'نحفظ فقط ما يلزم لعمل سلتك وإعداداتك.',
};
const PAYMENTS = [
  { gateway: 'card', title: { en: 'Bank card', ar: 'بطاقة مصرفية' }, picture: '1f4b3' },
  { gateway: 'pay_by_bank', title: { en: 'Pay by bank', ar: 'الدفع عبر البنك' }, picture: '1f3e6' },
] as const;
const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ar: 'العربية' };

const pictureUrl = (code: string) => `/pictures/emoji/${code}.webp`;

/** Returns the default settings, as the contract's `Config`. Every feature is on [DATA-01]. */
export const baseConfig = (language: Language, login: LoginPart, name?: string): SiteConfig => ({
  ...login,
  ...shopConfig(language, name),
});

/** The fields about signing in. The feature `session` fills them in. */
export type LoginPart = Pick<
  SiteConfig,
  | 'centralize_login'
  | 'firebase_otp_verification'
  | 'is_mail_active'
  | 'is_sms_active'
  | 'social_login'
  | 'apple_login'
> & { demo_otp: string | null };

/** Returns the settings without those about signing in. The operator may override all of them. */
export const shopConfig = (
  language: Language,
  name = SHOP_NAME[language],
): Omit<SiteConfig, keyof LoginPart> => ({
  business_name: name,
  logo_full_url: '/logo.svg',
  country: 'AE',
  country_picker_status: 0,
  demo: false,
  default_location: DEFAULT_LOCATION,
  phone: '+97145550100',
  email: 'hello@souk.example',
  address: ADDRESS[language],
  footer_text: withName(FOOTER[language], name),
  cookies_text: COOKIES[language],
  social_media: ['facebook', 'instagram', 'twitter', 'linkedin', 'pinterest'].map((name, index) => ({
    id: index + 1,
    name,
    link: `https://${name}.com/souk.example`,
    status: 1,
  })),
  language: LANGUAGES.map((key) => ({ key, value: LANGUAGE_NAMES[key], direction: directionOf(key) })),
  utc_offset_minutes: UTC_OFFSET_MINUTES,
  time_zone: 'Asia/Dubai',
  timeformat: '24',
  maintenance_mode: false,
  module: null,
  currency_code: USUAL_CURRENCY.code,
  currency_decimals: USUAL_CURRENCY.decimals,
  currency_symbol: '$',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 2,
  tax_included: 0,
  tax_percent: 5,
  base_urls: { item_image_url: '/pictures', store_image_url: '/pictures', banner_image_url: '/pictures' },
  s3_base_urls: {},
  guest_checkout_status: 1,
  free_delivery_over: 50,
  admin_free_delivery: {
    status: 1,
    type: 'free_delivery_by_order_amount',
    free_delivery_over: 50,
  },
  customer_wallet_status: 1,
  loyalty_point_status: 1,
  loyalty_point_exchange_rate: 100,
  loyalty_point_minimum_point: 200,
  loyalty_point_item_purchase_point: 5,
  ref_earning_status: 1,
  ref_earning_exchange_rate: 5,
  ref_earning_friend_reward: 3,
  ref_earning_minimum_order: 10,
  ref_earning_maximum_friends: 20,
  add_fund_status: 1,
  active_payment_method_list: PAYMENTS.map(({ gateway, title, picture }) => ({
    gateway,
    gateway_title: title[language],
    gateway_image_full_url: pictureUrl(picture),
  })),
  maximum_cod_order_amount: null,
  cash_on_delivery: true,
  digital_payment: true,
  offline_payment_status: 1,
  partial_payment_status: 1,
  partial_payment_method: 'both',
  download_user_app_links: {
    playstore_url_status: 1,
    playstore_url: 'https://play.google.com/store/apps/details?id=example.souk',
    apple_store_url_status: 1,
    apple_store_url: 'https://apps.apple.com/app/souk/id0000000000',
  },
  toggle_dm_registration: true,
  toggle_store_registration: true,
  store_commission: 15,
  courier_minimum_fee: 3,
  payout_days: 7,
  toggle_veg_non_veg: true,
  refund_policy: 1,
  cancelation_policy: 1,
  shipping_policy: 1,
  schedule_order: true,
  schedule_order_slot_duration: 30,
  home_delivery_status: 1,
  takeaway_status: 1,
  per_km_shipping_charge: 1,
  minimum_shipping_charge: 2,
  parcel_per_km_shipping_charge: 0.5,
  parcel_minimum_shipping_charge: 3,
  dm_tips_status: 1,
  additional_charge_status: 0,
  additional_charge_name: null,
  additional_charge: 0,
  prescription_order_status: true,
  refund_active_status: true,
  order_delivery_verification: true,
  vehicle_distance_min: 0.8,
  vehicle_hourly_min: 2.5,
  vehicle_day_wise_min: 40,
  parcel_cancellation_status: 1,
  parcel_cancellation_basic_setup: {},
  parcel_return_time_fee: {},
  websocket_status: 0,
  websocket_url: null,
  module_config: MODULE_CONFIG,
});

/** Fields that exist only in some configurations. */
type Rare = 'demo_otp' | 'vapid_public_key' | 'map_tile_url' | 'server_time';

export type SiteConfig = Required<Omit<Config, Rare | 'shipping_policy'>> &
  Pick<Config, Rare> & { shipping_policy?: 0 | 1 | undefined };

declare module '../../http/request-context' {
  interface RequestContext {
    config: SiteConfig;
    /** The currency of all amounts in the request and the response. */
    currency: Currency;
  }
}

const goods = { add_on: false, stock: true, unit: true, veg_non_veg: false, new_variation: false };
const service = { add_on: false, stock: false, unit: false, veg_non_veg: false, new_variation: false };

/** The properties of each type of module: add-ons, stock, units, vegetarian marks. */
const MODULE_CONFIG = {
  food: {
    add_on: true,
    stock: false,
    unit: false,
    veg_non_veg: true,
    new_variation: true,
    show_restaurant_text: true,
  },
  grocery: goods,
  pharmacy: { ...goods, order_attachment: true },
  ecommerce: { ...goods, always_open: true },
  parcel: { ...service, is_parcel: true, always_open: true },
  rental: { ...service, is_taxi: true },
};

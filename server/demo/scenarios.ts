/** The demo's scenarios: named combinations of settings, time and faults. */

import {
  type Currency,
  decimalsOf,
  fromMinor,
  minorPerUnit,
  toMinor,
  USUAL_CURRENCY,
} from '../../domain/money';
import { allLogins } from '../features/session/services/login-config';
import type { ModuleChoice } from '../features/shared/module-choice';
import { type SiteConfig, shopConfig } from '../features/shared/site-config';
import type { Language } from '../http/language';
import type { Terms } from '../open-shop';
import {
  addingFails,
  codesAreWrong,
  type Fault,
  firstGuestIdFails,
  noRoutes,
  offline,
  onePieceCart,
  raisedCart,
  recoveryFails,
  slow,
  socialSignInFails,
  tokensExpire,
} from './faults';
import { DEMO_CODE } from './identity/demo-identity-services';
import { MINUTE, T0 } from './world/t0';

/** A named situation of the demo for one browser: settings, time and fault. */
export type Scenario = {
  terms?: Partial<Terms>;
  fault?: Fault;
  /** The language in which the page opens. */
  language?: Language;
  /** The `Permissions-Policy` header of the scenario's pages. */
  permissions?: string;
};

/**
 * Returns a scenario with another currency. Stored amounts stay the same numbers of smallest units: 12.50
 * dollars become 1.250 dinars or 1250 yen.
 */
function counted(code: string, symbol: string): Scenario {
  const currency: Currency = { code, decimals: decimalsOf(code) };
  const usual = shopConfig('en');
  const scale = minorPerUnit(USUAL_CURRENCY) / minorPerUnit(currency);
  const scaled = (amount: number) => fromMinor(toMinor(amount * scale, currency), currency);
  const over = scaled(usual.free_delivery_over ?? 0);
  return setting({
    currency_code: code,
    currency_decimals: currency.decimals,
    digit_after_decimal_point: currency.decimals,
    currency_symbol: symbol,
    currency_symbol_direction: 'right',
    free_delivery_over: over,
    admin_free_delivery: { ...usual.admin_free_delivery, free_delivery_over: over },
    loyalty_point_exchange_rate: usual.loyalty_point_exchange_rate / scale,
    loyalty_point_item_purchase_point: usual.loyalty_point_item_purchase_point / scale,
    ref_earning_exchange_rate: scaled(usual.ref_earning_exchange_rate),
    ref_earning_friend_reward: scaled(usual.ref_earning_friend_reward),
    ref_earning_minimum_order: scaled(usual.ref_earning_minimum_order),
    courier_minimum_fee: scaled(usual.courier_minimum_fee ?? 0),
    per_km_shipping_charge: scaled(usual.per_km_shipping_charge),
    minimum_shipping_charge: scaled(usual.minimum_shipping_charge),
    parcel_per_km_shipping_charge: scaled(usual.parcel_per_km_shipping_charge),
    parcel_minimum_shipping_charge: scaled(usual.parcel_minimum_shipping_charge),
    vehicle_distance_min: scaled(usual.vehicle_distance_min),
    vehicle_hourly_min: scaled(usual.vehicle_hourly_min),
    vehicle_day_wise_min: scaled(usual.vehicle_day_wise_min),
  });
}

const setting = (settings: Partial<SiteConfig>): Scenario => ({ terms: { settings } });
const login = (statuses: Partial<typeof allLogins>): Scenario =>
  setting({ centralize_login: { ...allLogins, ...statuses } });
const flag = (isOn: boolean): 0 | 1 => (isOn ? 1 : 0);
const methods = (...on: ('otp' | 'manual' | 'social')[]): Scenario =>
  login({
    manual_login_status: flag(on.includes('manual')),
    otp_login_status: flag(on.includes('otp')),
    social_login_status: flag(on.includes('social')),
  });
const providers = (google: 0 | 1, facebook: 0 | 1, apple: 0 | 1): Scenario =>
  login({ google_login_status: google, facebook_login_status: facebook, apple_login_status: apple });
const modules = (chooseModules: ModuleChoice): Scenario => ({ terms: { chooseModules } });
const later = (minutes: number): Scenario => ({ terms: { now: () => T0 + minutes * MINUTE } });

export const BASE = 'CFG-BASE';
/** In this scenario the simulated Apple library loads late. */
export const APPLE_LATE = 'CFG-APPLE-LATE';

/** The scenarios by id. A scenario without changes is the plain demo. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  [BASE]: {},
  'CFG-L1': methods('otp', 'manual', 'social'),
  'CFG-L2': methods('otp', 'manual'),
  'CFG-L3': methods('otp', 'social'),
  'CFG-L4': methods('manual', 'social'),
  'CFG-L5': methods('otp'),
  'CFG-L6': methods('manual'),
  'CFG-L7': methods('social'),
  'CFG-L8': methods(),
  'CFG-S1': providers(1, 0, 0),
  'CFG-S2': providers(1, 1, 0),
  'CFG-S3': providers(1, 1, 1),
  [APPLE_LATE]: {},
  'CFG-GUEST0': setting({ guest_checkout_status: 0 }),
  'CFG-WAL0': setting({ customer_wallet_status: 0 }),
  'CFG-LOY0': setting({ loyalty_point_status: 0 }),
  'CFG-REF0': setting({ ref_earning_status: 0 }),
  'CFG-FUND0': setting({ add_fund_status: 0 }),
  'CFG-FUNDNM': setting({ active_payment_method_list: [] }),
  'CFG-DM0': setting({ toggle_dm_registration: false }),
  'CFG-VEG0': setting({ toggle_veg_non_veg: false }),
  'CFG-POL': setting({ refund_policy: 0, cancelation_policy: 1, shipping_policy: undefined }),
  'CFG-TAX1': setting({ tax_included: 1 }),
  'CFG-CUR': setting({ currency_symbol_direction: 'right', digit_after_decimal_point: 3 }),
  'CFG-KWD': counted('KWD', 'KD'),
  'CFG-JPY': counted('JPY', '¥'),
  'CFG-FB1': setting({ firebase_otp_verification: 1 }),
  'CFG-NOVER': setting({
    is_mail_active: false,
    is_sms_active: false,
    centralize_login: { ...allLogins, email_verification_status: 0, phone_verification_status: 0 },
  }),
  'CFG-DEMO1': setting({ demo: true, demo_otp: DEMO_CODE }),
  'CFG-CP1': setting({ country_picker_status: 1 }),
  'CFG-NOMOD': modules(() => []),
  'CFG-ONEMOD': modules((all) => all.slice(0, 1)),
  'CFG-RENTOFF': modules((all) =>
    all.map((module) => ({ ...module, is_active: module.is_active && module.type !== 'rental' })),
  ),
  'CFG-APPS0': setting({
    download_user_app_links: {
      playstore_url_status: 0,
      playstore_url: '',
      apple_store_url_status: 0,
      apple_store_url: '',
    },
  }),
  'CFG-COD': setting({ maximum_cod_order_amount: 500 }),
  'CFG-AR': { language: 'ar' },
  'CLK-MORNING': later(-5 * 60),
  'CLK-EVENING': later(6 * 60),
  'CLK-SALE-ENDED': later(16),
  'ERR-401': { fault: tokensExpire },
  'ERR-500': { fault: addingFails },
  'ERR-SLOW': { fault: slow },
  'ERR-OFF': { fault: offline },
  'ERR-CLAMP': { terms: { cartTerms: onePieceCart } },
  'ERR-PRICE': { terms: { cartTerms: raisedCart } },
  'ERR-LIST': {},
  'ERR-ZERO': { fault: noRoutes },
  'ERR-GEO-DENY': { permissions: 'geolocation=()' },
  'ERR-GEO-TIME': {},
  'ERR-MAP': {},
  'ERR-OTP': { fault: codesAreWrong },
  'ERR-SOCIAL': { fault: socialSignInFails },
  'ERR-APPLY': { fault: recoveryFails },
  'ERR-GUESTID': { fault: firstGuestIdFails },
  'PAY-OK': {},
  'PAY-FAIL': {},
  'PAY-CANCEL': {},
  'PAY-LATE': {},
};

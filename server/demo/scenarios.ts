import { allLogins } from '../features/session/services/login-config';
import type { SiteConfig } from '../features/site/config';
import type { Language } from '../http/language';
import type { Fault } from './faults';

/** A named state of the demo world for one browser: other settings, another time, something that goes wrong. */
export type Scenario = {
  id: string;
  config: Partial<SiteConfig>;
  clockShiftMinutes: number;
  faults: ReadonlySet<Fault>;
  /** How many modules exist, and whether the rental module works. */
  modules: 'all' | 'none' | 'one' | 'rentalOff';
  /** The language that the page starts in. */
  language: Language | null;
};

type Changes = Partial<Omit<Scenario, 'id' | 'faults'>> & { faults?: Fault[] };

const login = (...methods: ('otp' | 'manual' | 'social')[]): Changes => ({
  config: {
    centralize_login: {
      ...allLogins,
      manual_login_status: Number(methods.includes('manual')),
      otp_login_status: Number(methods.includes('otp')),
      social_login_status: Number(methods.includes('social')),
    },
  },
});

const providers = (google: number, facebook: number, apple: number): Changes => ({
  config: {
    centralize_login: {
      ...allLogins,
      google_login_status: google,
      facebook_login_status: facebook,
      apple_login_status: apple,
    },
  },
});

const setting = (config: Partial<SiteConfig>): Changes => ({ config });
const fault = (...faults: Fault[]): Changes => ({ faults });

/** The ids are those of the demo world's list. A scenario without changes belongs to a feature that reads its id. */
const CHANGES: Record<string, Changes> = {
  'CFG-BASE': {},
  'CFG-L1': login('otp', 'manual', 'social'),
  'CFG-L2': login('otp', 'manual'),
  'CFG-L3': login('otp', 'social'),
  'CFG-L4': login('manual', 'social'),
  'CFG-L5': login('otp'),
  'CFG-L6': login('manual'),
  'CFG-L7': login('social'),
  'CFG-L8': login(),
  'CFG-S1': providers(1, 0, 0),
  'CFG-S2': providers(1, 1, 0),
  'CFG-S3': providers(1, 1, 1),
  'CFG-APPLE-LATE': fault('appleLibraryLate'),
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
  'CFG-FB1': setting({ firebase_otp_verification: 1 }),
  'CFG-NOVER': setting({
    is_mail_active: false,
    is_sms_active: false,
    centralize_login: { ...allLogins, email_verification_status: 0, phone_verification_status: 0 },
  }),
  'CFG-DEMO1': setting({ demo: true }),
  'CFG-CP1': setting({ country_picker_status: 1 }),
  'CFG-NOMOD': { modules: 'none' },
  'CFG-ONEMOD': { modules: 'one' },
  'CFG-RENTOFF': { modules: 'rentalOff' },
  'CFG-APPS0': setting({
    download_user_app_links: {
      playstore_url_status: 0,
      playstore_url: '',
      apple_store_url_status: 0,
      apple_store_url: '',
    },
  }),
  'CFG-COD': {},
  'CFG-AR': { language: 'ar' },
  'CLK-MORNING': { clockShiftMinutes: -5 * 60 },
  'CLK-EVENING': { clockShiftMinutes: 6 * 60 },
  'CLK-SALE-ENDED': { clockShiftMinutes: 16 },
  'ERR-401': fault('tokenExpires'),
  'ERR-500': fault('cartAddFails'),
  'ERR-SLOW': fault('slow'),
  'ERR-OFF': fault('offline'),
  'ERR-CLAMP': fault('quantityClamped'),
  'ERR-PRICE': fault('priceChanged'),
  'ERR-LIST': fault('rentalConflictList'),
  'ERR-ZERO': fault('noRoute'),
  'ERR-GEO-DENY': fault('positionDenied'),
  'ERR-GEO-TIME': fault('positionNeverArrives'),
  'ERR-MAP': fault('mapBlocked'),
  'ERR-OTP': fault('codeRefused'),
  'ERR-SOCIAL': fault('socialErrors'),
  'ERR-APPLY': fault('errorForms'),
  'ERR-GUESTID': fault('guestIdFailsOnce'),
  'PAY-OK': fault('paymentSucceeds'),
  'PAY-FAIL': fault('paymentFails'),
  'PAY-CANCEL': fault('paymentCancelled'),
  'PAY-LATE': fault('paymentLate'),
};

const scenarios = new Map(
  Object.entries(CHANGES).map(([id, { faults, ...changes }]): [string, Scenario] => [
    id,
    {
      id,
      config: {},
      clockShiftMinutes: 0,
      modules: 'all',
      language: null,
      ...changes,
      faults: new Set(faults),
    },
  ]),
);

export const scenarioIds: readonly string[] = [...scenarios.keys()];

export const baseScenario = scenarios.get('CFG-BASE') as Scenario;

/** `none` is the plain world too. Undefined means that nobody knows the name. */
export const scenarioOf = (id: string): Scenario | undefined =>
  id === 'none' ? baseScenario : scenarios.get(id);

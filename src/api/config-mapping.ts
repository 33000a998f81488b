import type { Contract } from '../../contract/types.gen';
import { type LoginConfig, SOCIAL_MEDIA, type SocialProvider } from '../../domain/auth/login';
import type { Module } from '../../domain/catalogue';
import type { Config } from '../../domain/config';
import { type Currency, DECIMALS, decimalsOf, toMinor, USUAL_CURRENCY } from '../../domain/money';
import { toModuleType } from './item-mapping';
import {
  fieldOutsideContract,
  firstOf,
  isOn,
  isOnUnlessOff,
  listOf,
  numberOr,
  optionalMoney,
  optionalNumber,
  optionalText,
  optionalWire,
  pictureOf,
  requiredNumber,
  requiredText,
  textOr,
  type Wire,
  wireOf,
  wiresOf,
} from './wire';

const DEFAULT_COUNTRY = 'US';
/** The maximum number of decimals that browsers can format. */
const MAX_DIGITS = 20;

/** Converts the configuration. Missing flags get safe defaults, mostly off [DATA-01]. */
export function toConfig(value: Wire<Contract['Config']> | null | undefined): Config {
  const wire = wireOf(value, 'config');
  const currency = toCurrency(wire);
  return {
    businessName: requiredText(wire, 'business_name'),
    logoUrl: pictureOf(wire.logo_full_url),
    country: textOr(wire.country, DEFAULT_COUNTRY),
    hasCountryPicker: isOn(wire.country_picker_status),
    defaultLocation: toPoint(wireOf(wire.default_location, 'default_location')),
    currency: {
      ...currency,
      symbol: textOr(wire.currency_symbol, '$'),
      direction: wire.currency_symbol_direction === 'right' ? 'right' : 'left',
      digits: toDigits(wire.digit_after_decimal_point, currency.decimals),
    },
    isDemo: isOn(wire.demo),
    pushKey: optionalText(wire.vapid_public_key),
    login: toLogin(wire),
    isGuestCheckoutAllowed: isOn(wire.guest_checkout_status),
    isPrescriptionOffered: isOn(wire.prescription_order_status),
    freeDeliveryOver: toFreeDelivery(wire, currency),
    isTaxIncluded: isOn(wire.tax_included),
    showsVegToggle: isOn(wire.toggle_veg_non_veg),
    isWalletOn: isOn(wire.customer_wallet_status),
    isLoyaltyOn: isOn(wire.loyalty_point_status),
    isReferralOn: isOn(wire.ref_earning_status),
    invitedReward: {
      amount: toMinor(numberOr(wire.ref_earning_friend_reward, 0), currency),
      minimumOrder: toMinor(numberOr(wire.ref_earning_minimum_order, 0), currency),
    },
    registrations: {
      store: isOn(wire.toggle_dm_registration) && isOnUnlessOff(wire.toggle_store_registration),
      courier: isOn(wire.toggle_dm_registration),
    },
    applicantTerms: {
      commissionPercent: optionalNumber(wire.store_commission),
      courierFee: optionalMoney(wire.courier_minimum_fee, currency),
      payoutDays: optionalNumber(wire.payout_days),
    },
    policies: {
      refund: isOnUnlessOff(wire.refund_policy),
      cancellation: isOnUnlessOff(
        firstOf(wire.cancelation_policy, fieldOutsideContract(wire, 'cancellation_policy')),
      ),
      shipping: isOnUnlessOff(wire.shipping_policy),
    },
    contact: {
      phone: textOr(wire.phone, ''),
      email: textOr(wire.email, ''),
      address: textOr(wire.address, ''),
    },
    footerText: textOr(wire.footer_text, ''),
    socialMedia: wiresOf(wire.social_media).flatMap(toSocialLink),
    utcOffsetMinutes: toOffset(wire.utc_offset_minutes),
    timeZone: optionalText(wire.time_zone),
    hasTwelveHourClock: String(wire.timeformat) !== '24',
    serverTime: toTime(wire.server_time),
  };
}

export const toModules = (value: Wire<Contract['Module'][]> | null | undefined): Module[] =>
  listOf(value).map((entry) => {
    const wire = wireOf(entry, 'module');
    return {
      id: requiredNumber(wire, 'id'),
      name: requiredText(wire, 'module_name'),
      type: toModuleType(wire.module_type),
      iconUrl: pictureOf(wire.icon_full_url),
      zoneIds: wiresOf(wire.zones).map((zone) => requiredNumber(zone, 'id')),
      isActive: isOnUnlessOff(wire.status),
      hasInterests: isOn(wire.has_interests),
    };
  });

const toPoint = (wire: Wire<Contract['LatLng']>) => ({
  lat: requiredNumber(wire, 'lat'),
  lng: requiredNumber(wire, 'lng'),
});

/** Returns the number of digits. An invalid number counts as missing [PRICE-05]. */
function toDigits(value: unknown, otherwise: number): number {
  const digits = Math.trunc(numberOr(value, otherwise));
  return digits >= 0 && digits <= MAX_DIGITS ? digits : otherwise;
}

/**
 * Returns the currency. If the code is missing, more than two digits after the point mean a currency with
 * three decimals [PRICE-20].
 */
function toCurrency(wire: Wire<Contract['Config']>): Currency {
  const code = optionalText(wire.currency_code)?.toUpperCase() ?? null;
  const { decimals: usual } = USUAL_CURRENCY;
  const shown = toDigits(wire.digit_after_decimal_point, usual);
  const known = code === null ? (shown > usual ? 3 : usual) : decimalsOf(code);
  const given = optionalNumber(wire.currency_decimals);
  return {
    code: code ?? USUAL_CURRENCY.code,
    decimals: DECIMALS.find((decimals) => decimals === given) ?? known,
  };
}

function toFreeDelivery(wire: Wire<Contract['Config']>, currency: Currency): Config['freeDeliveryOver'] {
  const over = optionalNumber(wire.free_delivery_over);
  return over !== null && over > 0 ? toMinor(over, currency) : null;
}

function toSocialLink(wire: Wire<Contract['SocialMediaLink']>): Config['socialMedia'] {
  const name = optionalText(wire.name);
  const link = safeLink(wire.link);
  return name && link && isOnUnlessOff(wire.status) ? [{ name: name.toLowerCase(), link }] : [];
}

/** Returns the link, or `null` for unsafe links such as `javascript:` [NFR-10]. */
export function safeLink(value: unknown): string | null {
  const text = optionalText(value);
  return text !== null && /^https?:\/\//i.test(text) ? text : null;
}

/** The largest offset from UTC that a time zone has. */
const MAX_OFFSET_MINUTES = 14 * 60;

function toOffset(value: unknown): number {
  const minutes = numberOr(value, 0);
  return Math.abs(minutes) <= MAX_OFFSET_MINUTES ? minutes : 0;
}

const toTime = (value: unknown): number => {
  const time = Date.parse(optionalText(value) ?? '');
  return Number.isNaN(time) ? Date.now() : time;
};

export type AppLinks = { playStore: string | null; appleStore: string | null };
export type Landing = {
  headline: string | null;
  subline: string | null;
  footerDescription: string;
  newsletterTitle: string;
  newsletterSubtitle: string;
  appLinks: AppLinks;
};

export function toLanding(value: Wire<Contract['LandingPageData']> | null | undefined): Landing {
  const wire = wireOf(value, 'landing');
  const apps = optionalWire(wire.download_user_app_links) ?? {};
  return {
    headline: optionalText(wire.fixed_header_title),
    subline: optionalText(wire.fixed_header_sub_title),
    footerDescription: textOr(wire.fixed_footer_description, ''),
    newsletterTitle: textOr(wire.fixed_newsletter_title, ''),
    newsletterSubtitle: textOr(wire.fixed_newsletter_sub_title, ''),
    appLinks: {
      playStore: isOn(apps.playstore_url_status) ? safeLink(apps.playstore_url) : null,
      appleStore: isOn(apps.apple_store_url_status) ? safeLink(apps.apple_store_url) : null,
    },
  };
}

/** Returns the sign-in methods. Methods that the server omits are off [AUTH-05]. */
function toLogin(wire: Wire<Contract['Config']>): LoginConfig {
  const status = optionalWire(wire.centralize_login) ?? {};
  const canSendMail = isOn(wire.is_mail_active);
  const canSendSms = isOn(wire.is_sms_active);
  const hasPhoneProvider = isOn(wire.firebase_otp_verification);
  return {
    isManualOn: isOn(status.manual_login_status),
    isOtpOn: isOn(status.otp_login_status),
    social: isOn(status.social_login_status) ? toProviders(wire, status) : [],
    verifiesPhone: isOn(status.phone_verification_status) && (canSendSms || hasPhoneProvider),
    verifiesEmail: isOn(status.email_verification_status) && canSendMail,
    hasPhoneProvider,
    canSendMail,
    canSendSms: canSendSms || hasPhoneProvider,
    demoCode: isOn(wire.demo) ? optionalText(wire.demo_otp) : null,
  };
}

type Provider = Wire<Contract['SocialLoginProvider'] & Contract['AppleLogin']>;

/** Returns the enabled social providers. Apple is in a separate list. Every provider needs a client id. */
function toProviders(
  wire: Wire<Contract['Config']>,
  status: Wire<Contract['CentralizeLogin']>,
): SocialProvider[] {
  const listed = [...wiresOf(wire.social_login), ...wiresOf(wire.apple_login).map(asApple)];
  return SOCIAL_MEDIA.flatMap((medium) => {
    if (!isOn(status[`${medium}_login_status`])) return [];
    const entries = listed.filter(
      ({ login_medium, status: own }) => login_medium === medium && isOnUnlessOff(own),
    );
    const entry: Provider = Object.assign({}, ...entries);
    const clientId = optionalText(entry.client_id);
    if (clientId === null) return [];
    return [
      {
        medium,
        clientId,
        redirectUrl: optionalText(entry.redirect_url_react),
        identityUrl: optionalText(entry.identity_url),
      },
    ];
  });
}

const asApple = (wire: Wire<Contract['AppleLogin']>): Provider => ({ ...wire, login_medium: 'apple' });

import { describe, expect, it } from 'vitest';
import type { LoginConfig } from '../../domain/auth/login';
import type { Config } from '../../domain/config';
import { safeLink, toConfig, toLanding, toModules } from '../../src/api/config-mapping';

const least = { business_name: 'Souk', default_location: { lat: 1, lng: 2 } };

type Flag = { keys: string[]; read: (config: Config) => boolean; missing: boolean };
const flags: Record<string, Flag> = {
  demo: { keys: ['demo'], read: (config) => config.isDemo, missing: false },
  guest_checkout_status: {
    keys: ['guest_checkout_status'],
    read: (config) => config.isGuestCheckoutAllowed,
    missing: false,
  },
  tax_included: { keys: ['tax_included'], read: (config) => config.isTaxIncluded, missing: false },
  toggle_veg_non_veg: {
    keys: ['toggle_veg_non_veg'],
    read: (config) => config.showsVegToggle,
    missing: false,
  },
  customer_wallet_status: {
    keys: ['customer_wallet_status'],
    read: (config) => config.isWalletOn,
    missing: false,
  },
  loyalty_point_status: {
    keys: ['loyalty_point_status'],
    read: (config) => config.isLoyaltyOn,
    missing: false,
  },
  ref_earning_status: { keys: ['ref_earning_status'], read: (config) => config.isReferralOn, missing: false },
  toggle_dm_registration: {
    keys: ['toggle_dm_registration'],
    read: (config) => config.registrations.store && config.registrations.courier,
    missing: false,
  },
  country_picker_status: {
    keys: ['country_picker_status'],
    read: (config) => config.hasCountryPicker,
    missing: false,
  },
  prescription_order_status: {
    keys: ['prescription_order_status'],
    read: (config) => config.isPrescriptionOffered,
    missing: false,
  },
  is_mail_active: { keys: ['is_mail_active'], read: (config) => config.login.canSendMail, missing: false },
  is_sms_active: { keys: ['is_sms_active'], read: (config) => config.login.canSendSms, missing: false },
  firebase_otp_verification: {
    keys: ['firebase_otp_verification'],
    read: (config) => config.login.hasPhoneProvider && config.login.canSendSms,
    missing: false,
  },
  refund_policy: { keys: ['refund_policy'], read: (config) => config.policies.refund, missing: true },
  cancelation_policy: {
    keys: ['cancelation_policy', 'cancellation_policy'],
    read: (config) => config.policies.cancellation,
    missing: true,
  },
  shipping_policy: { keys: ['shipping_policy'], read: (config) => config.policies.shipping, missing: true },
};

describe.each(Object.entries(flags))('The setting %s of the shop', (_, { keys, read, missing }) => {
  it.each(keys.flatMap((key) => [1, '1', true].map((value) => [key, value] as const)))(
    'is on for %s = %j [DATA-01, Q-32]',
    (key, value) => expect(read(toConfig({ ...least, [key]: value }))).toBe(true),
  );
  it.each(keys.flatMap((key) => [0, '0', false].map((value) => [key, value] as const)))(
    'is off for %s = %j [DATA-01, Q-33]',
    (key, value) => expect(read(toConfig({ ...least, [key]: value }))).toBe(false),
  );
  it('has its safe default when it is missing or null [DATA-01, Q-33]', () => {
    expect(read(toConfig(least))).toBe(missing);
    expect(read(toConfig({ ...least, ...Object.fromEntries(keys.map((key) => [key, null])) }))).toBe(missing);
  });
});

it('each policy is linked unless its own setting is 0 [NAV-21, Q-32]', () => {
  const linked = (wire: object) => toConfig({ ...least, ...wire }).policies;
  const all = { refund: true, cancellation: true, shipping: true };
  expect(linked({})).toEqual(all);
  expect(linked({ refund_policy: 0 })).toEqual({ ...all, refund: false });
  expect(linked({ cancelation_policy: 0 })).toEqual({ ...all, cancellation: false });
  expect(linked({ shipping_policy: 0 })).toEqual({ ...all, shipping: false });
});

it('stores may register wherever couriers may, unless a setting forbids it [DATA-01, FOOT-08]', () => {
  const read = (wire: object) => toConfig({ ...least, ...wire }).registrations;
  const open = { toggle_dm_registration: true };
  expect(read(open)).toEqual({ store: true, courier: true });
  expect(read({ ...open, toggle_store_registration: true })).toEqual({ store: true, courier: true });
  expect(read({ ...open, toggle_store_registration: false })).toEqual({ store: false, courier: true });
  expect(read({ toggle_store_registration: true })).toEqual({ store: false, courier: false });
});

it('the reward for an invited friend and the minimum order are read in minor units [REF-03, DATA-01]', () => {
  const read = (wire: object) => toConfig({ ...least, ...wire }).invitedReward;
  expect(read({})).toEqual({ amount: 0, minimumOrder: 0 });
  const all = { ref_earning_exchange_rate: 9, ref_earning_friend_reward: 3.5, ref_earning_minimum_order: 20 };
  expect(read(all)).toEqual({ amount: 3_50, minimumOrder: 20_00 });
});

it('the terms for applicants are read in minor units, and missing terms are left out [REG-02, DATA-01]', () => {
  const read = (wire: object) => toConfig({ ...least, ...wire }).applicantTerms;
  const none = { commissionPercent: null, courierFee: null, payoutDays: null };
  expect(read({})).toEqual(none);
  expect(read({ store_commission: null, courier_minimum_fee: null, payout_days: null })).toEqual(none);
  const all = { store_commission: 17.5, courier_minimum_fee: 2.25, payout_days: 30 };
  expect(read(all)).toEqual({ commissionPercent: 17.5, courierFee: 225, payoutDays: 30 });
  const dinars = { ...all, currency_code: 'KWD', courier_minimum_fee: 0.85 };
  expect(read(dinars)).toMatchObject({ courierFee: 850 });
});

const google = { login_medium: 'google', client_id: 'id' };
const apple = { client_id: 'apple-id' };
const socialOn = { social_login_status: 1, google_login_status: 1, apple_login_status: 1 };
const ways: Record<string, { wire: object; switched: string; read: (login: LoginConfig) => unknown }> = {
  manual: { wire: {}, switched: 'manual_login_status', read: (login) => login.isManualOn },
  code: { wire: {}, switched: 'otp_login_status', read: (login) => login.isOtpOn },
  'the check of a phone': {
    wire: { is_sms_active: 1 },
    switched: 'phone_verification_status',
    read: (login) => login.verifiesPhone,
  },
  'the check of an email': {
    wire: { is_mail_active: 1 },
    switched: 'email_verification_status',
    read: (login) => login.verifiesEmail,
  },
  'another service': {
    wire: { social_login: [google] },
    switched: 'google_login_status',
    read: (login) => login.social.some(({ medium }) => medium === 'google'),
  },
  Apple: {
    wire: { apple_login: [apple] },
    switched: 'apple_login_status',
    read: (login) => login.social.some(({ medium }) => medium === 'apple'),
  },
};

it.each(Object.entries(ways))(
  'signing in with %s is offered only when it is switched on [DATA-01, AUTH-05]',
  (_, way) => {
    const read = (centralize_login?: object | null) =>
      way.read(toConfig({ ...least, ...way.wire, centralize_login } as never).login);
    expect([1, 0, null].map((on) => read({ ...socialOn, [way.switched]: on }))).toEqual([true, false, false]);
    expect([read(undefined), read(null), read({})]).toEqual([false, false, false]);
  },
);

it('other sign-in providers need an entry in the list and a client id [DATA-01, AUTH-05]', () => {
  const read = (wire: object) =>
    toConfig({ ...least, centralize_login: socialOn, ...wire } as never).login.social.map(
      ({ medium }) => medium,
    );
  expect(read({})).toEqual([]);
  expect(read({ social_login: [], apple_login: null })).toEqual([]);
  expect(read({ social_login: [{ login_medium: 'google' }], apple_login: [{}] })).toEqual([]);
  expect(read({ social_login: [{ ...google, status: 0 }], apple_login: [apple] })).toEqual(['apple']);
});

it('texts are empty, pictures and links absent when the server sends none [DATA-01]', () => {
  expect(toConfig(least)).toMatchObject({
    logoUrl: null,
    country: 'US',
    contact: { phone: '', email: '', address: '' },
    footerText: '',
    socialMedia: [],
    pushKey: null,
  });
});

it('amounts are read in minor units, and a threshold of zero counts as none [DATA-01, CART-04]', () => {
  expect(toConfig({ ...least, free_delivery_over: 50.5 }).freeDeliveryOver).toBe(5050);
  expect(
    [0, null, undefined].map((over) => toConfig({ ...least, free_delivery_over: over }).freeDeliveryOver),
  ).toEqual([null, null, null]);
});

it('amounts have two decimals and the symbol in front of them by default [CONST-15, PRICE-05]', () => {
  expect(toConfig(least).currency).toEqual({
    code: 'USD',
    decimals: 2,
    symbol: '$',
    direction: 'left',
    digits: 2,
  });
  const wire = {
    currency_symbol: 'د.إ',
    currency_symbol_direction: 'right',
    digit_after_decimal_point: 0,
  } as const;
  expect(toConfig({ ...least, ...wire }).currency).toMatchObject({
    symbol: 'د.إ',
    direction: 'right',
    digits: 0,
  });
});

it.each([-1, 200, 'some', null])(
  'amounts have two decimals when the setting is %j [CONST-15, DATA-07]',
  (digits) => {
    expect(toConfig({ ...least, digit_after_decimal_point: digits as never }).currency.digits).toBe(2);
  },
);

it.each([
  [-210, -210],
  [840, 840],
  [1e12, 0],
  ['some', 0],
])('the UTC offset %j is read as %j minutes [DLV-07, DATA-07]', (received, known) => {
  expect(toConfig({ ...least, utc_offset_minutes: received as never }).utcOffsetMinutes).toBe(known);
});

it.each([
  ['Asia/Dubai', 'Asia/Dubai'],
  ['', null],
])('the time zone %j is read as %j [RENT-12, DATA-07]', (received, known) => {
  expect(toConfig({ ...least, time_zone: received }).timeZone).toBe(known);
});

it('a missing shop name or default location is reported as an error [DATA-07]', () => {
  expect(() => toConfig({ default_location: least.default_location })).toThrow('business_name');
  expect(() => toConfig({ business_name: 'Souk' })).toThrow('default_location');
});

it('only social networks with a web link are shown [FOOT-01, NFR-10]', () => {
  const social_media = [
    { name: 'Facebook', link: 'https://facebook.com/souk' },
    { name: 'twitter', link: 'javascript:alert(1)' },
    { name: 'linkedin', link: 'https://linkedin.com/souk', status: 0 },
  ] as const;
  expect(toConfig({ ...least, social_media }).socialMedia.map(({ name }) => name)).toEqual(['facebook']);
  expect(safeLink('data:text/html,x')).toBeNull();
});

it('an app store is linked only when its status is 1 [FOOT-02]', () => {
  const links = (status: 0 | 1 | undefined) =>
    toLanding({
      download_user_app_links: { playstore_url_status: status, playstore_url: 'https://play.example/souk' },
    });
  expect(([1, 0, undefined] as const).map((status) => links(status).appLinks.playStore)).toEqual([
    'https://play.example/souk',
    null,
    null,
  ]);
});

it('a shop’s modules have their zones, and an item without a module type is a general one [MOD-01, Q-66]', () => {
  const [food, general] = toModules([
    {
      id: 1,
      module_name: 'Food',
      module_type: 'food',
      zones: [{ id: 1 }, { id: 2 }],
      icon_full_url: '/food.webp',
      has_interests: 1,
    },
    { id: 8, module_name: 'General', module_type: null, zones: [], status: 0 },
  ]);
  expect(food).toEqual({
    id: 1,
    name: 'Food',
    type: 'food',
    iconUrl: '/food.webp',
    zoneIds: [1, 2],
    isActive: true,
    hasInterests: true,
  });
  expect(general).toMatchObject({ type: null, isActive: false });
});

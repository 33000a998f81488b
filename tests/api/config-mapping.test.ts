import { describe, expect, it } from 'vitest';
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
    read: (config) => config.canRegister,
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

describe.each(Object.entries(flags))('the flag %s', (_, { keys, read, missing }) => {
  it.each(keys.flatMap((key) => [1, '1', true].map((value) => [key, value] as const)))(
    'is on for %s = %j [DATA-01, Q-32]',
    (key, value) => expect(read(toConfig({ ...least, [key]: value }))).toBe(true),
  );
  it.each(keys.flatMap((key) => [0, '0', false].map((value) => [key, value] as const)))(
    'is off for %s = %j [DATA-01, Q-33]',
    (key, value) => expect(read(toConfig({ ...least, [key]: value }))).toBe(false),
  );
  it('has its safe meaning when it is missing or null [DATA-01, Q-33]', () => {
    expect(read(toConfig(least))).toBe(missing);
    expect(read(toConfig({ ...least, ...Object.fromEntries(keys.map((key) => [key, null])) }))).toBe(missing);
  });
});

it('speaks of money in cents and takes a threshold of zero for none [DATA-01, CART-04]', () => {
  expect(toConfig({ ...least, free_delivery_over: 50.5 }).freeDeliveryOver).toBe(5050);
  expect(
    [0, null, undefined].map((over) => toConfig({ ...least, free_delivery_over: over }).freeDeliveryOver),
  ).toEqual([null, null, null]);
});

it('writes two decimals and the symbol before the amount unless told otherwise [CONST-15]', () => {
  expect(toConfig(least).currency).toEqual({ symbol: '$', direction: 'left', digits: 2 });
  const wire = {
    currency_symbol: 'د.إ',
    currency_symbol_direction: 'right',
    digit_after_decimal_point: 0,
  } as const;
  expect(toConfig({ ...least, ...wire }).currency).toEqual({ symbol: 'د.إ', direction: 'right', digits: 0 });
});

it('needs a name and a default location, and says which is missing [DATA-07]', () => {
  expect(() => toConfig({ default_location: least.default_location })).toThrow('business_name');
  expect(() => toConfig({ business_name: 'Souk' })).toThrow('default_location');
});

it('shows only the networks with a link that leads to a page [FOOT-01, NFR-10]', () => {
  const social_media = [
    { name: 'Facebook', link: 'https://facebook.com/souk' },
    { name: 'twitter', link: 'javascript:alert(1)' },
    { name: 'linkedin', link: 'https://linkedin.com/souk', status: 0 },
  ] as const;
  expect(toConfig({ ...least, social_media }).socialMedia.map(({ name }) => name)).toEqual(['facebook']);
  expect(safeLink('data:text/html,x')).toBeNull();
});

it('links to a shop of apps only when its status is 1 [FOOT-02]', () => {
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

it('reads modules with their zones, and items of no market as general ones [MOD-01, Q-66]', () => {
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

import { describe, expect, it } from 'vitest';
import type { Module } from '../../../domain/catalogue';
import { menuPages, pageNamed } from '../../../src/features/account/frame/account-pages';
import { testConfig } from '../../support/shop-page';

const rental: Module = {
  id: 6,
  name: 'Rental',
  type: 'rental',
  iconUrl: null,
  zoneIds: [1],
  isActive: true,
  hasInterests: false,
};
const config = { ...testConfig, isWalletOn: true, isLoyaltyOn: true, isReferralOn: true };

describe('the menu of the account', () => {
  it('follows the client’s order, without inbox and security [MENU-01, MENU-05]', () => {
    expect(menuPages(config, [rental])).toEqual([
      'profile-settings',
      'my-orders',
      'my-trips',
      'wallet',
      'coupons',
      'loyalty-points',
      'referral-code',
      'settings',
    ]);
  });

  it.each([
    ['wallet', { isWalletOn: false }],
    ['loyalty-points', { isLoyaltyOn: false }],
    ['referral-code', { isReferralOn: false }],
  ] as const)(
    'does not contain “%s” when the operator has switched it off [MENU-03, LOY-03, NAV-43]',
    (page, off) => {
      expect(menuPages(config, [rental])).toContain(page);
      expect(menuPages({ ...config, ...off }, [rental])).not.toContain(page);
    },
  );

  it.each([
    ['no rental module', []],
    ['an inactive rental module', [{ ...rental, isActive: false }]],
    ['other modules only', [{ ...rental, type: 'food' as const }]],
  ])('does not contain trips with %s [MENU-02, NAV-43]', (_, modules) => {
    expect(menuPages(config, modules)).not.toContain('my-trips');
  });
});

it.each([
  ['inbox', 'inbox'],
  ['wallet', 'wallet'],
  ['security', 'security'],
  ['profile-settings', 'profile-settings'],
  ['', 'profile-settings'],
  ['../admin', 'profile-settings'],
  [undefined, 'profile-settings'],
])('the URL /profile?page=%s opens the account page %s [NAV-15]', (name, page) => {
  expect(pageNamed(name, config, [rental])).toBe(page);
});

it('the profile opens in place of an account page that is switched off [NAV-15, LOY-03]', () => {
  expect(pageNamed('loyalty-points', { ...config, isLoyaltyOn: false }, [])).toBe('profile-settings');
});

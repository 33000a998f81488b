import type { Module } from '../../../../domain/catalogue';
import type { Config } from '../../../../domain/config';

/** In the client's order [MENU-01]; the inbox has a page, but no entry in the menu [MENU-05]. */
export const ACCOUNT_PAGES = [
  'profile-settings',
  'my-orders',
  'my-trips',
  'wallet',
  'coupons',
  'loyalty-points',
  'referral-code',
  'settings',
  'inbox',
] as const;
export type AccountPageName = (typeof ACCOUNT_PAGES)[number];

/** What is the operator's to switch off has no entry and no page [MENU-02, MENU-03, LOY-03]. */
export function isOffered(page: AccountPageName, config: Config, modules: readonly Module[]): boolean {
  if (page === 'wallet') return config.isWalletOn;
  if (page === 'loyalty-points') return config.isLoyaltyOn;
  if (page === 'referral-code') return config.isReferralOn;
  if (page === 'my-trips') return modules.some(({ type, isActive }) => type === 'rental' && isActive);
  return true;
}

export const menuPages = (config: Config, modules: readonly Module[]): AccountPageName[] =>
  ACCOUNT_PAGES.filter((page) => page !== 'inbox' && isOffered(page, config, modules));

/** The page of `/profile?page=`; what is unknown or switched off is the profile [NAV-15]. */
export function pageNamed(name: unknown, config: Config, modules: readonly Module[]): AccountPageName {
  const page = ACCOUNT_PAGES.find((known) => known === name);
  return page && isOffered(page, config, modules) ? page : 'profile-settings';
}

/** Everybody may choose a language and a theme; all the rest belongs to a person [PERM-06]. */
export const isPrivate = (page: AccountPageName): boolean => page !== 'settings';

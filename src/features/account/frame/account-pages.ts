import { useMatch } from '@tanstack/react-router';
import type { Module } from '../../../../domain/catalogue';
import type { Config } from '../../../../domain/config';
import { useConfig } from '../../../platform/shop.context';
import { useModuleFlow } from '../../location/module.context';

/**
 * The account pages in the menu order of the specification [MENU-01]. The last three have no menu entry
 * [MENU-05].
 */
export const ACCOUNT_PAGES = [
  'profile-settings',
  'my-orders',
  'my-trips',
  'wallet',
  'coupons',
  'loyalty-points',
  'referral-code',
  'settings',
  'security',
  'inbox',
  'notifications',
] as const;
export type AccountPageName = (typeof ACCOUNT_PAGES)[number];

const UNLISTED: readonly AccountPageName[] = ['security', 'inbox', 'notifications'];

/**
 * Returns whether the page exists. Pages of features that the operator disabled have neither menu entry nor
 * URL [MENU-02, MENU-03, LOY-03].
 */
export function isOffered(page: AccountPageName, config: Config, modules: readonly Module[]): boolean {
  if (page === 'wallet') return config.isWalletOn;
  if (page === 'loyalty-points') return config.isLoyaltyOn;
  if (page === 'referral-code') return config.isReferralOn;
  if (page === 'my-trips') return modules.some(({ type, isActive }) => type === 'rental' && isActive);
  return true;
}

export const menuPages = (config: Config, modules: readonly Module[]): AccountPageName[] =>
  ACCOUNT_PAGES.filter((page) => !UNLISTED.includes(page) && isOffered(page, config, modules));

/** Returns the page named in `/profile?page=`. For unknown or disabled names: the profile [NAV-15]. */
export function pageNamed(name: unknown, config: Config, modules: readonly Module[]): AccountPageName {
  const page = ACCOUNT_PAGES.find((known) => known === name);
  return page && isOffered(page, config, modules) ? page : 'profile-settings';
}

/**
 * Returns whether the page needs a sign-in. Guests can open only the settings (language and theme) [PERM-06].
 */
export const isPrivate = (page: AccountPageName): boolean => page !== 'settings';

export function useOfferedPages() {
  const config = useConfig();
  const modules = useModuleFlow(({ context }) => context.modules);
  return {
    menu: menuPages(config, modules),
    isOffered: (page: AccountPageName) => isOffered(page, config, modules),
    pageNamed: (name: unknown) => pageNamed(name, config, modules),
  };
}

/** Account pages that also have a page for each order or trip. */
const ONE_OF: Record<string, 'my-orders' | 'my-trips'> = {
  '/my-orders_/$id': 'my-orders',
  '/my-trips_/$id': 'my-trips',
};

/**
 * Returns the account page in the URL. The value stays until the component unmounts, because the router's
 * location changes before that.
 */
export function useAccountAddress(): {
  path: string;
  name: string | undefined;
  href: string;
  /** The id of the order or trip. */
  entry: number | null;
} {
  const path = useMatch({ strict: false, select: ({ routeId }) => String(routeId) });
  const search = useMatch({ strict: false, select: (match) => (match.search as { page?: string }).page });
  const id = useMatch({ strict: false, select: (match) => (match.params as { id?: string }).id });
  const list = ONE_OF[path];
  if (list) return { path: `/${list}`, name: list, href: `/${list}/${id}`, entry: Number(id) };
  const isProfile = path === '/profile';
  const name = isProfile ? search : path.slice(1);
  const query = isProfile && name !== undefined ? `?page=${encodeURIComponent(name)}` : '';
  return { path, name, href: `${path}${query}`, entry: null };
}

import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const titles: Record<string, ReturnType<typeof msg>> = {
  '/my-orders': msg`My Orders`,
  '/my-orders_/$id': msg`My order`,
  '/my-trips': msg`My Trips`,
  '/my-trips_/$id': msg`My trip`,
  '/wallet': msg`Wallet`,
  '/coupons': msg`Coupons`,
  '/loyalty-points': msg`Loyalty Points`,
  '/referral-code': msg`Referral Code`,
  '/settings': msg`Settings`,
};
const account = msg`Account`;

/** Returns the title of the browser tab. */
export const accountTitle = (routeId: string): string => i18n._(titles[routeId] ?? account);

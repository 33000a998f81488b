import { i18n } from '@lingui/core';
import type { Notice } from '../../machines/shared/notice';
import { toastsOf } from './notices';
import type { AppRouter } from './router';
import type { StorefrontActor } from './storefront';
import { broadcastCartChange } from './watch-browser';

/** Outward news of the flows become toasts, navigation and messages to other tabs: here and nowhere else. */
export function listenToStorefront(storefront: StorefrontActor, router: AppRouter): void {
  storefront.on('notice', showNotice);
  storefront.on('home.requested', () => void router.navigate({ to: '/home' }));
  storefront.on('lists.outdated', () => void router.invalidate());
  storefront.on('cart.broadcastRequested', broadcastCartChange);
  storefront.on('page.reloadRequested', () => window.location.reload());
}

/** Mantine's notifications are downloaded with the first one. */
export async function showNotice(notice: Notice): Promise<void> {
  const toasts = toastsOf(i18n, notice);
  const { showToast } = await import('./toasts');
  for (const toast of toasts) showToast(toast);
}

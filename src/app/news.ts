import { i18n } from '@lingui/core';
import type { Intent } from '../../machines/shared/intent';
import type { Notice } from '../../machines/shared/notice';
import { forgetDrafts } from '../platform/storage/drafts';
import { forgetTraces } from '../platform/storage/traces';
import type { AppRouter } from './router';
import { layersAtRest, type StorefrontActor } from './storefront';

/** Outward news of the flows become toasts, navigation and messages to other tabs: here and nowhere else. */
export function listenToStorefront(storefront: StorefrontActor, router: AppRouter): void {
  const goHome = () => void router.navigate({ to: '/home' });

  storefront.on('notice', showNotice);
  storefront.on('home.requested', goHome);
  storefront.on('market.changed', async ({ moduleId }) => {
    // A page that is still on its way has not said yet whose it is.
    if (router.state.isLoading) await router.load();
    if (isOfAnotherMarket(router, moduleId)) void layersAtRest(storefront).then(goHome);
  });
  storefront.on('lists.outdated', () => void router.invalidate());
  storefront.on('page.reloadRequested', () => window.location.reload());
  storefront.on('drafts.outdated', () => {
    forgetDrafts();
    forgetTraces();
  });
  storefront.on('order.requested', ({ request }) => void resume({ type: 'order', request }, router));
  storefront.on(
    'intent.resumed',
    ({ intent }) => void layersAtRest(storefront).then(() => resume(intent, router)),
  );
  storefront.on(
    'interests.requested',
    () => void layersAtRest(storefront).then(() => router.navigate({ to: '/interest' })),
  );
  storefront.on('session.expired', () => {
    const { href, pathname } = router.history.location;
    goHome();
    if (pathname !== '/home') storefront.send({ type: 'page.left', href });
  });
}

/** Lists of a market's categories, brands and rows have no sense in another one [MOD-07]. */
const MARKET_LISTS = /^\/(category|brand|items)\//;

function isOfAnotherMarket(router: AppRouter, moduleId: number): boolean {
  const { pathname, search } = router.state.location;
  const page = router.state.matches.at(-1)?.loaderData as PageOfGoods | undefined;
  const market = page?.store?.moduleId ?? page?.item?.moduleId;
  if (market !== undefined) return market !== moduleId;
  return MARKET_LISTS.test(pathname) || (search as { search?: string }).search === 'category';
}

type PageOfGoods = { store?: { moduleId: number }; item?: { moduleId: number } };

/** Mantine's notifications are downloaded apart from the first page, and so are the words. */
export const noticeParts = () => Promise.all([import('../i18n/notices'), import('./toasts')]);

export async function showNotice(notice: Notice): Promise<void> {
  const [{ toastsOf }, { showToast }] = await noticeParts();
  for (const toast of toastsOf(i18n, notice)) showToast(toast);
}

/** Goes on with what the sign-in had interrupted, or with what needs none. */
const resume = async (intent: Intent, router: AppRouter): Promise<void> =>
  (await import('./intents')).resume(intent, router);

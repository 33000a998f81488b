import type { Intent } from '../../machines/shared/intent';
import type { Notice } from '../../machines/shared/notice';
import { withSearch } from '../platform/search-change';
import { forgetDrafts } from '../platform/storage/drafts';
import { forgetTraces } from '../platform/storage/traces';
import type { AppRouter } from './router';
import { layersAtRest, type StorefrontActor } from './storefront';

/** Outward news of the flows become toasts and navigation: here and nowhere else. */
export function listenToStorefront(
  storefront: StorefrontActor,
  router: AppRouter,
  notify: (notice: Notice) => void,
): void {
  const goHome = () => void router.navigate({ to: '/home' });
  /** From the entry one comes to what its address asked for [NAV-02, NAV-28]. */
  const enter = () => {
    const isEntry = router.state.location.pathname === '/';
    void router.navigate({ to: '/home', search: isEntry ? withSearch({ panel: undefined }) : {} });
  };
  const isLookingFor = () => (router.state.location.search as { search?: string }).search !== undefined;

  storefront.on('notice', notify);
  storefront.on('home.requested', enter);
  storefront.on('market.changed', async ({ moduleId }) => {
    // A page that is still on its way has not said yet whose it is.
    if (router.state.isLoading) await router.load();
    const { isOfAnotherMarket } = await import('./ways');
    if (isOfAnotherMarket(router, moduleId)) void layersAtRest(storefront).then(goHome);
  });
  storefront.on('lists.outdated', () => void router.invalidate());
  storefront.on('answers.outdated', () => {
    const { reads } = router.options.context;
    reads.forget();
    reads.lists.forget();
    void router.invalidate();
  });
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
    () =>
      void layersAtRest(storefront).then(() =>
        isLookingFor() ? undefined : router.navigate({ to: '/interest' }),
      ),
  );
  storefront.on('session.expired', () => {
    const { href, pathname } = router.history.location;
    goHome();
    if (pathname !== '/home') storefront.send({ type: 'page.left', href });
  });
}

/** Mantine's notifications are downloaded apart from the first page, and so are the words. */
export const noticeParts = () => import('./notices.actors');

/** Tells the customer; the first news open the flow that decides which of them are shown. */
export const tellNotices = (storefront: StorefrontActor, router: AppRouter) => async (notice: Notice) =>
  (await noticeParts()).say(notice, storefront, router);

/** Goes on with what the sign-in had interrupted, or with what needs none. */
const resume = async (intent: Intent, router: AppRouter): Promise<void> =>
  (await import('./ways')).resume(intent, router);

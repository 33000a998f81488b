import type { Module } from '../../domain/catalogue';
import type { Notice } from '../../machines/shared/notice';
import type { Destination } from '../../machines/storefront.types';
import { onlySearch, withSearch } from '../platform/search-change';
import { forgetDrafts } from '../platform/storage/drafts';
import { clearActivity } from '../platform/storage/recent-activity';
import { isOfAnotherMarket, resume } from './resume-intent';
import type { AppRouter } from './router';
import { layersSettled, moduleIn, type StorefrontActor } from './storefront';

/** Turns the emitted events of the flows into toasts and navigation. No other code does. */
export function listenToStorefront(
  storefront: StorefrontActor,
  router: AppRouter,
  notify: (notice: Notice) => void,
): void {
  const goHome = () => void router.navigate({ to: '/home' });
  /** Opens the page that the landing page's URL asks for [NAV-02, NAV-28]. */
  const enter = () => {
    const isEntry = router.state.location.pathname === '/';
    void router.navigate({ to: '/home', search: isEntry ? withSearch({ panel: undefined }) : {} });
  };
  const isLookingFor = () => (router.state.location.search as { search?: string }).search !== undefined;

  storefront.on('notice', notify);
  storefront.on('home.requested', enter);
  storefront.on(
    'navigation.requested',
    ({ destination }) => void open(destination, router, moduleIn(storefront)),
  );
  storefront.on('market.changed', async ({ moduleId }) => {
    // The target route is still loading, so its module is not known yet.
    if (router.state.isLoading) await router.load();
    if (isOfAnotherMarket(router, moduleId)) void layersSettled(storefront).then(goHome);
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
    clearActivity();
  });
  storefront.on('order.requested', ({ request }) => resume({ type: 'order', request }, router));
  storefront.on(
    'intent.resumed',
    ({ intent }) => void layersSettled(storefront).then(() => resume(intent, router)),
  );
  storefront.on(
    'interests.requested',
    () => void layersSettled(storefront).then(() => (isLookingFor() ? undefined : askForInterests(router))),
  );
  storefront.on('session.expired', () => {
    const { href, pathname } = router.history.location;
    goHome();
    if (pathname !== '/home') storefront.send({ type: 'page.left', href });
  });
}

/**
 * Opens the page about interests. A panel that the customer opened while the carts merged stays open above it
 * [NAV-29].
 */
function askForInterests(router: AppRouter): Promise<void> {
  const { panel } = router.state.location.search;
  return router.navigate({ to: '/interest', search: { panel }, replace: panel !== undefined });
}

/** Pages that Back skips. */
const PASSED = ['/', '/interest'];

/** Opens the page that a flow requests. */
function open(destination: Destination, router: AppRouter, market: Module | null): Promise<void> {
  const search = { module_id: market?.id };
  switch (destination.page) {
    case 'home':
      return router.navigate({ to: '/home', replace: PASSED.includes(router.state.location.pathname) });
    case 'landing':
      return router.navigate({ to: '/' });
    case 'cartCheckout':
      return router.navigate({ to: '/checkout', search: { page: 'cart' } });
    case 'order':
      return nameOrder(destination, router);
    case 'searchResults': {
      const { words } = destination;
      return market?.type === 'rental'
        ? router.navigate({ to: '/rental/vehicle-search', search: { all_category: 1, name: words } })
        : router.navigate({ to: '/home', search: { search: words, ...(market && search) } });
    }
    case 'group':
      return router.navigate({ to: '/group/$token', params: { token: destination.token } });
    case 'vehicle':
      return router.navigate({
        to: '/rental/vehicle-details/$id',
        params: { id: String(destination.id) },
      });
    case 'vehicleSearch':
      return router.navigate({ to: '/rental/vehicle-search', search: onlySearch(destination.search) });
    case 'item':
      return router.navigate({ to: '/product/$id', params: { id: String(destination.id) }, search });
    case 'store':
      return router.navigate({ to: '/store/$id', params: { id: String(destination.id) }, search });
  }
}

/** Stays on the page and writes the id of the placed order into its URL [CHK-07]. */
function nameOrder({ of, id }: Extract<Destination, { page: 'order' }>, router: AppRouter): Promise<void> {
  if (of === 'parcel')
    return router.navigate({ to: '/parcel/send', search: { order_id: id }, replace: true });
  if (of === 'trip')
    return router.navigate({ to: '/rental/booking', search: { trip_id: id }, replace: true });
  const search = withSearch({ order_id: id, flag: undefined });
  return router.navigate({ to: '/checkout', search, replace: true });
}

/** Lazy-loads toasts and their texts. */
export const noticeParts = () => import('./notices.actors');

/** Shows notices. The first notice starts the flow that decides which notices are shown. */
export const emitNotices = (storefront: StorefrontActor, router: AppRouter) => async (notice: Notice) => {
  // The import is repeated, because a style sheet that failed to load rejects the first import. If the device
  // is offline before the first press, the notice cannot be shown.
  const parts = await noticeParts()
    .catch(noticeParts)
    .catch(() => null);
  parts?.showNotice(notice, storefront, router);
};

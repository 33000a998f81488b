import type { Intent } from '../../machines/shared/intent';
import { saveGuestOrder } from '../features/cart/order/chosen-order';
import type { AppRouter } from './router';

/** Resumes the interrupted action [AUTH-60]. The wishlist flow resumes wishlist actions itself. */
export function resume(intent: Intent, router: AppRouter): void {
  if (intent.type === 'order') {
    saveGuestOrder(intent.request);
    const page = intent.request.intent === 'campaign' ? 'campaign' : 'buy_now';
    void router.navigate({ to: '/checkout', search: { page } });
  }
  if (intent.type === 'checkout') void router.navigate({ to: '/checkout', search: { page: 'cart' } });
  if (intent.type === 'page' && isOwnPage(intent.href) && !isAt(router.history.location.href, intent.href))
    router.history.push(intent.href);
}

/** Returns true for a path of this shop. A URL of another host would be an open redirect. */
const isOwnPage = (href: string): boolean => /^\/(?![/\\])/.test(href);

/** Returns whether the page is already open. A panel that the customer opened meanwhile then stays open. */
const isAt = (href: string, page: string): boolean => href === page || href.startsWith(`${page}?panel=`);

type PageOfGoods = { store?: { moduleId: number }; item?: { moduleId: number } };

/** Paths of lists of one module. They do not exist in other modules [MOD-07]. */
const MARKET_LISTS = /^\/(category|brand|items)\//;

export function isOfAnotherMarket(router: AppRouter, moduleId: number): boolean {
  const { pathname, search } = router.state.location;
  const page = router.state.matches.at(-1)?.loaderData as PageOfGoods | undefined;
  const market = page?.store?.moduleId ?? page?.item?.moduleId;
  if (market !== undefined) return market !== moduleId;
  return MARKET_LISTS.test(pathname) || (search as { search?: string }).search === 'category';
}

import type { Intent } from '../../machines/shared/intent';
import { keepOrder } from '../features/cart/order/chosen-order';
import type { AppRouter } from './router';

/** Goes on where the sign-in had interrupted [AUTH-60]. A wish is the wishlist's own business. */
export function resume(intent: Intent, router: AppRouter): void {
  if (intent.type === 'order') {
    keepOrder(intent.request);
    const page = intent.request.intent === 'campaign' ? 'campaign' : 'buy_now';
    void router.navigate({ to: '/checkout', search: { page } });
  }
  if (intent.type === 'checkout') void router.navigate({ to: '/checkout', search: { page: 'cart' } });
  if (intent.type === 'page' && isOwnPage(intent.href) && intent.href !== router.history.location.href)
    router.history.push(intent.href);
}

/** An address of this shop: never another one's, however it is spelled. */
const isOwnPage = (href: string): boolean => /^\/(?![/\\])/.test(href);

type PageOfGoods = { store?: { moduleId: number }; item?: { moduleId: number } };

/** Lists of a market's categories, brands and rows have no sense in another one [MOD-07]. */
const MARKET_LISTS = /^\/(category|brand|items)\//;

export function isOfAnotherMarket(router: AppRouter, moduleId: number): boolean {
  const { pathname, search } = router.state.location;
  const page = router.state.matches.at(-1)?.loaderData as PageOfGoods | undefined;
  const market = page?.store?.moduleId ?? page?.item?.moduleId;
  if (market !== undefined) return market !== moduleId;
  return MARKET_LISTS.test(pathname) || (search as { search?: string }).search === 'category';
}

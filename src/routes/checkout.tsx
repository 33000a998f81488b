import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import type { Item } from '../../domain/catalogue';
import { type ChosenOrder, chosenOrder } from '../features/cart/order/chosen-order';
import { OrderSummaryPage } from '../features/cart/order/order-summary-page';
import { SingleOrderPage } from '../features/cart/order/single-order-page';
import { isMissing } from '../features/catalogue/page/page-blocks';
import { pageHead } from './-page-head';

type CheckoutSearch = { page?: 'cart' | 'buy_now' | 'campaign' | undefined };
type SingleOrder = { order: ChosenOrder | null; item: Item | null };

const PAGES: readonly unknown[] = ['cart', 'buy_now', 'campaign'];
const NOTHING: SingleOrder = { order: null, item: null };

/** Without `page` it is the cart's checkout [NAV-08]. */
export const Route = createFileRoute('/checkout')({
  validateSearch: ({ page }: Record<string, unknown>): CheckoutSearch =>
    PAGES.includes(page) ? { page: page as 'cart' } : {},
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context, deps: { page }, abortController: { signal } }): Promise<SingleOrder | null> => {
    if (page === undefined || page === 'cart') return null;
    const order = context.isSignedIn() ? chosenOrder(page === 'campaign') : null;
    if (order === null) return NOTHING;
    const ask = { signal, moduleId: order.moduleId };
    const item = await context.api.catalogue
      .item(String(order.itemId), order.isCampaign, ask)
      .catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
    return { order, item };
  },
  // The next order of one item has the same address.
  gcTime: 0,
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`Checkout`) }),
  component: Checkout,
});

function Checkout() {
  const single = Route.useLoaderData();
  return single ? <SingleOrderPage order={single.order} item={single.item} /> : <OrderSummaryPage />;
}

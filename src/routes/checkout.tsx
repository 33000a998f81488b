import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import type { Item } from '../../domain/catalogue';
import { type ChosenOrder, chosenOrder } from '../features/cart/order/chosen-order';
import { isMissing } from '../features/catalogue/page/page-blocks';
import { CheckoutPage } from '../features/checkout/checkout-page';
import { pageHead } from './-page-head';
import { numberIn } from './-scope';

const PAGES = ['cart', 'buy_now', 'campaign'] as const;
const FLAGS = ['success', 'fail', 'cancel', 'pending'] as const;

type CheckoutSearch = {
  page?: (typeof PAGES)[number] | undefined;
  /** An order that was placed here, and what its payment said on the way back [CHK-07]. */
  order_id?: number | undefined;
  flag?: (typeof FLAGS)[number] | undefined;
};
type SingleOrder = { order: ChosenOrder | null; item: Item | null };

const WAYS = { cart: 'cart', buy_now: 'buyNow', campaign: 'campaign' } as const;
const NOTHING: SingleOrder = { order: null, item: null };

/** Without `page` it is the cart's checkout [NAV-08]. */
export const Route = createFileRoute('/checkout')({
  validateSearch: ({ page, order_id, flag }: Record<string, unknown>): CheckoutSearch => ({
    page: PAGES.find((known) => known === page),
    order_id: numberIn(order_id),
    flag: FLAGS.find((known) => known === flag),
  }),
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
  const { page = 'cart', order_id: orderId, flag } = Route.useSearch();
  const { order, item } = single ?? NOTHING;
  const line = order && item ? { item, selection: order.selection, quantity: order.quantity } : null;
  return (
    <CheckoutPage
      key={`${page} ${line?.item.id} ${orderId}`}
      way={WAYS[page]}
      goods={single ? { from: 'single', line } : { from: 'cart' }}
      orderId={orderId ?? null}
      flag={flag ?? null}
    />
  );
}

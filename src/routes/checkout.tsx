import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import type { Item, Store } from '../../domain/catalogue';
import { type ChosenOrder, chosenOrder } from '../features/cart/order/chosen-order';
import { isMissing, storeBlock } from '../features/catalogue/page/page-blocks';
import { CheckoutPage } from '../features/checkout/checkout-page';
import { useConfig } from '../platform/shop.context';
import { pageHead } from './-page-head';
import { numberIn, scopeOf } from './-scope';

const PAGES = ['cart', 'buy_now', 'campaign', 'prescription'] as const;
const FLAGS = ['success', 'fail', 'cancel', 'pending'] as const;

type CheckoutSearch = {
  page?: (typeof PAGES)[number] | undefined;
  /** The pharmacy of an order by prescription [PHAR-05]. */
  store?: number | undefined;
  /** A placed order, and the result that the payment page returned [CHK-07]. */
  order_id?: number | undefined;
  flag?: (typeof FLAGS)[number] | undefined;
};
type SingleOrder = { order: ChosenOrder | null; item: Item | null; store: Store | null };

const KINDS = {
  cart: 'cart',
  buy_now: 'buyNow',
  campaign: 'campaign',
  prescription: 'prescription',
} as const;
const NOTHING: SingleOrder = { order: null, item: null, store: null };

/** Without `page`, the route opens the cart's checkout [NAV-08]. */
export const Route = createFileRoute('/checkout')({
  validateSearch: ({ page, store, order_id, flag }: Record<string, unknown>): CheckoutSearch => ({
    page: PAGES.find((known) => known === page),
    store: numberIn(store),
    order_id: numberIn(order_id),
    flag: FLAGS.find((known) => known === flag),
  }),
  loaderDeps: ({ search: { page, store } }) => ({ page, store }),
  loader: async ({
    context,
    deps: { page, store: storeId },
    abortController: { signal },
  }): Promise<SingleOrder | null> => {
    if (page === undefined || page === 'cart') return null;
    if (page === 'prescription') {
      if (storeId === undefined) return NOTHING;
      const pharmacy = await storeBlock(context, scopeOf(context), String(storeId)).promise.catch(missed);
      return { ...NOTHING, store: pharmacy };
    }
    const order = context.isSignedIn() ? chosenOrder(page === 'campaign') : null;
    if (order === null) return NOTHING;
    const ask = { signal, moduleId: order.moduleId };
    const item = await context.api.catalogue.item(String(order.itemId), order.isCampaign, ask).catch(missed);
    return { ...NOTHING, order, item };
  },
  staticData: { isFocused: true },
  // Not cached, because the next direct order has the same URL.
  gcTime: 0,
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`Checkout`) }),
  component: Checkout,
});

/** Returns `null` for a missing record, so that the page shows its not-found state. */
function missed(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

function Checkout() {
  const { isPrescriptionOffered } = useConfig();
  const single = Route.useLoaderData();
  const { page = 'cart', order_id: orderId, flag } = Route.useSearch();
  const { order, item, store } = single ?? NOTHING;
  const line = order && item ? { item, selection: order.selection, quantity: order.quantity } : null;
  return (
    <CheckoutPage
      key={`${page} ${line?.item.id} ${store?.id} ${orderId}`}
      kind={KINDS[page]}
      goods={
        page === 'prescription'
          ? { from: 'prescription', store: store && pharmacyOf(store, isPrescriptionOffered) }
          : single
            ? { from: 'single', line }
            : { from: 'cart' }
      }
      orderId={orderId ?? null}
      flag={flag ?? null}
    />
  );
}

const pharmacyOf = ({ id, name, zoneId, moduleType }: Store, isOffered: boolean) => ({
  id,
  name,
  zoneId,
  takesPrescriptions: isOffered && moduleType === 'pharmacy',
});

import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazyPart } from '../ui/lazy-part';
import { pageHead } from './-page-head';
import { numberIn } from './-scope';

const ParcelPage = lazyPart(() => import('../features/parcel/parcel-page').then((file) => file.ParcelPage));

const FLAGS = ['success', 'fail', 'cancel', 'pending'] as const;

type ParcelSearch = {
  /** The category that the customer chose on the parcel home page. */
  category?: number | undefined;
  /** A sent parcel, and the result that the payment page returned. */
  order_id?: number | undefined;
  flag?: (typeof FLAGS)[number] | undefined;
};

export const Route = createFileRoute('/parcel/send')({
  validateSearch: ({ category, order_id, flag }: Record<string, unknown>): ParcelSearch => ({
    category: numberIn(category),
    order_id: numberIn(order_id),
    flag: FLAGS.find((known) => known === flag),
  }),
  loader: async ({ context: { api }, abortController: { signal } }) => {
    const modules = await api.site.modules(signal);
    return modules.filter(({ type }) => type === 'parcel').flatMap(({ zoneIds }) => zoneIds);
  },
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`Send a parcel`) }),
  component: Send,
});

function Send() {
  const zoneIds = Route.useLoaderData();
  const { order_id: orderId, flag, category } = Route.useSearch();
  return (
    <ParcelPage
      key={orderId}
      zoneIds={zoneIds}
      categoryId={category ?? null}
      orderId={orderId ?? null}
      flag={flag ?? null}
    />
  );
}

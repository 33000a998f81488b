import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { later } from '../ui/later';
import { pageHead } from './-page-head';
import { numberIn } from './-scope';

const TrackPage = later(() =>
  import('../features/orders/tracking/track-page').then((file) => file.TrackPage),
);

/** `?order=` is written into the form, or opens an order that this device has placed [NAV-14, ORD-20]. */
export const Route = createFileRoute('/track-order')({
  validateSearch: ({ order }: Record<string, unknown>): { order?: number } => {
    const number = numberIn(order);
    return number === undefined ? {} : { order: number };
  },
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.module()?.type === 'rental' ? i18n._(msg`Track Trip`) : i18n._(msg`Track Order`),
    }),
  component: TrackOrder,
});

function TrackOrder() {
  const { order } = Route.useSearch();
  return <TrackPage key={order} number={order ?? null} />;
}

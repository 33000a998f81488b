import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useSelectedModule } from '../features/location/module.context';
import { lazyPart } from '../ui/lazy-part';
import { pageHead } from './-page-head';
import { numberIn } from './-scope';

const TrackPage = lazyPart(() =>
  import('../features/orders/tracking/track-page').then((file) => file.TrackPage),
);
const TrackTrip = lazyPart(() =>
  import('../features/rental/trips/track-trip').then((file) => file.TrackTrip),
);

type TrackSearch = { order?: number; trip?: number };

/** Order and trip numbers overlap. The URL decides which one is meant, or else the module [NAV-14]. */
const isTrip = ({ order, trip }: TrackSearch, market: string | null | undefined): boolean =>
  trip !== undefined || (order === undefined && market === 'rental');

/**
 * `?order=` or `?trip=` fills the form, or opens an order placed on this device [NAV-14, ORD-20, RENT-55].
 */
export const Route = createFileRoute('/track-order')({
  validateSearch: ({ order, trip }: Record<string, unknown>): TrackSearch => {
    const orderId = numberIn(order);
    const tripId = numberIn(trip);
    return {
      ...(orderId !== undefined && { order: orderId }),
      ...(tripId !== undefined && { trip: tripId }),
    };
  },
  head: ({ match }) =>
    pageHead(match.context, {
      title: isTrip(match.search, match.context.module()?.type)
        ? i18n._(msg`Track Trip`)
        : i18n._(msg`Track Order`),
    }),
  component: TrackOrder,
});

function TrackOrder() {
  const search = Route.useSearch();
  const market = useSelectedModule()?.type;
  const { order, trip } = search;
  if (isTrip(search, market)) return <TrackTrip key={trip} number={trip ?? null} />;
  return <TrackPage key={order} number={order ?? null} />;
}

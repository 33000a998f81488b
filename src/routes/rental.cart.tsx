import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazyPart } from '../ui/lazy-part';
import { pageHead } from './-page-head';

const TripCartPage = lazyPart(() =>
  import('../features/rental/cart/cart-page').then((file) => file.TripCartPage),
);

export const Route = createFileRoute('/rental/cart')({
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`Trip Cart`) }),
  component: TripCartPage,
});

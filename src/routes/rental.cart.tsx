import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { TripCartPage } from '../features/rental/cart/cart-page';
import { pageHead } from './-page-head';

export const Route = createFileRoute('/rental/cart')({
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`Trip Cart`) }),
  component: TripCartPage,
});

import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OrderSummaryPage } from '../features/cart/order-summary-page';
import { pageHead } from './-page-head';

type CheckoutSearch = { page?: 'cart' | 'buy_now' | 'campaign' | undefined };

const PAGES: readonly unknown[] = ['cart', 'buy_now', 'campaign'];

/** Without `page` it is the cart's checkout [NAV-08]. */
export const Route = createFileRoute('/checkout')({
  validateSearch: ({ page }: Record<string, unknown>): CheckoutSearch =>
    PAGES.includes(page) ? { page: page as 'cart' } : {},
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`Checkout`) }),
  component: OrderSummaryPage,
});

import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { FlashSalePage } from '../features/catalogue/flash-sale/flash-sale-page';
import { flashSaleBlock } from '../features/catalogue/page/page-blocks';
import { pageHead } from './-page-head';
import { scopeOf } from './-scope';

export const Route = createFileRoute('/flash-sale')({
  staticData: { list: 'item' },
  loader: ({ context }) => ({ sale: flashSaleBlock(context, scopeOf(context)) }),
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`Flash sale`) }),
  component: FlashSaleRoute,
});

function FlashSaleRoute() {
  return <FlashSalePage data={Route.useLoaderData().sale} />;
}

import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { browseSearch } from '../features/catalogue/browse/browse-search';
import { StoreListPage } from '../features/catalogue/browse/store-list-page';
import { cuisinesBlock } from '../features/catalogue/page/page-blocks';
import { pageHead } from './-page-head';
import { scopeOf } from './-scope';

export const Route = createFileRoute('/store/popular')({
  staticData: { list: 'store' },
  validateSearch: browseSearch,
  loader: ({ context }) => ({ cuisines: cuisinesBlock(context, scopeOf(context)) }),
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`Popular stores`) }),
  component: Stores,
});

function Stores() {
  const { cuisines } = Route.useLoaderData();
  return <StoreListPage kind="popular" browse={Route.useSearch()} cuisines={cuisines} />;
}

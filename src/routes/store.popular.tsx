import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { StoreListPage } from '../features/catalogue/browse/store-list-page';
import { pageHead } from './-page-head';

export const Route = createFileRoute('/store/popular')({
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`Popular stores`) }),
  component: () => <StoreListPage kind="popular" />,
});

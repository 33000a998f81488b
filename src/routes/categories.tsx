import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AllCategoriesPage } from '../features/catalogue/browse/all-categories-page';
import { allCategoriesBlocks } from '../features/catalogue/page/page-blocks';
import { pageHead } from './-page-head';
import { scopeOf } from './-scope';

export const Route = createFileRoute('/categories')({
  loader: ({ context }) => allCategoriesBlocks(context, scopeOf(context)),
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`All categories`) }),
  component: () => <AllCategoriesPage {...Route.useLoaderData()} />,
});

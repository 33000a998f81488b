import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AllCategoriesPage } from '../features/catalogue/browse/all-categories-page';
import { categoriesBlock, popularItemsBlock } from '../features/catalogue/page/page-blocks';
import { pageHead } from './-page-head';
import { scopeOf } from './-scope';

export const Route = createFileRoute('/categories')({
  loader: ({ context }) => {
    const scope = scopeOf(context);
    return { categories: categoriesBlock(context, scope), popular: popularItemsBlock(context, scope) };
  },
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`All categories`) }),
  component: () => <AllCategoriesPage {...Route.useLoaderData()} />,
});

import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { homeBlocks } from '../features/catalogue/home/home-blocks';
import { HomePage } from '../features/catalogue/home/home-page';
import { InterestsPage } from '../features/catalogue/interests/interests-page';
import { categoriesBlock } from '../features/catalogue/page/page-blocks';
import { pageHead } from './-page-head';
import { scopeOf } from './-scope';

/**
 * Opens after sign-up or on a new module, if there are interests to choose. Parcel has none [NAV-19, MOD-08].
 */
export const Route = createFileRoute('/interest')({
  loader: async ({ context }) => {
    const module = context.module();
    if (module === null || !module.hasInterests || module.type === 'parcel') throw redirect({ to: '/home' });
    const categories = await categoriesBlock(context, scopeOf(context)).promise;
    if (categories.length === 0) throw redirect({ to: '/home' });
    return { module, categories, blocks: homeBlocks(context, scopeOf(context), context.isSignedIn()) };
  },
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`What do you like?`) }),
  component: Interests,
});

function Interests() {
  const { module, categories, blocks } = Route.useLoaderData();
  return (
    <InterestsPage key={module.id} module={module} categories={categories}>
      <HomePage module={module} blocks={blocks} hasTitle />
    </InterestsPage>
  );
}

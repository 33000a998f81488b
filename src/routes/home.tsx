import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { type BrowseSearch, browseSearch, shelfSearch } from '../features/catalogue/browse/browse-search';
import { homeArrival } from '../features/catalogue/home/home.actors';
import { homeBlocks } from '../features/catalogue/home/home-blocks';
import { HomePage, NoModuleChosen } from '../features/catalogue/home/home-page';
import {
  allCategoriesBlocks,
  categoriesBlock,
  childCategoriesBlock,
  cuisinesBlock,
  isMissing,
} from '../features/catalogue/page/page-blocks';
import { withSearch } from '../platform/search-change';
import { lazyPart } from '../ui/lazy-part';
import { pageHead } from './-page-head';
import { numberIn, scopeOf } from './-scope';

/** The query of /home selects one of these pages. They are loaded on demand. */
const AllCategoriesPage = lazyPart(() =>
  import('../features/catalogue/browse/all-categories-page').then((file) => file.AllCategoriesPage),
);
const CategoryPage = lazyPart(() =>
  import('../features/catalogue/browse/category-page').then((file) => file.CategoryPage),
);
const ParcelHome = lazyPart(() => import('../features/parcel/parcel-home').then((file) => file.ParcelHome));
const RentalHome = lazyPart(() =>
  import('../features/rental/home/rental-home').then((file) => file.RentalHome),
);
const SearchResultsPage = lazyPart(() =>
  import('../features/catalogue/search/search-results-page').then((file) => file.SearchResultsPage),
);

type HomeSearch = BrowseSearch & {
  /** 'category', 'allCategories' or the search text [NAV-03, NAV-04, Q-16]. */
  search?: string | undefined;
  id?: number | undefined;
  module_id?: number | undefined;
  name?: string | undefined;
  data_type?: string | undefined;
  from?: string | undefined;
};

const NOTHING_ABOVE = { panel: undefined, item: undefined, line: undefined };

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

export const Route = createFileRoute('/home')({
  validateSearch: (search: Record<string, unknown>): HomeSearch => ({
    ...browseSearch(search),
    search: text(search.search),
    id: numberIn(search.id),
    module_id: numberIn(search.module_id),
    name: text(search.name),
    data_type: text(search.data_type),
    from: text(search.from),
  }),
  // Without a place it redirects to the landing page, which remembers this URL.
  beforeLoad: ({ context, search }) => {
    if (context.place() === null)
      throw redirect({ to: '/', search: withSearch({ ...search, ...NOTHING_ABOVE }) });
  },
  loaderDeps: ({ search: { search, id } }) => ({ search, id }),
  loader: async ({ context, deps: { search, id } }) => {
    const scope = scopeOf(context);
    if (search === 'category' && id !== undefined) {
      const subCategories = childCategoriesBlock(context, scope, id);
      await subCategories.promise.catch((error: unknown) => {
        if (isMissing(error)) throw notFound();
      });
      return { view: 'category' as const, id, subCategories, cuisines: cuisinesBlock(context, scope) };
    }
    if (search === 'allCategories')
      return { view: 'allCategories' as const, ...allCategoriesBlocks(context, scope) };
    if (search !== undefined && search !== 'category')
      return {
        view: 'search' as const,
        words: search,
        categories: categoriesBlock(context, scope),
        cuisines: cuisinesBlock(context, scope),
      };
    if (scope.module === null) return { view: 'noMarket' as const };
    if (scope.module.type === 'rental') {
      const { rentalHomeBlocks } = await import('../features/rental/page-blocks');
      return { view: 'rental' as const, module: scope.module, blocks: rentalHomeBlocks(context, scope) };
    }
    if (scope.module.type === 'parcel') return { view: 'parcel' as const, module: scope.module };
    const blocks = homeBlocks(context, scope, context.isSignedIn());
    await homeArrival(blocks);
    return { view: 'home' as const, module: scope.module, blocks };
  },
  head: ({ match }) =>
    pageHead(match.context, {
      title: titleOf(match.search),
    }),
  component: Home,
});

function titleOf({ search, name }: HomeSearch): string {
  if (search === 'category') return name ?? i18n._(msg`Categories`);
  if (search === 'allCategories') return i18n._(msg`Categories`);
  return search === undefined ? i18n._(msg`Home`) : i18n._(msg`Results for “${search}”`);
}

function Home() {
  const data = Route.useLoaderData();
  const search = Route.useSearch({ select: shelfSearch, structuralSharing: true });
  switch (data.view) {
    case 'category':
      return (
        <CategoryPage
          id={data.id}
          title={search.name ?? ''}
          moduleId={search.module_id}
          browse={search.browse}
          subCategories={data.subCategories}
          cuisines={data.cuisines}
        />
      );
    case 'allCategories':
      return <AllCategoriesPage categories={data.categories} popular={data.popular} />;
    case 'search':
      return (
        <SearchResultsPage
          words={data.words}
          browse={search.browse}
          categories={data.categories}
          cuisines={data.cuisines}
        />
      );
    case 'noMarket':
      return <NoModuleChosen />;
    case 'rental':
      return <RentalHome module={data.module} blocks={data.blocks} />;
    case 'parcel':
      return <ParcelHome module={data.module} />;
    default:
      return <HomePage module={data.module} blocks={data.blocks} />;
  }
}

import { createFileRoute, notFound } from '@tanstack/react-router';
import { type BrowseSearch, browseSearch, shelfSearch } from '../features/catalogue/browse/browse-search';
import { CategoryPage } from '../features/catalogue/browse/category-page';
import { categoriesBlock, childCategoriesBlock, cuisinesBlock } from '../features/catalogue/page/page-blocks';
import { categoryItemsList, prefetchList } from '../features/catalogue/page/page-lists';
import { pageHead } from './-page-head';
import { numberIn, scopeOf } from './-scope';

type CategorySearch = BrowseSearch & { name?: string | undefined; module_id?: number | undefined };

export const Route = createFileRoute('/category/$id')({
  staticData: { list: 'item' },
  validateSearch: (search: Record<string, unknown>): CategorySearch => ({
    ...browseSearch(search),
    name: typeof search.name === 'string' ? search.name : undefined,
    module_id: numberIn(search.module_id),
  }),
  loaderDeps: ({ search }) => ({ moduleId: search.module_id }),
  loader: async ({ context, params, deps, cause, location }) => {
    const scope = scopeOf(context);
    const id = Number(params.id);
    const browse = browseSearch(location.search);
    if (cause === 'enter' && browse.tab !== 'stores')
      prefetchList(
        context,
        scope,
        categoryItemsList({ id: browse.sub ?? id, browse, moduleId: deps.moduleId }),
      );
    const categories = await categoriesBlock(context, scope).promise.catch(() => []);
    const all = categories.flatMap((category) => [category, ...category.children]);
    const isOwnMarket = deps.moduleId === undefined || deps.moduleId === scope.module?.id;
    if (isOwnMarket && all.length > 0 && !all.some((category) => category.id === id)) throw notFound();
    const known = all.find((category) => category.id === id);
    return {
      id,
      name: known?.name ?? null,
      knownParts: known?.children ?? [],
      subCategories: childCategoriesBlock(context, scope, id),
      cuisines: cuisinesBlock(context, scope),
    };
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: loaderData?.name ?? match.search.name ?? '' }),
  component: Category,
});

function Category() {
  const { id, name, knownParts, subCategories, cuisines } = Route.useLoaderData();
  const search = Route.useSearch({ select: shelfSearch, structuralSharing: true });
  return (
    <CategoryPage
      id={id}
      title={name ?? search.name ?? ''}
      moduleId={search.module_id}
      browse={search.browse}
      subCategories={subCategories}
      knownParts={knownParts}
      cuisines={cuisines}
    />
  );
}

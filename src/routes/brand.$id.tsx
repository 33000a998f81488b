import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { type BrowseSearch, browseSearch } from '../features/catalogue/browse/browse-search';
import { ItemListPage } from '../features/catalogue/browse/item-list-page';
import { brandIsHere, brandsBlock, isMissing } from '../features/catalogue/page/page-blocks';
import { pageHead } from './-page-head';
import { numberIn, scopeOf } from './-scope';

type BrandSearch = BrowseSearch & { name?: string | undefined };

export const Route = createFileRoute('/brand/$id')({
  staticData: { list: 'item' },
  validateSearch: (search: Record<string, unknown>): BrandSearch => ({
    ...browseSearch(search),
    name: typeof search.name === 'string' ? search.name : undefined,
  }),
  loader: async ({ context, params }) => {
    const id = numberIn(params.id);
    if (id === undefined) throw notFound();
    const scope = scopeOf(context);
    const namesIn = (moduleId: number | undefined) =>
      brandsBlock(context, scope, moduleId).promise.catch(() => []);
    const here = namesIn(scope.module?.id);
    const { entries } = await brandIsHere(context, scope, id).promise.catch((error: unknown) => {
      if (isMissing(error)) throw notFound();
      throw error;
    });
    // The brand may belong to a module other than the selected one.
    const moduleId = entries[0]?.moduleId ?? scope.module?.id;
    const names = moduleId === scope.module?.id ? here : namesIn(moduleId);
    return { id, moduleId, name: (await names).find((brand) => brand.id === id)?.name ?? null };
  },
  head: ({ match, loaderData }) => pageHead(match.context, { title: loaderData?.name ?? '' }),
  component: Brand,
});

function Brand() {
  const { id, moduleId, name } = Route.useLoaderData();
  const search = Route.useSearch();
  return (
    <ItemListPage
      name={`brand-items:${id}`}
      title={name ?? search.name ?? i18n._(msg`Brand`)}
      moduleId={moduleId}
      browse={search}
      load={(catalogue, query, signal) => catalogue.brandItems(id, query, { signal })}
    />
  );
}

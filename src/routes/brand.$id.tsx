import { createFileRoute } from '@tanstack/react-router';
import { type BrowseSearch, browseSearch } from '../features/catalogue/browse-search';
import { ItemListPage } from '../features/catalogue/item-list-page';
import { pageHead } from './-page-head';

type BrandSearch = BrowseSearch & { name?: string | undefined };

export const Route = createFileRoute('/brand/$id')({
  validateSearch: (search: Record<string, unknown>): BrandSearch => ({
    ...browseSearch(search),
    name: typeof search.name === 'string' ? search.name : undefined,
  }),
  head: ({ match }) => pageHead(match.context, { title: match.search.name ?? '' }),
  component: Brand,
});

function Brand() {
  const id = Number(Route.useParams().id);
  const search = Route.useSearch();
  return (
    <ItemListPage
      name={`brand-items:${id}`}
      title={search.name ?? ''}
      browse={search}
      load={(catalogue, query, signal) => catalogue.brandItems(id, query, { signal })}
    />
  );
}

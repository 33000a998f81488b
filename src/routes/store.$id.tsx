import { createFileRoute, notFound } from '@tanstack/react-router';
import { menuFilters } from '../features/catalogue/browse/browse-search';
import { MissingStorePage } from '../features/catalogue/page/missing-page';
import { isMissing, reviewsBlock, storeBlock, storeRowBlock } from '../features/catalogue/page/page-blocks';
import { prefetchList, storeShelfList } from '../features/catalogue/page/page-lists';
import { StorePage, type StoreSearch } from '../features/catalogue/store/store-page';
import { loadedHead } from './-page-head';
import { numberIn, scopeOf } from './-scope';

/** The specification defines these parameters. The path alone is enough [NAV-09]. */
type StoreAddress = StoreSearch & {
  id?: number | undefined;
  module_id?: number | undefined;
  module_type?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  store_zone_id?: number | undefined;
};

const tabIn = (tab: unknown): StoreSearch['tab'] =>
  tab === 'again' || tab === 'reviews' || tab === 'info' ? tab : undefined;
const wordsIn = (q: unknown): string => String(q ?? '');

const coordinate = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

const ownSearch = (search: Record<string, unknown>): StoreSearch => ({
  ...(tabIn(search.tab) && { tab: tabIn(search.tab) }),
  ...menuFilters(search),
  ...(search.way === 'take_away' && { way: 'take_away' as const }),
  ...(wordsIn(search.q) !== '' && { q: wordsIn(search.q) }),
});

export const Route = createFileRoute('/store/$id')({
  validateSearch: (search: Record<string, unknown>): StoreAddress => ({
    id: numberIn(search.id),
    module_id: numberIn(search.module_id),
    module_type: typeof search.module_type === 'string' ? search.module_type : undefined,
    lat: coordinate(search.lat),
    lng: coordinate(search.lng),
    store_zone_id: numberIn(search.store_zone_id),
    ...ownSearch(search),
  }),
  loaderDeps: ({ search: { module_id } }) => ({ module_id }),
  loader: async ({ context, params, deps: { module_id }, cause, location }) => {
    const scope = scopeOf(context);
    const requested: Record<string, unknown> = location.search;
    const [storeId, moduleId] = [numberIn(params.id), module_id ?? scope.module?.id];
    if (cause === 'enter' && storeId !== undefined && moduleId !== undefined && !tabIn(requested.tab))
      prefetchList(
        context,
        scope,
        storeShelfList({ storeId, moduleId, words: wordsIn(requested.q), filters: menuFilters(requested) }),
      );
    const store = await storeBlock(context, scope, params.id, module_id).promise.catch((error: unknown) => {
      if (isMissing(error)) throw notFound();
      throw error;
    });
    return {
      store,
      reviews: () => reviewsBlock(context, scope, { ...store, kind: 'store' }),
      head: { title: store.name, description: store.address, imageUrl: store.logoUrl },
    };
  },
  head: loadedHead,
  component: StoreRoute,
  notFoundComponent: MissingStore,
});

function StoreRoute() {
  const { store, reviews } = Route.useLoaderData();
  // Ignores the parameters of an open layer.
  const search = Route.useSearch({ select: ownSearch, structuralSharing: true });
  return <StorePage store={store} reviews={reviews} search={search} />;
}

function MissingStore() {
  const context = Route.useRouteContext();
  return <MissingStorePage similar={storeRowBlock(context, scopeOf(context), 'popular')} />;
}

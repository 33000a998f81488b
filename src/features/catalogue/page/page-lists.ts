import type { Item } from '../../../../domain/catalogue';
import type { CatalogueApi } from '../../../api/catalogue-api';
import type { Page } from '../../../api/catalogue-mapping';
import { itemListQuery } from '../browse/browse-query';
import type { BrowseSearch, MenuFilters } from '../browse/browse-search';
import { type Reader, type Scope, scopeKey } from './page-blocks';

/** A list of the server, page by page, under a name that says everything it depends on but place, market and language. */
export type NamedList<T> = {
  name: string;
  load(catalogue: CatalogueApi, page: number, signal: AbortSignal): Promise<Page<T>>;
};

export const listKey = (name: string, scope: Scope): string => `${name}|${scopeKey(scope)}`;

/**
 * A loader need not wait for what else its page shows: the time of a slow network passes once, not twice. A layer that
 * opens above the page meanwhile loads the page anew: the answer is for whoever shows the list, so nothing ends it.
 */
export function beginList<T>({ api, reads }: Reader, scope: Scope, { name, load }: NamedList<T>): void {
  // A page that the server draws ends above its list.
  if (import.meta.env.SSR) return;
  const { signal } = new AbortController();
  reads.lists.begin(listKey(name, scope), () => load(api.catalogue, 1, signal));
}

export type CategoryList = { id: number; browse: BrowseSearch; moduleId: number | undefined };

export function categoryItemsList({ id, browse, moduleId }: CategoryList): NamedList<Item> {
  const query = itemListQuery(browse);
  return {
    name: `category-items:${id}:${moduleId ?? ''}:${JSON.stringify(query)}`,
    load: (catalogue, page, signal) =>
      catalogue.categoryItems(
        id,
        { ...query, page },
        { signal, ...(moduleId !== undefined && { moduleId }) },
      ),
  };
}

/** Most shelves fit one page, so that the tabs know all their parts. */
const MENU_PAGE = 100;

type Shelf = { storeId: number; moduleId: number; words: string; filters: MenuFilters };

export function storeShelfList({ storeId, moduleId, words, filters }: Shelf): NamedList<Item> {
  const wanted = itemListQuery(filters);
  return {
    name: `store-items:${storeId}:${moduleId}:${words}:${JSON.stringify(filters)}`,
    load: (catalogue, page, signal) => {
      const query = { ...wanted, page, limit: MENU_PAGE };
      const ask = { signal, ...(moduleId > 0 && { moduleId }) };
      return words === ''
        ? catalogue.storeItems(storeId, query, ask)
        : catalogue.searchStoreItems(storeId, words, query, ask);
    },
  };
}

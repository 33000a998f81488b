import type { Item } from '../../../../domain/catalogue';
import type { CatalogueApi } from '../../../api/catalogue-api';
import type { Page } from '../../../api/catalogue-mapping';
import { itemListQuery } from '../browse/browse-query';
import type { BrowseSearch, MenuFilters } from '../browse/browse-search';
import { type Reader, type Scope, scopeKey } from './page-blocks';

/** A paged list. Its name includes all that its entries depend on, except place, module and language. */
export type NamedList<T> = {
  name: string;
  load(catalogue: CatalogueApi, page: number, signal: AbortSignal): Promise<Page<T>>;
};

export const listKey = (name: string, scope: Scope): string => `${name}|${scopeKey(scope)}`;

/**
 * Starts loading the list in parallel with the page. The request is never aborted: a layer that opens reloads
 * the page, and the list still needs the response.
 */
export function prefetchList<T>({ api, reads }: Reader, scope: Scope, { name, load }: NamedList<T>): void {
  // Server-rendered pages end above the list.
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

/** The number of items in the first request. Enough for most menus, so that the tabs show all sections. */
const MENU_PAGE = 100;

type BoughtList = { storeId: number; moduleId: number; personId: number };

/** Returns the list of items from this store that the customer received before [CAT-16]. */
export const boughtInStoreList = ({ storeId, moduleId, personId }: BoughtList): NamedList<Item> => ({
  name: `bought:${personId}:${storeId}`,
  load: (catalogue, page, signal) => catalogue.buyAgain({ storeId, page }, { signal, moduleId }),
});

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

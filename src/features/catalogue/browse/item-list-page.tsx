import type { ReactNode } from 'react';
import type { Item } from '../../../../domain/catalogue';
import { moduleWithId } from '../../../../domain/modules';
import type { CatalogueApi, ItemListQuery } from '../../../api/catalogue-api';
import type { Page } from '../../../api/catalogue-mapping';
import { useModuleFlow } from '../../location/module.context';
import { PageTitle } from '../page/page-title';
import { BrowseBar } from './browse-bar';
import { hasFilters, itemListQuery } from './browse-query';
import type { BrowseSearch } from './browse-search';
import { NothingFound } from './category-page';
import { itemInList } from './list-cards';
import { ListingView } from './listing-view';
import { useListSource } from './use-list-source';

/** The lists of items that have a page. */
export type ItemListKind = Parameters<CatalogueApi['items']>[0];

type Props = {
  /** The name of the list in the cache. */
  name: string;
  title: ReactNode;
  /** The items' module. Set if it may differ from the selected module. */
  moduleId?: number | undefined;
  browse: BrowseSearch;
  load: (catalogue: CatalogueApi, query: ItemListQuery, signal: AbortSignal) => Promise<Page<Item>>;
};

/** Shows a filtered list of items: of a brand, or of a row on the home page [CAT-13]. */
export function ItemListPage({ name, title, moduleId, browse, load }: Props) {
  const market = useModuleFlow(
    ({ context }) => moduleWithId(context.modules, moduleId ?? context.selectedId)?.type ?? null,
  );
  const query = itemListQuery(browse);
  const source = useListSource<Item>({
    name: `${name}:${JSON.stringify(query)}`,
    load: (catalogue, page, signal) => load(catalogue, { ...query, page }, signal),
  });
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <BrowseBar browse={browse} moduleType={market} />
      <ListingView
        source={source}
        kind="item"
        market={market}
        empty={<NothingFound isFiltered={hasFilters(browse)} />}
        card={itemInList}
      />
    </div>
  );
}

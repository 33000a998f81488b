import type { Cuisine, Store } from '../../../../domain/catalogue';
import type { StoreListKind } from '../../../api/catalogue-api';
import type { BlockData } from '../../../platform/reads';
import { useSelectedModule } from '../../location/module.context';
import { PageTitle } from '../page/page-title';
import { useMarketTexts } from '../page/use-market-texts';
import { BrowseBar } from './browse-bar';
import { hasFilters, storeListQuery } from './browse-query';
import type { BrowseSearch } from './browse-search';
import { NothingFound } from './category-page';
import { StoresListing } from './stores-listing';
import { useListSource } from './use-list-source';

type Props = { kind: StoreListKind; browse: BrowseSearch; cuisines: BlockData<Cuisine[]> };

/** Shows the latest or popular stores, as a list or a map [NAV-10, CAT-02]. */
export function StoreListPage({ kind, browse, cuisines }: Props) {
  const module = useSelectedModule();
  const texts = useMarketTexts(module?.type ?? null);
  const query = storeListQuery(browse);
  const source = useListSource<Store>({
    name: `stores:${kind}:${JSON.stringify(query)}`,
    load: (catalogue, page, signal) => catalogue.stores(kind, { ...query, page, limit: 12 }, { signal }),
  });
  return (
    <div className="page">
      <PageTitle>{kind === 'latest' ? texts.latestStores : texts.popularStores}</PageTitle>
      <BrowseBar browse={browse} moduleType={module?.type ?? null} cuisines={cuisines} />
      <StoresListing
        source={source}
        market={module?.type ?? null}
        empty={<NothingFound isFiltered={hasFilters(browse)} />}
      />
    </div>
  );
}

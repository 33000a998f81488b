import type { Store } from '../../../../domain/catalogue';
import type { StoreListKind } from '../../../api/catalogue-api';
import { useSelectedModule } from '../../location/module.context';
import { PageTitle } from '../page/page-title';
import { useMarketWords } from '../page/use-market-words';
import { NothingFound } from './category-page';
import { storeInList } from './list-cards';
import { ListingView } from './listing-view';
import { useListSource } from './use-list-source';

/** Latest and popular stores, twelve at a time [NAV-10, CAT-02]. */
export function StoreListPage({ kind }: { kind: StoreListKind }) {
  const module = useSelectedModule();
  const words = useMarketWords(module?.type ?? null);
  const source = useListSource<Store>(`stores:${kind}`, (catalogue, page, signal) =>
    catalogue.stores(kind, { page, limit: 12 }, { signal }),
  );
  return (
    <div className="page">
      <PageTitle>{kind === 'latest' ? words.latestStores : words.popularStores}</PageTitle>
      <ListingView
        source={source}
        kind="store"
        empty={<NothingFound isFiltered={false} />}
        card={storeInList}
      />
    </div>
  );
}

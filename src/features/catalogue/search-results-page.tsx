import { Trans } from '@lingui/react/macro';
import type { Item, Store } from '../../../domain/catalogue';
import { EmptyState } from '../../ui/empty-state';
import { useSelectedModule } from '../location/module.context';
import { BrowseBar } from './browse-bar';
import { type BrowseSearch, hasFilters, itemListQuery, storeListQuery } from './browse-search';
import { NothingFound } from './category-page';
import { HomeButton } from './home-button';
import { ItemCard } from './item-card';
import { ListingView } from './listing-view';
import { PageTitle } from './page-title';
import { StoreCard } from './store-card';
import { useListSource } from './use-list-source';
import { useMarketWords } from './use-market-words';

type Props = { words: string; browse: BrowseSearch };

/** `/home?search={query}`: what was found among items and stores [Q-16, CAT-09]. */
export function SearchResultsPage({ words, browse }: Props) {
  const module = useSelectedModule();
  const labels = useMarketWords(module?.type ?? null);
  return (
    <div className="page">
      <PageTitle>
        <Trans>Results for “{words}”</Trans>
      </PageTitle>
      <BrowseBar
        browse={browse}
        moduleType={module?.type ?? null}
        tabs={{ items: labels.items, stores: labels.stores }}
      />
      {browse.tab === 'stores' ? (
        <FoundStores words={words} browse={browse} />
      ) : (
        <FoundItems words={words} browse={browse} />
      )}
    </div>
  );
}

function FoundItems({ words, browse }: Props) {
  const query = itemListQuery(browse);
  const source = useListSource<Item>(
    `search-items:${words}:${JSON.stringify(query)}`,
    (catalogue, page, signal) => catalogue.searchItems(words, { ...query, page }, { signal }),
  );
  return (
    <ListingView
      source={source}
      kind="item"
      empty={<NoResults words={words} isFiltered={hasFilters(browse)} />}
      card={(item, index) => <ItemCard item={item} headingLevel={2} isUrgent={index < 4} />}
    />
  );
}

function FoundStores({ words, browse }: Props) {
  const query = storeListQuery(browse);
  const source = useListSource<Store>(
    `search-stores:${words}:${JSON.stringify(query)}`,
    (catalogue, page, signal) => catalogue.searchStores(words, { ...query, page }, { signal }),
  );
  return (
    <ListingView
      source={source}
      kind="store"
      empty={<NoResults words={words} isFiltered={hasFilters(browse)} />}
      card={(store, index) => <StoreCard store={store} headingLevel={2} isUrgent={index < 4} />}
    />
  );
}

function NoResults({ words, isFiltered }: { words: string; isFiltered: boolean }) {
  if (isFiltered) return <NothingFound isFiltered />;
  return (
    <EmptyState title={<Trans>Nothing found for “{words}”</Trans>} action={<HomeButton />}>
      <Trans>Check the spelling, or try a shorter word.</Trans>
    </EmptyState>
  );
}

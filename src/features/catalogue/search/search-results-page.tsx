import { Trans } from '@lingui/react/macro';
import type { Category, Cuisine, Item, Store } from '../../../../domain/catalogue';
import type { BlockData } from '../../../platform/reads';
import { EmptyState } from '../../../ui/empty-state';
import { useSelectedModule } from '../../location/module.context';
import { BrowseBar } from '../browse/browse-bar';
import { hasFilters, itemListQuery, storeListQuery } from '../browse/browse-query';
import type { BrowseSearch } from '../browse/browse-search';
import { CategoryChip } from '../browse/category-chip';
import { NothingFound } from '../browse/category-page';
import { itemInList } from '../browse/list-cards';
import { ListingView } from '../browse/listing-view';
import { StoresListing } from '../browse/stores-listing';
import { useListSource } from '../browse/use-list-source';
import { Block } from '../page/block';
import { HomeButton } from '../page/home-button';
import { PageTitle } from '../page/page-title';
import { CardRow, Section } from '../page/section';
import { useMarketTexts } from '../page/use-market-texts';
import { PopularTerms } from './popular-terms';

type ListProps = { words: string; browse: BrowseSearch; categories: BlockData<Category[]> };
type Props = ListProps & { cuisines: BlockData<Cuisine[]> };

/** The results of `/home?search={query}` among items and stores [Q-16, CAT-09]. */
export function SearchResultsPage({ words, browse, categories, cuisines }: Props) {
  const module = useSelectedModule();
  const labels = useMarketTexts(module?.type ?? null);
  return (
    <div className="page">
      <PageTitle>
        <Trans>Results for “{words}”</Trans>
      </PageTitle>
      <BrowseBar
        browse={browse}
        moduleType={module?.type ?? null}
        tabs={{ items: labels.items, stores: labels.stores }}
        cuisines={cuisines}
      />
      {browse.tab === 'stores' ? (
        <FoundStores words={words} browse={browse} categories={categories} />
      ) : (
        <FoundItems words={words} browse={browse} categories={categories} />
      )}
    </div>
  );
}

function FoundItems({ words, browse, categories }: ListProps) {
  const market = useSelectedModule()?.type ?? null;
  const query = itemListQuery(browse);
  const source = useListSource<Item>({
    name: `search-items:${words}:${JSON.stringify(query)}`,
    load: (catalogue, page, signal) => catalogue.searchItems(words, { ...query, page }, { signal }),
  });
  return (
    <ListingView
      source={source}
      kind="item"
      market={market}
      empty={<NoResults words={words} isFiltered={hasFilters(browse)} categories={categories} />}
      meantNote={(meant) => <Meant words={words} meant={meant} />}
      card={itemInList}
    />
  );
}

function FoundStores({ words, browse, categories }: ListProps) {
  const market = useSelectedModule()?.type ?? null;
  const query = storeListQuery(browse);
  const source = useListSource<Store>({
    name: `search-stores:${words}:${JSON.stringify(query)}`,
    load: (catalogue, page, signal) => catalogue.searchStores(words, { ...query, page }, { signal }),
  });
  return (
    <StoresListing
      source={source}
      market={market}
      empty={<NoResults words={words} isFiltered={hasFilters(browse)} categories={categories} />}
      meantNote={(meant) => <Meant words={words} meant={meant} />}
    />
  );
}

const Meant = ({ words, meant }: { words: string; meant: string }) => (
  <p role="note">
    <Trans>
      No results for “{words}”. Showing results for <strong>“{meant}”</strong>.
    </Trans>
  </p>
);

type NoResultsProps = { words: string; isFiltered: boolean; categories: BlockData<Category[]> };

function NoResults({ words, isFiltered, categories }: NoResultsProps) {
  const module = useSelectedModule();
  const labels = useMarketTexts(module?.type ?? null);
  if (isFiltered) return <NothingFound isFiltered />;
  return (
    <>
      <EmptyState title={<Trans>No results for “{words}”</Trans>} action={<HomeButton />}>
        <Trans>Check the spelling, or try a shorter word.</Trans>
      </EmptyState>
      <PopularTerms />
      <Block data={categories} title={labels.categories}>
        {(all) =>
          all.length > 0 ? (
            <Section title={labels.categories}>
              <CardRow kind="category">
                {all.map((category) => (
                  <li key={category.id}>
                    <CategoryChip category={category} moduleId={module?.id ?? null} />
                  </li>
                ))}
              </CardRow>
            </Section>
          ) : null
        }
      </Block>
    </>
  );
}

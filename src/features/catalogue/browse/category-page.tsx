import { Trans, useLingui } from '@lingui/react/macro';
import type { Category, Cuisine, Store } from '../../../../domain/catalogue';
import type { BlockData } from '../../../platform/reads';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { useSelectedModule } from '../../location/module.context';
import { Block } from '../page/block';
import { HomeButton } from '../page/home-button';
import { type CategoryList, categoryItemsList } from '../page/page-lists';
import { PageTitle } from '../page/page-title';
import { useMarketTexts } from '../page/use-market-texts';
import { BrowseBar, useChangeBrowse } from './browse-bar';
import { hasFilters, noFilters, storeListQuery } from './browse-query';
import type { BrowseSearch } from './browse-search';
import classes from './category-page.module.css';
import { itemInList } from './list-cards';
import { ListingView } from './listing-view';
import { StoresListing } from './stores-listing';
import { useListSource } from './use-list-source';

type Props = {
  id: number;
  title: string;
  /** The module, if a link into another module opened the page. */
  moduleId: number | undefined;
  browse: BrowseSearch;
  subCategories: BlockData<Category[]>;
  /** Subcategories that are already known. They reserve the space while the current ones load. */
  knownParts?: Category[];
  cuisines: BlockData<Cuisine[]>;
};

/** Shows subcategories, items and stores of a category, filtered by the URL [CAT-08]. */
export function CategoryPage(props: Props) {
  const { id, title, moduleId, browse, subCategories, knownParts = [], cuisines } = props;
  const module = useSelectedModule();
  const texts = useMarketTexts(module?.type ?? null);
  return (
    <div className="page">
      <PageTitle>{title || <Trans>Category</Trans>}</PageTitle>
      <Block data={subCategories} skeleton={<SubCategories categories={knownParts} chosen={browse.sub} />}>
        {(categories) => <SubCategories categories={categories} chosen={browse.sub} />}
      </Block>
      <BrowseBar
        browse={browse}
        moduleType={module?.type ?? null}
        tabs={{ items: texts.items, stores: texts.stores }}
        cuisines={cuisines}
      />
      {browse.tab === 'stores' ? (
        <CategoryStores id={browse.sub ?? id} browse={browse} moduleId={moduleId} />
      ) : (
        <CategoryItems id={browse.sub ?? id} browse={browse} moduleId={moduleId} />
      )}
    </div>
  );
}

const askOf = (moduleId: number | undefined, signal: AbortSignal) => ({
  signal,
  ...(moduleId !== undefined && { moduleId }),
});

function CategoryItems(props: CategoryList) {
  const { browse } = props;
  const market = useSelectedModule()?.type ?? null;
  const source = useListSource(categoryItemsList(props));
  return (
    <ListingView
      source={source}
      kind="item"
      market={market}
      empty={<NothingFound isFiltered={hasFilters(browse)} />}
      card={itemInList}
    />
  );
}

function CategoryStores({ id, browse, moduleId }: CategoryList) {
  const market = useSelectedModule()?.type ?? null;
  const query = storeListQuery(browse);
  const source = useListSource<Store>({
    name: `category-stores:${id}:${moduleId ?? ''}:${JSON.stringify(query)}`,
    load: (catalogue, page, signal) =>
      catalogue.categoryStores(id, { ...query, page }, askOf(moduleId, signal)),
  });
  return (
    <StoresListing source={source} market={market} empty={<NothingFound isFiltered={hasFilters(browse)} />} />
  );
}

/**
 * Shown for an empty list. With filters, it offers to clear them; without, it says that there is nothing yet.
 */
export function NothingFound({ isFiltered }: { isFiltered: boolean }) {
  const change = useChangeBrowse();
  if (isFiltered)
    return (
      <EmptyState
        title={<Trans>Nothing matches these filters</Trans>}
        action={
          <Button variant="light" onClick={() => change(noFilters)}>
            <Trans>Clear filters</Trans>
          </Button>
        }
      >
        <Trans>Try fewer filters to see more.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState title={<Trans>Nothing here yet</Trans>} action={<HomeButton />}>
      <Trans>Nothing here in your area yet. Try another category.</Trans>
    </EmptyState>
  );
}

type SubCategoriesProps = { categories: Category[]; chosen: number | undefined };

function SubCategories({ categories, chosen }: SubCategoriesProps) {
  const { t } = useLingui();
  const change = useChangeBrowse();
  if (categories.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the look of a form
    <div className={classes.chips} role="group" aria-label={t`Sub-categories`}>
      <button
        type="button"
        className={classes.chip}
        aria-pressed={chosen === undefined}
        onClick={() => change({ sub: undefined })}
      >
        <Trans>All</Trans>
      </button>
      {categories.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={classes.chip}
          aria-pressed={chosen === id}
          onClick={() => change({ sub: id })}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

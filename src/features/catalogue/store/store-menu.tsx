import { Trans, useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { Store } from '../../../../domain/catalogue';
import { isGroupModule } from '../../../../domain/modules';
import { withSearch } from '../../../platform/search-change';
import { EmptyState } from '../../../ui/empty-state';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { useSelectedModule } from '../../location/module.context';
import { useChangeBrowse } from '../browse/browse-bar';
import { hasFilters } from '../browse/browse-query';
import { type MenuFilters, menuFilters } from '../browse/browse-search';
import { NothingFound } from '../browse/category-page';
import { DietFilters } from '../browse/diet-filters';
import { ListingView } from '../browse/listing-view';
import { useListSource } from '../browse/use-list-source';
import { HomeButton } from '../page/home-button';
import { storeShelfList } from '../page/page-lists';
import { MenuItem } from './menu-item';
import { MenuSections } from './menu-sections';
import classes from './store-menu.module.css';

type Props = {
  store: Store;
  search: MenuFilters & { q?: string | undefined };
};

export function StoreMenu({ store, search }: Props) {
  const words = search.q ?? '';
  const filters = menuFilters(search);
  const source = useListSource(
    storeShelfList({ storeId: store.id, moduleId: store.moduleId, words, filters }),
  );
  return (
    <>
      <div className={classes.tools}>
        <StoreSearchForm store={store} words={words} />
        <MenuDiet store={store} filters={filters} />
        <GroupOffer store={store} />
      </div>
      <ListingView
        source={source}
        kind="menu"
        empty={hasFilters(filters) ? <NothingFound isFiltered /> : <NothingOnTheMenu words={words} />}
        card={(item) => <MenuItem item={item} />}
        layout={words === '' ? (items) => <MenuSections items={items} /> : undefined}
      />
    </>
  );
}

const StartGroupButton = lazyPart(() =>
  import('../../cart/group/start-group-button').then((file) => file.StartGroupButton),
);

/** Offers a group order, in modules where a cart is a meal or a shopping list [CART-71]. */
function GroupOffer({ store: { id, moduleId, moduleType, isActive } }: { store: Store }) {
  const isChosen = useSelectedModule()?.id === moduleId;
  if (!isChosen || !isActive || !isGroupModule(moduleType)) return null;
  return (
    <LazyPlace fallback={<span className={classes.offer} />}>
      <StartGroupButton className={classes.offer} storeId={id} moduleId={moduleId} />
    </LazyPlace>
  );
}

/** Diet filters. Shown only if the items list their ingredients. */
function MenuDiet({ store, filters }: { store: Store; filters: MenuFilters }) {
  const change = useChangeBrowse();
  if (store.moduleType !== 'food' && store.moduleType !== 'grocery') return null;
  return <DietFilters browse={filters} change={change} moduleType={store.moduleType} />;
}

/** Searches this store's menu. The URL contains the search text. */
function StoreSearchForm({ store, words }: { store: Store; words: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const find = (form: FormData) => {
    const q = String(form.get('q') ?? '').trim();
    void navigate({
      to: '.',
      search: withSearch({ q: q === '' ? undefined : q }),
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <search>
      <form className={classes.form} action={find} key={words}>
        <IconSearch size={18} aria-hidden />
        <input
          className={classes.input}
          type="search"
          name="q"
          defaultValue={words}
          enterKeyHint="search"
          aria-label={t`Search in ${store.name}`}
          placeholder={t`Search in ${store.name}`}
          onChange={(event) => {
            if (event.target.value === '' && words !== '') event.target.form?.requestSubmit();
          }}
        />
      </form>
    </search>
  );
}

function NothingOnTheMenu({ words }: { words: string }) {
  if (words !== '')
    return (
      <EmptyState title={<Trans>No results for “{words}”</Trans>}>
        <Trans>Clear the search to see everything this store sells.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState title={<Trans>No items yet</Trans>} action={<HomeButton />}>
      <Trans>This store has nothing available right now.</Trans>
    </EmptyState>
  );
}

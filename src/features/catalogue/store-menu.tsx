import { Trans, useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { Item, Store } from '../../../domain/catalogue';
import { EmptyState } from '../../ui/empty-state';
import { HomeButton } from './home-button';
import { ListingView } from './listing-view';
import { MenuItem } from './menu-item';
import { MenuSections } from './menu-sections';
import classes from './store-menu.module.css';
import { useListSource } from './use-list-source';

/** Most shelves fit one page, so that the tabs know all their parts. */
const MENU_PAGE = 100;

type Props = { store: Store; words: string; closedReason: string | null };

export function StoreMenu({ store, words, closedReason }: Props) {
  const source = useListSource<Item>(`store-items:${store.id}:${words}`, (catalogue, page, signal) => {
    const query = { page, limit: MENU_PAGE };
    const ask = { signal, ...(store.moduleId > 0 && { moduleId: store.moduleId }) };
    return words === ''
      ? catalogue.storeItems(store.id, query, ask)
      : catalogue.searchStoreItems(store.id, words, query, ask);
  });
  return (
    <>
      <StoreSearchForm store={store} words={words} />
      <ListingView
        source={source}
        kind="menu"
        empty={<NothingOnTheMenu words={words} />}
        card={(item) => <MenuItem item={item} closedReason={closedReason} />}
        layout={
          words === '' ? (items) => <MenuSections items={items} closedReason={closedReason} /> : undefined
        }
      />
    </>
  );
}

/** Finds within this store; the words stand in the address. */
function StoreSearchForm({ store, words }: { store: Store; words: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const find = (form: FormData) => {
    const q = String(form.get('q') ?? '').trim();
    void navigate({
      to: '.',
      search: ((previous: object) => ({ ...previous, q: q === '' ? undefined : q })) as never,
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
      <EmptyState title={<Trans>Nothing found for “{words}”</Trans>}>
        <Trans>Empty the field to see everything this store has.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState title={<Trans>The shelves are empty</Trans>} action={<HomeButton />}>
      <Trans>This store has nothing to sell right now.</Trans>
    </EmptyState>
  );
}

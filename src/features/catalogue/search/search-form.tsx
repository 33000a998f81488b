import { useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTimesForgotten } from '../../../platform/storage/traces';
import { useSelectedModule } from '../../location/module.context';
import classes from './search-form.module.css';
import type { ListState } from './use-search-field';

export const SITE_SEARCH_ID = 'site-search';

const SearchSuggestions = lazy(() =>
  import('./search-suggestions').then((file) => ({ default: file.SearchSuggestions })),
);

const CLOSED: ListState = { isOpen: false, activeId: undefined };
const VIEWS: readonly unknown[] = [undefined, 'category', 'allCategories'];

/** Finds goods and shops of the chosen market: `/home?search={query}`. Suggestions come with the first touch [CAT-09]. */
export function SearchForm({ id }: { id?: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const module = useSelectedModule();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const timesForgotten = useTimesForgotten();
  const [isUsed, setUsed] = useState(false);
  const [list, setList] = useState(CLOSED);
  const shown = useLocation({ select: ({ search }) => (VIEWS.includes(search.search) ? '' : search.search) });
  useEffect(() => {
    if (input.current) input.current.value = String(shown ?? '');
  }, [shown]);

  const open = (text: string) => {
    const words = text.trim();
    if (words === '') return;
    void navigate({ to: '/home', search: { search: words, ...(module && { module_id: module.id }) } });
  };
  return (
    <search className={classes.box}>
      <form action={(form) => open(String(form.get('words') ?? ''))} className={classes.form}>
        <IconSearch size={20} className={classes.icon ?? ''} aria-hidden />
        <input
          ref={input}
          id={id}
          className={classes.input}
          type="search"
          role="combobox"
          name="words"
          aria-label={t`Search items and stores`}
          aria-autocomplete="list"
          aria-expanded={list.isOpen}
          aria-controls={listId}
          aria-activedescendant={list.activeId}
          placeholder={t`Search items and stores`}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => setUsed(true)}
        />
      </form>
      <div id={listId}>
        {isUsed ? (
          <Suspense>
            <SearchSuggestions
              key={timesForgotten}
              field={input}
              listId={listId}
              onList={setList}
              onResults={open}
            />
          </Suspense>
        ) : null}
      </div>
    </search>
  );
}

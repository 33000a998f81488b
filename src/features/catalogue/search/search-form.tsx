import { useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { searchMachine } from '../../../../machines/catalogue/search.machine';
import type { SearchSuggestion } from '../../../../machines/catalogue/search.types';
import { useApi } from '../../../platform/shop.context';
import { LatePlace, later } from '../../../ui/later';
import { useNews } from '../../../ui/news';
import { useRunningActor } from '../../../ui/running-actors';
import { useCombobox } from '../../../ui/use-combobox';
import { useSelectedModule } from '../../location/module.context';
import { useSessionRef } from '../../session/session.context';
import { keepRecentSearches, provideSearch, readRecentSearches, vehicleSuggestions } from './search.actors';
import classes from './search-form.module.css';
import type { SearchOption, SearchView } from './search-suggestions';

export const SITE_SEARCH_ID = 'site-search';

const loadSuggestions = () => import('./search-suggestions');
const SearchSuggestions = later(() => loadSuggestions().then((file) => file.SearchSuggestions));

const VIEWS: readonly unknown[] = [undefined, 'category', 'allCategories'];
const NONE: SearchOption[] = [];

type Props = { id?: string };

/** Finds goods and shops of the chosen market: `/home?search={query}`. What it shows comes with the first touch [CAT-09]. */
export function SearchForm({ id }: Props) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch(field);
  const view = useSelector(search, viewOf);
  const recent = useSelector(search, ({ context }) => context.recent);
  const suggestions = useSelector(search, ({ context }) => context.suggestions);
  const failure = useSelector(search, ({ context }) => context.failure);
  const options = useMemo(() => {
    if (view === 'recent') return recent.map(toRecent);
    return view === 'suggested' ? suggestions.map(toOption) : NONE;
  }, [view, recent, suggestions]);
  const combobox = useCombobox({
    options,
    onChoose: ({ words, suggestion }) => {
      if (field.current) field.current.value = words;
      if (suggestion) search.send({ type: 'suggestion.chosen', suggestion });
      else search.send({ type: 'search.submitted', words });
    },
    onEscape: () => {
      if (view !== 'closed') search.send({ type: 'search.closed' });
      return view !== 'closed';
    },
  });
  const shown = useLocation({
    select: ({ search }) => search.name ?? (VIEWS.includes(search.search) ? '' : search.search),
  });
  const label = useSelectedModule()?.type === 'rental' ? t`Search vehicles` : t`Search items and stores`;
  return (
    <search className={classes.box}>
      <form
        className={classes.form}
        onSubmit={(submit) => {
          submit.preventDefault();
          search.send({ type: 'search.submitted', words: field.current?.value ?? '' });
        }}
      >
        <IconSearch size={20} className={classes.icon ?? ''} aria-hidden />
        <input
          {...combobox.field}
          key={String(shown ?? '')}
          defaultValue={String(shown ?? '')}
          ref={field}
          id={id}
          className={classes.input}
          type="search"
          aria-label={label}
          placeholder={label}
          onFocus={({ currentTarget }) => {
            void loadSuggestions();
            search.send({ type: 'field.entered', query: currentTarget.value });
          }}
          onChange={({ currentTarget }) => search.send({ type: 'query.changed', query: currentTarget.value })}
          onBlur={() => search.send({ type: 'search.closed' })}
        />
      </form>
      <div id={combobox.listId}>
        {view === 'closed' ? null : (
          <LatePlace>
            <SearchSuggestions
              view={view}
              options={options}
              combobox={combobox}
              failure={view === 'failed' ? failure : null}
              onClear={() => search.send({ type: 'recent.cleared' })}
              onRetry={() => search.send({ type: 'retry.requested' })}
            />
          </LatePlace>
        )}
      </div>
    </search>
  );
}

/** The flow of the field, and where it leads. */
function useSearch(field: { current: HTMLInputElement | null }) {
  const navigate = useNavigate();
  const { discovery, rental } = useApi();
  const market = useSelectedModule();
  const moduleId = market?.id;
  const isRental = market?.type === 'rental';
  const recent = useMemo(readRecentSearches, []);
  const search = useActorRef(provideSearch(isRental ? vehicleSuggestions(rental) : discovery), {
    input: { recent },
  });
  useRunningActor(search);
  useNews(useSessionRef(), 'session.signedOut', () => {
    if (field.current) field.current.value = '';
    search.send({ type: 'person.left' });
  });
  useNews(search, 'recent.changed', (news) => void keepRecentSearches(news.recent));
  useNews(search, 'results.requested', ({ words }) => {
    void navigate(
      isRental
        ? { to: '/rental/vehicle-search', search: { all_category: 1, name: words } }
        : { to: '/home', search: { search: words, ...(moduleId && { module_id: moduleId }) } },
    );
    field.current?.blur();
  });
  useNews(search, 'suggestion.opened', ({ suggestion: { kind, id } }) => {
    const address = { params: { id: String(id) }, search: { module_id: moduleId } };
    if (kind === 'vehicle') void navigate({ to: '/rental/vehicle-details/$id', params: { id: String(id) } });
    else
      void navigate(kind === 'item' ? { to: '/product/$id', ...address } : { to: '/store/$id', ...address });
    field.current?.blur();
  });
  return search;
}

const toRecent = (words: string): SearchOption => ({ key: words, words, suggestion: null });
const toOption = (suggestion: SearchSuggestion): SearchOption => ({
  key: `${suggestion.kind}-${suggestion.id}`,
  words: suggestion.name,
  suggestion,
});

function viewOf(snapshot: SnapshotFrom<typeof searchMachine>): SearchView {
  if (snapshot.matches({ active: 'remembering' })) return 'recent';
  if (snapshot.hasTag('searching')) return 'searching';
  if (snapshot.matches({ active: 'suggested' })) return 'suggested';
  if (snapshot.matches({ active: 'nothing' })) return 'nothing';
  return snapshot.hasTag('failed') ? 'failed' : 'closed';
}

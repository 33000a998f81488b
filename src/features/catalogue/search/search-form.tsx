import { useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { searchMachine } from '../../../../machines/catalogue/search.machine';
import type { SearchSuggestion } from '../../../../machines/catalogue/search.types';
import { useFlow, useFlowEffects, usePage } from '../../../platform/flow';
import { useApi } from '../../../platform/shop.context';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { useRunningActor } from '../../../ui/running-actors';
import { useCombobox } from '../../../ui/use-combobox';
import { useEmitted } from '../../../ui/use-emitted';
import { useSelectedModule } from '../../location/module.context';
import { useSessionRef } from '../../session/session.context';
import {
  provideSearch,
  readRecentSearches,
  searchEffects,
  signOutEffects,
  vehicleSuggestions,
} from './search.actors';
import classes from './search-form.module.css';
import type { SearchOption, SearchView } from './search-suggestions';

export const SITE_SEARCH_ID = 'site-search';

const loadSuggestions = () => import('./search-suggestions');
const SearchSuggestions = lazyPart(() => loadSuggestions().then((file) => file.SearchSuggestions));

const VIEWS: readonly unknown[] = [undefined, 'category', 'allCategories'];
const NONE: SearchOption[] = [];

type Props = { id?: string };

/**
 * The search field of the chosen module: `/home?search={query}`. Suggestions load when the customer
 * first uses the field [CAT-09].
 */
export function SearchForm({ id }: Props) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch(field);
  const view = useFlow(search, viewOf);
  const recent = useFlow(search, ({ context }) => context.recent);
  const suggestions = useFlow(search, ({ context }) => context.suggestions);
  const failure = useFlow(search, ({ context }) => context.failure);
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
          <LazyPlace>
            <SearchSuggestions
              view={view}
              options={options}
              combobox={combobox}
              failure={view === 'failed' ? failure : null}
              onClear={() => search.send({ type: 'recent.cleared' })}
              onRetry={() => search.send({ type: 'retry.requested' })}
              onIdea={(words) => search.send({ type: 'search.submitted', words })}
              onLeave={() => search.send({ type: 'search.closed' })}
            />
          </LazyPlace>
        )}
      </div>
    </search>
  );
}

/** Runs the flow of the field and navigates to the results. */
function useSearch(field: { current: HTMLInputElement | null }) {
  const { discovery, rental } = useApi();
  const market = useSelectedModule();
  const isRental = market?.type === 'rental';
  const recent = useMemo(readRecentSearches, []);
  const search = usePage(provideSearch(isRental ? vehicleSuggestions(rental) : discovery), {
    input: { recent },
    effects: searchEffects,
  });
  useRunningActor(search);
  useFlowEffects(useSessionRef(), signOutEffects(search));
  useEmitted(search, 'field.emptied', () => {
    if (field.current) field.current.value = '';
  });
  useEmitted(search, 'results.requested', () => field.current?.blur());
  useEmitted(search, 'suggestion.opened', () => field.current?.blur());
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

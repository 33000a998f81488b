import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { searchMachine } from '../../../../machines/catalogue/search.machine';
import type { SearchSuggestion } from '../../../../machines/catalogue/search.types';
import type { CatalogueApi } from '../../../api/catalogue-api';
import { useApi } from '../../../platform/shop.context';
import { useRunningActor } from '../../../ui/running-actors';
import { useSelectedModule } from '../../location/module.context';
import { keepRecentSearches, readRecentSearches } from './recent-searches';
/** What the list below the field tells the field about itself. */
export type ListState = { isOpen: boolean; activeId: string | undefined };

export type SearchField = {
  field: RefObject<HTMLInputElement | null>;
  onList: (state: ListState) => void;
  onResults: (words: string) => void;
};
type View = 'closed' | 'recent' | 'searching' | 'suggested' | 'nothing' | 'failed';
type Option = { key: string; words: string; suggestion: SearchSuggestion | null };

export const provideSearch = (api: Pick<CatalogueApi, 'suggest'>) =>
  searchMachine.provide({
    actors: { suggest: fromPromise(({ input, signal }) => api.suggest(input.query, { signal })) },
  });

/** Joins the flow to the field: its text, its focus and its keys go in, the list comes out. */
export function useSearchField({ field, listId, onList, onResults }: SearchField & { listId: string }) {
  const { catalogue } = useApi();
  const navigate = useNavigate();
  const moduleId = useSelectedModule()?.id;
  const search = useActorRef(provideSearch(catalogue), { input: { recent: readRecentSearches() } });
  useRunningActor(search);
  const view = useSelector(search, viewOf);
  const recent = useSelector(search, ({ context }) => context.recent);
  const suggestions = useSelector(search, ({ context }) => context.suggestions);
  const failure = useSelector(search, ({ context }) => context.failure);
  const [active, setActive] = useState(-1);
  const options =
    view === 'recent' ? recent.map(toRecent) : view === 'suggested' ? suggestions.map(toOption) : [];

  const choose = (index: number) => {
    const option = options[index];
    if (!option) return;
    if (field.current) field.current.value = option.words;
    if (option.suggestion) search.send({ type: 'suggestion.chosen', suggestion: option.suggestion });
    else search.send({ type: 'search.submitted', words: option.words });
  };
  const openSuggestion = useEffectEvent(({ kind, id }: SearchSuggestion) => {
    const address = { params: { id: String(id) }, search: { module_id: moduleId } };
    void navigate(kind === 'item' ? { to: '/product/$id', ...address } : { to: '/store/$id', ...address });
    field.current?.blur();
  });
  const onWords = useEffectEvent((words: string) => {
    onResults(words);
    field.current?.blur();
  });
  const onKey = useEffectEvent((press: KeyboardEvent) => {
    // Enter and arrows belong to the input method while it composes a word.
    if (press.isComposing) return;
    const step = press.key === 'ArrowDown' ? 1 : press.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && options.length > 0) {
      press.preventDefault();
      setActive((index) =>
        index < 0 && step < 0 ? options.length - 1 : (index + step + options.length) % options.length,
      );
    }
    if (press.key === 'Escape' && view !== 'closed') {
      press.preventDefault();
      search.send({ type: 'search.closed' });
    }
    if (press.key !== 'Enter') return;
    press.preventDefault();
    if (active >= 0) choose(active);
    else search.send({ type: 'search.submitted', words: field.current?.value ?? '' });
  });

  useEffect(() => {
    const subscriptions = [
      search.on('results.requested', ({ words }) => onWords(words)),
      search.on('suggestion.opened', ({ suggestion }) => openSuggestion(suggestion)),
      search.on('recent.changed', ({ recent: kept }) => keepRecentSearches(kept)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [search]);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    input.addEventListener(
      'input',
      () => search.send({ type: 'query.changed', query: input.value }),
      options,
    );
    input.addEventListener('focus', () => search.send({ type: 'field.entered' }), options);
    input.addEventListener('blur', () => search.send({ type: 'search.closed' }), options);
    input.addEventListener('keydown', onKey, options);
    if (document.activeElement === input) {
      if (input.value === '') search.send({ type: 'field.entered' });
      else search.send({ type: 'query.changed', query: input.value });
    }
    return () => listening.abort();
  }, [search, field]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its first entry again
  useEffect(() => setActive(-1), [view, suggestions]);
  const isOpen = options.length > 0;
  const tellField = useEffectEvent(onList);
  useEffect(() => {
    tellField({ isOpen, activeId: isOpen && active >= 0 ? `${listId}-${active}` : undefined });
  }, [isOpen, active, listId]);

  return {
    view,
    options,
    active,
    failure: view === 'failed' ? failure : null,
    choose,
    clearRecent: () => search.send({ type: 'recent.cleared' }),
    retry: () => search.send({ type: 'retry.requested' }),
  };
}

const toRecent = (words: string): Option => ({ key: words, words, suggestion: null });
const toOption = (suggestion: SearchSuggestion): Option => ({
  key: `${suggestion.kind}-${suggestion.id}`,
  words: suggestion.name,
  suggestion,
});

function viewOf(snapshot: SnapshotFrom<typeof searchMachine>): View {
  if (snapshot.matches({ active: 'remembering' })) return 'recent';
  if (snapshot.hasTag('searching')) return 'searching';
  if (snapshot.matches({ active: 'suggested' })) return 'suggested';
  if (snapshot.matches({ active: 'nothing' })) return 'nothing';
  return snapshot.hasTag('failed') ? 'failed' : 'closed';
}

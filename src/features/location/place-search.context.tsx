import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Suggestion } from '../../../machines/location/location.types';
import { useRunningActor } from '../../ui/running-actors';
import { providePlaceSearch } from './place-search.actors';
import { useSuggester } from './place-search.provider';

export type PlaceSearch = ReturnType<typeof usePlaceSearch>;

/** Each address field searches on its own. */
export function usePlaceSearch(onChoose: (suggestion: Suggestion) => void) {
  const suggester = useSuggester();
  const search = useActorRef(useMemo(() => providePlaceSearch(suggester), [suggester]));
  useRunningActor(search);
  const query = useSelector(search, ({ context }) => context.query);
  const suggestions = useSelector(search, ({ context }) => context.suggestions);
  const failure = useSelector(search, ({ context }) => context.failure);
  const isSearching = useSelector(search, (snapshot) => snapshot.hasTag('searching'));
  const isFailed = useSelector(search, (snapshot) => snapshot.hasTag('failed'));
  const isNothing = useSelector(search, (snapshot) => snapshot.matches('nothing'));
  return {
    query,
    suggestions,
    failure,
    isSearching,
    isFailed,
    isNothing,
    type: (text: string) => search.send({ type: 'query.changed', query: text }),
    close: () => search.send({ type: 'search.closed' }),
    retry: () => search.send({ type: 'retry.requested' }),
    choose: (suggestion: Suggestion) => {
      search.send({ type: 'suggestion.chosen', suggestion });
      onChoose(suggestion);
    },
  };
}

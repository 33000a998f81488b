import { useWindowEvent } from '@mantine/hooks';
import { useMemo } from 'react';
import type { RecentPlace } from '../../../domain/recent-places';
import type { Suggestion } from '../../../machines/location/location.types';
import { useFlow, usePage } from '../../platform/flow';
import { useRunningActor } from '../../ui/running-actors';
import { placeSearchEffects, providePlaceSearch } from './place-search.actors';
import { useSuggester } from './place-search.provider';
import { readRecentPlaces } from './recent-places';

export type PlaceSearch = ReturnType<typeof usePlaceSearch>;

type Choices = {
  onChoose: (suggestion: Suggestion) => void;
  onRecent: (place: RecentPlace) => void;
};

/** Starts the search flow of one address field. */
export function usePlaceSearch({ onChoose, onRecent }: Choices) {
  const suggester = useSuggester();
  const input = useMemo(() => ({ recent: readRecentPlaces() }), []);
  const search = usePage(() => providePlaceSearch(suggester), { input, effects: placeSearchEffects });
  useRunningActor(search);
  useWindowEvent('storage', () =>
    search.send({ type: 'recent.changedElsewhere', recent: readRecentPlaces() }),
  );
  const query = useFlow(search, ({ context }) => context.query);
  const recent = useFlow(search, ({ context }) => context.recent);
  const suggestions = useFlow(search, ({ context }) => context.suggestions);
  const failure = useFlow(search, ({ context }) => context.failure);
  const isSearching = useFlow(search, (snapshot) => snapshot.hasTag('searching'));
  const isFailed = useFlow(search, (snapshot) => snapshot.hasTag('failed'));
  const isNothing = useFlow(search, (snapshot) => snapshot.matches('nothing'));
  const isRemembering = useFlow(search, (snapshot) => snapshot.matches('remembering'));
  return {
    query,
    recent,
    suggestions,
    failure,
    isSearching,
    isFailed,
    isNothing,
    isRemembering,
    enter: () => search.send({ type: 'field.entered' }),
    leave: () => search.send({ type: 'field.left' }),
    type: (text: string) => search.send({ type: 'query.changed', query: text }),
    close: () => search.send({ type: 'search.closed' }),
    retry: () => search.send({ type: 'retry.requested' }),
    clearRecent: () => search.send({ type: 'recent.cleared' }),
    choose: (suggestion: Suggestion) => {
      search.send({ type: 'suggestion.chosen', suggestion });
      onChoose(suggestion);
    },
    chooseRecent: (place: RecentPlace) => {
      search.send({ type: 'recent.chosen', place });
      onRecent(place);
    },
  };
}

import { useWindowEvent } from '@mantine/hooks';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { RecentPlace } from '../../../domain/recent-places';
import type { Suggestion } from '../../../machines/location/location.types';
import { forgetTrace } from '../../platform/storage/traces';
import { useNews } from '../../ui/news';
import { useRunningActor } from '../../ui/running-actors';
import { providePlaceSearch } from './place-search.actors';
import { useSuggester } from './place-search.provider';
import { readRecentPlaces } from './recent-places';

export type PlaceSearch = ReturnType<typeof usePlaceSearch>;

type Choices = {
  onChoose: (suggestion: Suggestion) => void;
  onRecent: (place: RecentPlace) => void;
};

/** Each address field searches on its own, and offers what the device remembers. */
export function usePlaceSearch({ onChoose, onRecent }: Choices) {
  const suggester = useSuggester();
  const input = useMemo(() => ({ recent: readRecentPlaces() }), []);
  const search = useActorRef(
    useMemo(() => providePlaceSearch(suggester), [suggester]),
    { input },
  );
  useRunningActor(search);
  useNews(search, 'recent.forgotten', () => forgetTrace('recent_places'));
  useWindowEvent('storage', () =>
    search.send({ type: 'recent.changedElsewhere', recent: readRecentPlaces() }),
  );
  const query = useSelector(search, ({ context }) => context.query);
  const recent = useSelector(search, ({ context }) => context.recent);
  const suggestions = useSelector(search, ({ context }) => context.suggestions);
  const failure = useSelector(search, ({ context }) => context.failure);
  const isSearching = useSelector(search, (snapshot) => snapshot.hasTag('searching'));
  const isFailed = useSelector(search, (snapshot) => snapshot.hasTag('failed'));
  const isNothing = useSelector(search, (snapshot) => snapshot.matches('nothing'));
  const isRemembering = useSelector(search, (snapshot) => snapshot.matches('remembering'));
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

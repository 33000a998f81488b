import { useActorRef, useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext } from 'react';
import type { Suggestion } from '../../../machines/location/location.types';
import { useRunningActor } from '../../ui/running-actors';
import type { providePlaceSearch } from './location.actors';
import { useLocationRef } from './location.context';

type PlaceSearchLogic = ReturnType<typeof providePlaceSearch>;

const LogicContext = createContext<PlaceSearchLogic | null>(null);

export const PlaceSearchProvider = ({
  logic,
  children,
}: {
  logic: PlaceSearchLogic;
  children: ReactNode;
}) => <LogicContext value={logic}>{children}</LogicContext>;

export type PlaceSearch = ReturnType<typeof usePlaceSearch>;

/** Each address field searches on its own; what is chosen goes to the one location of the shop. */
export function usePlaceSearch() {
  const logic = useContext(LogicContext);
  if (!logic) throw new Error('usePlaceSearch needs a PlaceSearchProvider');
  const search = useActorRef(logic);
  useRunningActor(search);
  const location = useLocationRef();
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
      location.send({ type: 'suggestion.chosen', suggestion });
    },
  };
}

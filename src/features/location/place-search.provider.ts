import { createContext, useContext } from 'react';
import type { LocationApi } from '../../api/location-api';

type Suggester = Pick<LocationApi, 'suggest'>;

const Context = createContext<Suggester | null>(null);

/** Provides the code that looks up addresses. The search flow loads with the first address field. */
export const PlaceSearchProvider = Context;

export function useSuggester(): Suggester {
  const suggester = useContext(Context);
  if (!suggester) throw new Error('usePlaceSearch needs a PlaceSearchProvider');
  return suggester;
}

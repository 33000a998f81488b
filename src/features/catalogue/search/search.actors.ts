import { fromPromise } from 'xstate';
import { searchMachine } from '../../../../machines/catalogue/search.machine';
import type { SearchSuggestion } from '../../../../machines/catalogue/search.types';
import type { DiscoveryApi } from '../../../api/discovery-api';
import type { RentalApi } from '../../../api/rental-api';
import { keepTrace, readTrace } from '../../../platform/storage/traces';

type Ports = {
  suggest(name: string, ask: Parameters<DiscoveryApi['suggest']>[1]): Promise<SearchSuggestion[]>;
};

export const provideSearch = (api: Ports) =>
  searchMachine.provide({
    actors: { suggest: fromPromise(({ input, signal }) => api.suggest(input.query, { signal })) },
  });

const MOST_VEHICLES = 6;

/** Where vehicles are let, they are what a name is looked for in [NAV-17]. */
export const vehicleSuggestions = (api: Pick<RentalApi, 'search'>): Ports => ({
  suggest: async (name, ask) =>
    (await api.search({ name, limit: MOST_VEHICLES }, ask)).entries.map((vehicle) => ({
      kind: 'vehicle',
      id: vehicle.id,
      name: vehicle.name,
      imageUrl: vehicle.imageUrl,
    })),
});

/** What this device searched last; a stranger's or broken value counts as none [STO-02]. */
export function readRecentSearches(): string[] {
  const value = readTrace('recent_searches');
  return Array.isArray(value) ? value.filter((words) => typeof words === 'string') : [];
}

export const keepRecentSearches = (recent: string[]): boolean => keepTrace('recent_searches', recent);

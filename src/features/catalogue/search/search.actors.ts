import { type ActorRefFrom, fromPromise } from 'xstate';
import { searchMachine } from '../../../../machines/catalogue/search.machine';
import type { SearchSuggestion } from '../../../../machines/catalogue/search.types';
import type { sessionMachine } from '../../../../machines/session/session.machine';
import type { DiscoveryApi } from '../../../api/discovery-api';
import type { RentalApi } from '../../../api/rental-api';
import type { EffectsOf } from '../../../platform/flow';
import { readActivity, saveActivity } from '../../../platform/storage/recent-activity';

type Ports = {
  suggest(name: string, ask: Parameters<DiscoveryApi['suggest']>[1]): Promise<SearchSuggestion[]>;
};

export const provideSearch = (api: Ports) =>
  searchMachine.provide({
    actors: { suggest: fromPromise(({ input, signal }) => api.suggest(input.query, { signal })) },
  });

const MAX_VEHICLES = 6;

/** Returns the suggestions in rental, which are vehicles [NAV-17]. */
export const vehicleSuggestions = (api: Pick<RentalApi, 'search'>): Ports => ({
  suggest: async (name, ask) =>
    (await api.search({ name, limit: MAX_VEHICLES }, ask)).entries.map((vehicle) => ({
      kind: 'vehicle',
      id: vehicle.id,
      name: vehicle.name,
      imageUrl: vehicle.imageUrl,
    })),
});

/** Returns the stored searches. An invalid stored value is ignored [STO-02]. */
export function readRecentSearches(): string[] {
  const value = readActivity('recent_searches');
  return Array.isArray(value) ? value.filter((words) => typeof words === 'string') : [];
}

export const saveRecentSearches = (recent: string[]): boolean => saveActivity('recent_searches', recent);

export const searchEffects: EffectsOf<typeof searchMachine> = {
  'recent.changed': ({ recent }) => void saveRecentSearches(recent),
  'results.requested': ({ words }, sendToRoot) =>
    sendToRoot({ type: 'navigation.requested', destination: { page: 'searchResults', words } }),
  'suggestion.opened': ({ suggestion: { kind, id } }, sendToRoot) =>
    sendToRoot({ type: 'navigation.requested', destination: { page: kind, id } }),
};

/** Removes the recent searches at sign-out [MENU-08]. */
export const signOutEffects = (
  search: ActorRefFrom<typeof searchMachine>,
): EffectsOf<typeof sessionMachine> => ({
  'session.signedOut': () => search.send({ type: 'person.left' }),
});

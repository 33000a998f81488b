import { fromPromise } from 'xstate';
import { searchMachine } from '../../../../machines/catalogue/search.machine';
import type { DiscoveryApi } from '../../../api/discovery-api';
import { keepTrace, readTrace } from '../../../platform/storage/traces';

export const provideSearch = (api: Pick<DiscoveryApi, 'suggest'>) =>
  searchMachine.provide({
    actors: { suggest: fromPromise(({ input, signal }) => api.suggest(input.query, { signal })) },
  });

/** What this device searched last; a stranger's or broken value counts as none [STO-02]. */
export function readRecentSearches(): string[] {
  const value = readTrace('recent_searches');
  return Array.isArray(value) ? value.filter((words) => typeof words === 'string') : [];
}

export const keepRecentSearches = (recent: string[]): boolean => keepTrace('recent_searches', recent);

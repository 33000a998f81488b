import type { Queryable } from '../../db/database';
import { runEvery } from '../../db/run-every';
import { IndexMissing, KINDS, type Question, type Search, type SearchEngine } from './search.types';
import { forgetIndex, isIndexBuilt } from './search-index';
import type { SearchSettings } from './search-settings';

/** A search engine whose failures are answered by PostgreSQL. */
export type OpenSearch = Search & {
  /** Returns the number of searches since the start, by what answered them. */
  counts(): { engine: number; database: number };
  isUsed(): boolean;
  close(): Promise<void>;
};

type SearchOptions = {
  database: Pick<Queryable, 'query'>;
  engine: SearchEngine;
  log: (message: string) => void;
};

/** The timeout of a search in milliseconds. Afterwards PostgreSQL answers. */
const SEARCH_PATIENCE = 500;
/** How often each process checks the engine, in milliseconds. */
const CHECK_EVERY = 2000;

/** How often a missing index is reported to the process that builds it, in milliseconds. */
const REBUILD_EVERY = 10 * 60_000;

/** One empty query for each index. Its answer shows whether the engine's address, the key and the settings are right. */
const PROBE: readonly Question[] = KINDS.map((kind) => ({
  kind,
  words: ['a'],
  filter: [['module', [0]]],
  most: 1,
}));

/** Connects to the engine. Its client is loaded only if an engine is configured. */
export const openEngine = async (settings: SearchSettings): Promise<SearchEngine> =>
  (await import('./meilisearch')).meilisearch(settings);

/**
 * Uses the engine while it responds and has a complete index. After a failed search it is not used until the
 * next check succeeds.
 */
export async function openSearch({ database, engine, log }: SearchOptions): Promise<OpenSearch> {
  const counts = { engine: 0, database: 0 };
  let isUsable = false;
  let reason: string | null = null;
  let rebuildsAt = 0;

  const become = (problem: string | null) => {
    isUsable = problem === null;
    if (problem !== reason || (isUsable && counts.engine + counts.database === 0))
      log(
        isUsable
          ? 'The search engine is used.'
          : `The search engine is not used, PostgreSQL answers searches: ${problem}.`,
      );
    reason = problem;
  };
  const giveUp = (error: unknown) =>
    become((error instanceof Error ? error.message : String(error)).replace(/\.$/, ''));
  const check = async () => {
    if (!(await isIndexBuilt(database))) return become('the index is not built yet');
    try {
      await engine.find(PROBE, SEARCH_PATIENCE);
    } catch (error) {
      if (error instanceof IndexMissing && Date.now() >= rebuildsAt) {
        rebuildsAt = Date.now() + REBUILD_EVERY;
        await forgetIndex(database);
      }
      throw error;
    }
    become(null);
  };
  await check().catch(giveUp);
  const endChecking = runEvery(CHECK_EVERY, check, giveUp);

  return {
    async find(questions) {
      if (isUsable) {
        try {
          const found = await engine.find(questions, SEARCH_PATIENCE);
          counts.engine += 1;
          return found;
        } catch (error) {
          giveUp(error);
        }
      }
      counts.database += 1;
      return null;
    },
    counts: () => ({ ...counts }),
    isUsed: () => isUsable,
    close: endChecking,
  };
}

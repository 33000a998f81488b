import { expect, it } from 'vitest';
import type { Database } from '../../server/db/database';
import { openEngine } from '../../server/features/search/open-search';
import type { Search } from '../../server/features/search/search.types';
import { updateIndex } from '../../server/features/search/search-index';
import type { SearchSettings } from '../../server/features/search/search-settings';
import { KEY, startMeilisearch } from './meilisearch/server';
import { onDatabase, type TestServer } from './server';

/** A real search engine, such as a container. Its indexes `souk-test-…` stay there afterwards. */
const real = process.env.TEST_SEARCH_URL?.trim();
if (!real)
  console.warn('*** NOT TESTED with a real search engine, only with a fake. Name one with TEST_SEARCH_URL.');

const settingsOfReal = (url: string): SearchSettings => ({
  url,
  key: process.env.TEST_SEARCH_KEY?.trim() || null,
  prefix: `souk-test-${process.pid}-${Date.now()}`,
});

export const settingsOfFake = (url: string): SearchSettings => ({ url, key: KEY, prefix: 'souk' });

/** The timeout of a search in milliseconds. It is long, because PostgreSQL must not answer here. */
export const PATIENCE = 30_000;

/** Runs a suite with the fake of the search engine, and with a real one if there is one. */
export function forEachSearchEngine(name: string, suite: (server: () => TestServer) => void): void {
  const run = (title: string, settingsOf: () => Promise<SearchSettings>) => {
    let count = 0;
    const open = async (database: Database): Promise<Search> => {
      const engine = await openEngine(await settingsOf());
      await updateIndex({ database, engine });
      return {
        find(questions) {
          count += 1;
          return engine.find(questions, PATIENCE);
        },
      };
    };
    onDatabase(
      `${name} with ${title}`,
      (server) => {
        suite(server);
        it('asked the engine', () => {
          expect(count).toBeGreaterThan(0);
        });
      },
      { search: open },
    );
  };
  run('a fake search engine', async () => settingsOfFake((await startMeilisearch()).url));
  if (real) run('a real search engine', async () => settingsOfReal(real));
}

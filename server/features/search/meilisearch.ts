import {
  type EnqueuedTaskPromise,
  Meilisearch,
  MeilisearchApiError,
  MeilisearchRequestError,
  type MultiSearchQuery,
  type Settings,
} from 'meilisearch';
import {
  type Condition,
  FILTER_FIELDS,
  IndexMissing,
  KINDS,
  type Kind,
  type Question,
  type SearchDocument,
  type SearchEngine,
} from './search.types';
import type { SearchSettings } from './search-settings';

/** The timeouts for one request that writes, and for the engine to finish its work, in milliseconds. */
const WRITE_PATIENCE = 10_000;
const TASK_PATIENCE = 30_000;

/**
 * The settings of each index. Typing errors are off, because PostgreSQL corrects them and names the corrected
 * word. So both find the same rows.
 */
const SETTINGS: Settings = {
  searchableAttributes: ['names', 'others'],
  filterableAttributes: [...FILTER_FIELDS, 'words'],
  displayedAttributes: ['id', 'store'],
  rankingRules: ['words', 'attributeRank', 'exactness', 'popularity:desc'],
  typoTolerance: { enabled: false },
  facetSearch: false,
};

/** Opens Meilisearch, 1.36 or later. */
export function meilisearch({ url, key, prefix }: SearchSettings): SearchEngine {
  const access = { host: url, ...(key !== null && { apiKey: key }) };
  const reader = new Meilisearch(access);
  const writer = new Meilisearch({ ...access, timeout: WRITE_PATIENCE });
  const nameOf = (kind: Kind) => `${prefix}_${kind}`;
  const newNameOf = (kind: Kind) => `${prefix}_${kind}_new`;
  const putInto = (index: string, documents: readonly SearchDocument[]) =>
    done(writer.index(index).addDocuments([...documents]));
  const removeIndex = (index: string) => done(writer.deleteIndex(index), 'index_not_found');

  return {
    async find(questions, patience) {
      const asked = questions.map((question) => queriesOf(question, nameOf(question.kind)));
      const queries = asked.flat();
      if (queries.length === 0) return questions.map(() => []);
      const { results } = await reader
        .multiSearch({ queries }, { signal: AbortSignal.timeout(patience) })
        .catch(rejection);
      const hits = results.map(({ hits }) => hits as { id?: number; store?: number }[]);
      return questions.map(({ most, ofStores }, index) => {
        const found = hits.splice(0, asked[index]?.length).flat();
        const ids = found.map(({ id, store }) => (ofStores ? store : id) ?? 0);
        return [...new Set(ids)].slice(0, most);
      });
    },
    put: (kind, documents) => putInto(nameOf(kind), documents),
    remove: (kind, ids) => done(writer.index(nameOf(kind)).deleteDocuments([...ids])),
    async beginIndex() {
      for (const kind of KINDS) {
        // A killed process may have left an unfinished index.
        await removeIndex(newNameOf(kind));
        await done(writer.createIndex(newNameOf(kind), { primaryKey: 'id' }));
        await done(writer.index(newNameOf(kind)).updateSettings(SETTINGS));
      }
      return {
        put: (kind, documents) => putInto(newNameOf(kind), documents),
        async finish() {
          // Both indexes of a swap must exist, also the first time.
          for (const kind of KINDS)
            await done(writer.createIndex(nameOf(kind), { primaryKey: 'id' }), 'index_already_exists');
          await done(
            writer.swapIndexes(
              KINDS.map((kind) => ({ indexes: [nameOf(kind), newNameOf(kind)], rename: false })),
            ),
          );
          for (const kind of KINDS) await removeIndex(newNameOf(kind));
        },
      };
    },
  };
}

/**
 * Returns the queries for a question. The engine takes only the last word of a query as the beginning of a
 * word. So a second query finds rows in which the other words are beginnings too.
 */
function queriesOf({ words, filter, most, ofStores }: Question, indexUid: string): MultiSearchQuery[] {
  const last = words.at(-1);
  if (last === undefined || filter.some(isUnfulfillable)) return [];
  const common = {
    indexUid,
    matchingStrategy: 'all' as const,
    limit: most,
    attributesToRetrieve: [ofStores ? 'store' : 'id'],
    ...(ofStores && { distinct: 'store' }),
  };
  const conditions = filter.map(conditionText);
  const whole = { ...common, q: words.join(' '), filter: conditions };
  if (words.length === 1) return [whole];
  const begun = words.slice(0, -1).map((word) => `words STARTS WITH "${word}"`);
  return [whole, { ...common, q: last, filter: [...conditions, ...begun] }];
}

const isUnfulfillable = ([, values]: Condition): boolean => Array.isArray(values) && values.length === 0;

const conditionText = ([field, values]: Condition): string =>
  typeof values === 'boolean' ? `${field} = ${values}` : `${field} IN [${values.join(', ')}]`;

/** Waits until the engine has done its work. Throws if that failed, unless with the tolerated code. */
async function done(enqueued: EnqueuedTaskPromise, tolerated: string | null = null): Promise<void> {
  try {
    const { status, error } = await enqueued.waitTask({ timeout: TASK_PATIENCE });
    if (status === 'succeeded' || (error && error.code === tolerated)) return;
    throw new Error(`The search engine ended with "${status}": ${error?.message ?? 'no reason given'}`);
  } catch (error) {
    if (codeOf(error) !== tolerated || tolerated === null) rejection(error);
  }
}

const codeOf = (error: unknown): string | null =>
  error instanceof MeilisearchApiError ? (error.cause?.code ?? null) : null;

/** Rethrows an error with the text that an operator needs. */
function rejection(error: unknown): never {
  if (codeOf(error) === 'index_not_found')
    throw new IndexMissing('the engine has no index', { cause: error });
  // The engine creates an index by itself when it gets documents for a missing one.
  if (codeOf(error) === 'invalid_search_filter')
    throw new IndexMissing('an index of the engine has other settings', { cause: error });
  if (error instanceof MeilisearchRequestError) {
    const { cause } = error;
    const reason =
      cause instanceof Error ? ((cause.cause as Error | undefined)?.message ?? cause.message) : '';
    throw new Error(`the engine does not answer (${reason})`, { cause: error });
  }
  throw error;
}

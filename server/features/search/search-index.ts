import { randomUUID } from 'node:crypto';
import type { Cluster } from '../../db/cluster';
import type { Database, Queryable } from '../../db/database';
import { type End, runEvery } from '../../db/run-every';
import { documentsOf } from './documents.store';
import { KINDS, type Kind, type SearchEngine } from './search.types';

/**
 * The version of the documents and of the index settings. Raise it with each change of them, so that the
 * index is built again.
 */
const LAYOUT = 1;

const MAX_AT_ONCE = 1000;
const BUILT_AT_ONCE = 5000;
/** How long a process may write to the engine without renewing its lease, in seconds. */
const LEASE = 120;
const EVERY = 1000;
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/** The tables whose changes are recorded by triggers. */
const FOLLOWED = 'items, stores, vehicles, providers, provider_zones, categories';

type Indexing = {
  database: Database;
  engine: SearchEngine;
  /** Returns true once the process stops, so that a long build ends early. */
  isEnding?: () => boolean;
};

/**
 * Starts to record changes of the catalogue. Waits for running writes, because their changes are not
 * recorded and the first build has to see them.
 */
const followChanges = async (database: Database): Promise<void> => {
  const { is_followed } = await stateOf(database);
  if (is_followed) return;
  await database.transaction(async (tx) => {
    // Later writes wait behind this lock, so it gives up soon and is tried again.
    await tx.script(`set local lock_timeout = '2s'; lock table ${FOLLOWED} in share mode`);
    await tx.query('update search_index set is_followed = true, built_layout = null');
  });
};

/** Ends the recording. Called by a server without a search engine, so that the outbox does not grow. */
export async function stopFollowing(database: Queryable): Promise<void> {
  const rows = await database.query(
    'update search_index set is_followed = false, built_layout = null where is_followed returning 1',
  );
  if (rows.length > 0) await database.query('delete from search_outbox');
}

type State = { is_followed: boolean; built_layout: number | null };

async function stateOf(database: Pick<Queryable, 'query'>): Promise<State> {
  const [state] = await database.query<State>('select is_followed, built_layout from search_index');
  return state ?? { is_followed: false, built_layout: null };
}

/** Returns true if there is a complete index with the layout of this version, or of a newer one. */
export async function isIndexBuilt(database: Pick<Queryable, 'query'>): Promise<boolean> {
  const { is_followed, built_layout } = await stateOf(database);
  return is_followed && built_layout !== null && built_layout >= LAYOUT;
}

/** Makes the next run build the index, for example because the engine has lost it. */
export const forgetIndex = async (database: Pick<Queryable, 'query'>): Promise<void> =>
  void (await database.query('update search_index set built_layout = null'));

/**
 * Runs work while no other process writes to the engine. Two writers could overtake each other, and an older
 * document would stay. `null`: another process is writing.
 */
async function withLease<Result>(
  database: Queryable,
  work: (renew: () => Promise<void>) => Promise<Result>,
): Promise<Result | null> {
  const lease = randomUUID();
  const until = `now() + make_interval(secs => ${LEASE})`;
  const taken = await database.query(
    `update search_index set lease = $1, leased_until = ${until} where leased_until < now() returning 1`,
    [lease],
  );
  if (taken.length === 0) return null;
  const renew = async () => {
    const kept = await database.query(
      `update search_index set leased_until = ${until} where lease = $1 returning 1`,
      [lease],
    );
    if (kept.length === 0) throw new Error('Another process has begun to write to the search engine');
  };
  try {
    return await work(renew);
  } finally {
    await database
      .query("update search_index set lease = null, leased_until = '-infinity' where lease = $1", [lease])
      .catch(() => undefined);
  }
}

type Change = { id: number; kind: Kind; row_id: number };

/**
 * Sends the oldest recorded changes to the engine and returns their number. A change is deleted only after
 * the engine has done its work, so a failed or killed run is repeated. `null`: another process is writing.
 */
export async function sendChanges({ database, engine }: Indexing): Promise<number | null> {
  const [waiting] = await database.query('select 1 from search_outbox limit 1');
  if (waiting === undefined) return 0;
  return withLease(database, async (renew) => {
    const changes = await database.query<Change>(
      `select id, kind, row_id from search_outbox order by id limit ${MAX_AT_ONCE}`,
    );
    for (const kind of KINDS) {
      const changed = changes.filter((change) => change.kind === kind).map(({ row_id }) => row_id);
      const ids = [...new Set(changed)];
      if (ids.length === 0) continue;
      const documents = await documentsOf(database, kind, { ids });
      const found = new Set(documents.map(({ id }) => id));
      const gone = ids.filter((id) => !found.has(id));
      if (documents.length > 0) await engine.put(kind, documents);
      if (gone.length > 0) await engine.remove(kind, gone);
      await renew();
    }
    await database.query('delete from search_outbox where id = any($1)', [changes.map(({ id }) => id)]);
    return changes.length;
  });
}

/**
 * Builds a new index beside the old one and replaces it. Changes wait in the outbox meanwhile. Returns the
 * numbers of documents. `null`: another process is writing.
 */
export async function buildIndex({
  database,
  engine,
  isEnding = () => false,
}: Indexing): Promise<Record<Kind, number> | null> {
  await followChanges(database);
  return withLease(database, async (renew) => {
    const next = await engine.beginIndex();
    const counts = { items: 0, stores: 0, vehicles: 0 };
    for (const kind of KINDS) {
      let after = 0;
      while (true) {
        const documents = await documentsOf(database, kind, { after, most: BUILT_AT_ONCE });
        after = documents.at(-1)?.id ?? after;
        if (documents.length > 0) await next.put(kind, documents);
        counts[kind] += documents.length;
        if (isEnding()) throw new Error('The server stopped while the search index was built');
        await renew();
        if (documents.length < BUILT_AT_ONCE) break;
      }
    }
    await next.finish();
    await renew();
    await database.query('update search_index set built_layout = $1', [LAYOUT]);
    return counts;
  });
}

/** Builds the index if there is none, then sends all recorded changes. */
export async function updateIndex(indexing: Indexing): Promise<void> {
  await followChanges(indexing.database);
  if (!(await isIndexBuilt(indexing.database)) && (await buildIndex(indexing)) === null) return;
  while ((await sendChanges(indexing)) === MAX_AT_ONCE && !indexing.isEnding?.());
}

/** Keeps the index up to date in one process. After a failure it waits longer each time. */
export function updateIndexPeriodically(
  indexing: Pick<Indexing, 'database' | 'engine'>,
  { cluster, report }: { cluster: Cluster; report: (error: unknown) => void },
): End {
  let failures = 0;
  let resumesAt = 0;
  let isEnding = false;
  const update = async () => {
    if (Date.now() < resumesAt) return;
    try {
      await updateIndex({ ...indexing, isEnding: () => isEnding });
      failures = 0;
    } catch (error) {
      resumesAt = Date.now() + Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures);
      failures += 1;
      throw error;
    }
  };
  const end = runEvery(EVERY, cluster.elected('search', update), report);
  return async () => {
    isEnding = true;
    await end();
  };
}

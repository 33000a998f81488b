import { connect } from './connect';
import { type Database, DatabaseUnavailable, type Queryable } from './database';
import { runEvery } from './run-every';

/** A read replica of the database, for reads that may be a few seconds old. */
export type Replica = {
  /** The replica. Reads use the primary instead while the replica is late or unreachable. */
  database: Database;
  /** Returns the number of reads since the start, by the database that answered them. */
  reads(): { replica: number; primary: number };
  close(): Promise<void>;
};

type ReplicaSettings = {
  primary: Database;
  url: string;
  prepare: boolean;
  poolSize: number;
  log: (message: string) => void;
};

/** The maximum delay of the replica behind the primary, in milliseconds. A later replica is not used. */
export const MAX_LAG = 5000;
/** How often the replica's position is compared with the primary's, in milliseconds. */
const COMPARE_EVERY = 500;
/** The timeout of the replica in milliseconds. Afterwards the primary is used. */
const PATIENCE = 2000;

/** The SQLSTATE when a replica cancels a query that conflicts with changes it has to apply. */
const CONFLICT_WITH_RECOVERY = '40001';

/**
 * Queries for positions in the write-ahead log, in bytes. They return `null` if the position is unknown, for
 * example because the server is no replica.
 */
const WRITTEN = "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as position";
const REPLAYED = "select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') as position";

/** Connects to the replica. If the replica is unreachable at the start, it is used as soon as it responds. */
export async function openReplica({
  primary,
  url,
  prepare,
  poolSize,
  log,
}: ReplicaSettings): Promise<Replica> {
  const opened = await connect({ url, directory: null, prepare, poolSize, timeout: PATIENCE });
  const reads = { replica: 0, primary: 0 };
  const written: { at: number; position: number }[] = [];
  let isUsable = false;
  let reason: string | null = null;

  const become = (problem: string | null) => {
    isUsable = problem === null;
    if (problem !== reason)
      log(problem === null ? 'The read replica is used.' : `The read replica is not used: ${problem}.`);
    reason = problem;
  };
  const compare = async () => {
    const at = Date.now();
    // While the primary is unreachable, nothing is written, so the replica does not fall behind.
    const position = await positionOf(primary, WRITTEN).catch(() => null);
    if (position !== null) written.push({ at, position });
    const replayed = await positionOf(opened.forRequests, REPLAYED);
    while (written.length > 1 && (written[1]?.at ?? at) <= at - MAX_LAG) written.shift();
    if (replayed === null) return become('it follows no primary');
    become(replayed < (written[0]?.position ?? 0) ? 'it is late' : null);
  };
  const giveUp = (error: unknown) => become(error instanceof Error ? error.message : String(error));
  await compare().catch(giveUp);
  const endComparing = runEvery(COMPARE_EVERY, compare, giveUp);

  const onReplica = async <Result>(read: (database: Database) => Promise<Result>): Promise<Result> => {
    if (isUsable) {
      try {
        const result = await read(opened.forRequests);
        reads.replica += 1;
        return result;
      } catch (error) {
        if (!isOfReplica(error)) throw error;
        if (error instanceof DatabaseUnavailable) giveUp(error);
      }
    }
    reads.primary += 1;
    return read(primary);
  };
  return {
    database: {
      query: (sql, values) => onReplica((database) => database.query(sql, values)),
      transaction: (run) => onReplica((database) => database.transaction(run)),
      script: (sql) => primary.script(sql),
      close: async () => undefined,
    },
    reads: () => ({ ...reads }),
    async close() {
      await endComparing();
      await opened.close();
    },
  };
}

async function positionOf(database: Pick<Queryable, 'query'>, sql: string): Promise<number | null> {
  const [row] = await database.query<{ position: number | null }>(sql);
  return row?.position ?? null;
}

/** Returns true if the replica caused the error, so that the primary can run the query instead. */
const isOfReplica = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable ||
  (error as { code?: unknown } | null)?.code === CONFLICT_WITH_RECOVERY;

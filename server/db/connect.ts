import { join } from 'node:path';
import pg from 'pg';
import { type Connections, type Database, openDatabase } from './database';
import { lockDirectory } from './directory-lock';
import { startEmbeddedPostgres } from './pglite-port';
import { runEvery } from './run-every';

type DatabaseSettings = {
  /** `null`: the embedded database. */
  url: string | null;
  /** Folder of the embedded database. `null`: in memory. */
  directory: string | null;
  prepare: boolean;
  /** Connections of this process to a PostgreSQL server. */
  poolSize?: number;
  /** Milliseconds without a response after which a connection is treated as lost. */
  timeout?: number;
};

export type OpenDatabase = Database & {
  kind: 'postgres' | 'embedded';
  /** The same database, with a short timeout for requests. */
  forRequests: Database;
  connections(): Connections;
  /** Connected through a pooler, so connections keep no session. */
  isPooled: boolean;
  /** Runs vacuum: the embedded database has no autovacuum. Call it after bulk loads and periodically. */
  tidy(): Promise<void>;
};

const TIDY_EVERY = 10 * 60_000;

export const connect = (settings: DatabaseSettings): Promise<OpenDatabase> =>
  settings.url === null ? openEmbedded(settings) : openServer(settings.url, settings);

const PATIENCE = 30_000;
/** Timeout of a request for one statement, for a pooled connection, and for a new connection. */
const REQUEST_PATIENCE = 5000;
const POOL_PATIENCE = 8000;
const CONNECT_PATIENCE = 3000;

export const POOL_SIZE = 10;

async function openServer(
  connectionString: string,
  { prepare, poolSize = POOL_SIZE, timeout = PATIENCE }: Omit<DatabaseSettings, 'url' | 'directory'>,
): Promise<OpenDatabase> {
  // The server cancels a statement that takes longer; an unreachable server is given up by `query_timeout`.
  const limits = { statement_timeout: timeout, idle_in_transaction_session_timeout: timeout };
  const isPooled = await hasPooler(connectionString, limits);
  const database = openDatabase({
    connectionString,
    prepare: prepare && !isPooled,
    max: poolSize,
    ...(isPooled ? { limitsOfTransactions: limits } : limits),
    // Waiting for a free connection may take longer than connecting.
    connectionTimeoutMillis: Math.min(POOL_PATIENCE, timeout),
    Client: class extends pg.Client {
      constructor(config?: pg.ClientConfig) {
        super({ ...config, connectionTimeoutMillis: Math.min(CONNECT_PATIENCE, timeout) });
      }
    },
    keepAlive: true,
    query_timeout: timeout + Math.min(1000, timeout),
  });
  const forRequests = database.within(Math.min(REQUEST_PATIENCE, timeout));
  return { ...database, forRequests, kind: 'postgres', isPooled, tidy: () => database.script('analyze') };
}

/**
 * Detects a transaction pooler such as PgBouncer, which breaks session settings and prepared statements. A connection error means "no pooler" here; the caller's own connection then reports it.
 */
async function hasPooler(connectionString: string, limits: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_PATIENCE, ...limits });
  // A lost connection also fails the statement below.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting('statement_timeout') <> '0' as is_limited");
    return rows[0]?.is_limited !== true;
  } catch (error) {
    return error instanceof Error && error.message.includes('unsupported startup parameter');
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function openEmbedded(
  settings: Pick<DatabaseSettings, 'directory' | 'prepare'> & {
    snapshot?: string;
    code?: WebAssembly.Module;
  },
): Promise<OpenDatabase & { dump(): Promise<Uint8Array> }> {
  const { directory } = settings;
  const unlock = directory === null ? () => undefined : lockDirectory(directory);
  try {
    const engine = await startEmbeddedPostgres({
      directory: directory === null ? null : join(directory, 'pglite'),
      snapshot: settings.snapshot ?? null,
      code: settings.code ?? null,
    });
    const database = openDatabase({
      user: 'postgres',
      database: 'postgres',
      // The embedded database has one session: with more connections, transactions would mix.
      max: 1,
      idleTimeoutMillis: 0,
      // If the worker thread dies, requests fail instead of hanging.
      connectionTimeoutMillis: 30_000,
      prepare: settings.prepare,
      isOneSession: true,
      stream: engine.stream,
    });
    const tidy = () => database.script('vacuum (analyze)');
    const endTidying = runEvery(TIDY_EVERY, tidy, (error) =>
      console.error(`Tidying the database failed: ${(error as Error).message}`),
    );
    return {
      ...database,
      // The embedded database is a thread of this process, so it is always reachable.
      forRequests: database,
      kind: 'embedded',
      isPooled: false,
      tidy,
      dump: engine.dump,
      async close() {
        await endTidying();
        await database.close();
        await engine.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

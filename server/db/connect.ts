import { join } from 'node:path';
import pg from 'pg';
import { type Connections, type Database, openDatabase } from './database';
import { lockDirectory } from './directory-lock';
import { startEmbeddedPostgres } from './pglite-port';
import { runEvery } from './run-every';

type DatabaseSettings = {
  /** The URL of the database. `null`: the embedded database is used. */
  url: string | null;
  /** The folder of the embedded database. `null`: in memory. */
  directory: string | null;
  prepare: boolean;
  /** The number of connections that this process opens to a PostgreSQL server. */
  poolSize?: number;
  /** After this number of milliseconds without a response, a connection counts as lost. */
  timeout?: number;
};

export type OpenDatabase = Database & {
  kind: 'postgres' | 'embedded';
  /** The same database with a shorter statement timeout, for requests that a customer waits for. */
  forRequests: Database;
  connections(): Connections;
  /**
   * True behind a transaction pooler, where session settings and prepared statements are lost between
   * transactions.
   */
  isPooled: boolean;
  /**
   * Frees the space of deleted rows (VACUUM), because the embedded database has no autovacuum. Call it after
   * bulk loads and periodically.
   */
  tidy(): Promise<void>;
};

const TIDY_EVERY = 10 * 60_000;

export const connect = (settings: DatabaseSettings): Promise<OpenDatabase> =>
  settings.url === null ? openEmbedded(settings) : openServer(settings.url, settings);

const PATIENCE = 30_000;
/**
 * Timeouts in milliseconds for requests that a customer waits for: one statement, a connection from the pool,
 * opening a connection.
 */
const REQUEST_PATIENCE = 5000;
const POOL_PATIENCE = 8000;
const CONNECT_PATIENCE = 3000;

export const POOL_SIZE = 10;

async function openServer(
  connectionString: string,
  { prepare, poolSize = POOL_SIZE, timeout = PATIENCE }: Omit<DatabaseSettings, 'url' | 'directory'>,
): Promise<OpenDatabase> {
  // `statement_timeout` makes PostgreSQL cancel a statement. `query_timeout` also ends it if PostgreSQL is
  // unreachable.
  const limits = { statement_timeout: timeout, idle_in_transaction_session_timeout: timeout };
  const isPooled = await hasPooler(connectionString, limits);
  const database = openDatabase({
    connectionString,
    prepare: prepare && !isPooled,
    max: poolSize,
    ...(isPooled ? { limitsOfTransactions: limits } : limits),
    // Longer than the connect timeout, because it includes waiting for a free connection of the pool.
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
 * Returns whether a transaction pooler such as PgBouncer is in use, which breaks session settings and
 * prepared statements. On a connection error it returns false; the caller's own connection then reports the
 * error.
 */
async function hasPooler(connectionString: string, limits: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_PATIENCE, ...limits });
  // Ignored here, because a lost connection also fails the statement below.
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
      // The embedded database has one session, so transactions of a second connection would mix with it.
      max: 1,
      idleTimeoutMillis: 0,
      // If the worker thread has died, requests fail after this time.
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
      // No shorter timeout: the embedded database is a thread of this process and always reachable.
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

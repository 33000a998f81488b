import { join } from 'node:path';
import { type Database, openDatabase } from './database';
import { lockDirectory } from './directory-lock';
import { startEmbeddedPostgres } from './pglite-port';
import { regularly } from './regularly';

type DatabaseSettings = {
  /** A PostgreSQL server; without it the embedded database is used. */
  url: string | null;
  /** Where the embedded database keeps its files; null keeps it in memory. */
  directory: string | null;
  prepare: boolean;
  /** Milliseconds after which a statement that says nothing is lost, and its connection with it. */
  patience?: number;
};

export type OpenDatabase = Database & {
  kind: 'postgres' | 'embedded';
  /** The embedded database has no autovacuum: it needs this after loading data and now and then. */
  tidy(): Promise<void>;
};

const TIDY_EVERY = 10 * 60_000;

export const connect = (settings: DatabaseSettings): Promise<OpenDatabase> =>
  settings.url === null ? openEmbedded(settings) : openServer(settings.url, settings);

const PATIENCE = 30_000;

async function openServer(
  connectionString: string,
  { prepare, patience = PATIENCE }: Pick<DatabaseSettings, 'prepare' | 'patience'>,
): Promise<OpenDatabase> {
  const database = openDatabase({
    connectionString,
    prepare,
    max: 10,
    connectionTimeoutMillis: Math.min(10_000, patience),
    keepAlive: true,
    // The server ends what it still works on; a server that can't be heard any more is not waited for.
    statement_timeout: patience,
    idle_in_transaction_session_timeout: patience,
    query_timeout: patience + Math.min(1000, patience),
  });
  return { ...database, kind: 'postgres', tidy: () => database.script('analyze') };
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
      // More connections than one would share a session of the embedded database and tear its transactions.
      max: 1,
      idleTimeoutMillis: 0,
      // If its thread ever dies, requests fail instead of waiting for ever.
      connectionTimeoutMillis: 30_000,
      prepare: settings.prepare,
      isOneSession: true,
      stream: engine.stream,
    });
    const tidy = () => database.script('vacuum (analyze)');
    const endTidying = regularly(TIDY_EVERY, tidy, (error) =>
      console.error(`Tidying the database failed: ${(error as Error).message}`),
    );
    return {
      ...database,
      kind: 'embedded',
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

import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../server/db/database';

export type PostgresCopy = { url: string; drop(): Promise<void> };

/** A new database beside the one of the URL, with all that is in the template; empty without one. */
export async function newDatabase(besideUrl: string, template?: string): Promise<PostgresCopy> {
  const name = `souk_test_${process.pid}_${randomUUID().slice(0, 8)}`;
  const server = new URL(besideUrl);
  server.pathname = '/postgres';
  const ask = async (sql: string) => {
    const database = openDatabase({ connectionString: server.href, prepare: false, max: 1 });
    await database.query(sql).finally(() => database.close());
  };
  await ask(`create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`);
  // What a power cut would take is nobody's: no commit waits for the disk.
  await ask(`alter database ${name} set synchronous_commit = off`);
  const own = new URL(besideUrl);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => ask(`drop database if exists ${name} with (force)`) };
}

/** Nobody else buys the last piece of it: every suite has its own. */
export const copyOf = (url: string): Promise<PostgresCopy> =>
  newDatabase(url, new URL(url).pathname.slice(1));

import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../server/db/database';

export type PostgresCopy = { url: string; drop(): Promise<void> };

/** Creates a database on the URL's server, as a copy of the template or empty. */
export async function newDatabase(besideUrl: string, template?: string): Promise<PostgresCopy> {
  const name = `souk_test_${process.pid}_${randomUUID().slice(0, 8)}`;
  const server = new URL(besideUrl);
  server.pathname = '/postgres';
  const ask = async (sql: string) => {
    const database = openDatabase({ connectionString: server.href, prepare: false, max: 1 });
    await database.query(sql).finally(() => database.close());
  };
  await ask(`create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`);
  // A test may lose data in a power cut, so commits don't wait for the disk.
  await ask(`alter database ${name} set synchronous_commit = off`);
  const own = new URL(besideUrl);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => ask(`drop database if exists ${name} with (force)`) };
}

/** Every suite has its own copy, so suites don't share stock. */
export const copyOf = (url: string): Promise<PostgresCopy> =>
  newDatabase(url, new URL(url).pathname.slice(1));

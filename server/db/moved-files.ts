import type { Cluster } from './cluster';
import type { Queryable } from './database';
import type { FileStore } from './file-store';
import { type End, runEvery } from './run-every';

/** The tables of uploaded pictures, by the first part of their keys in the file store. */
const TABLES = { people: 'profile_images', orders: 'order_pictures', messages: 'message_pictures' } as const;
type Folder = keyof typeof TABLES;

export type Files = Pick<FileStore, 'read'> | null;

/**
 * Returns an upload's bytes, from its row or from the file store. `null`: the file or its store is missing.
 */
export const bytesOf = async (
  files: Files | undefined,
  folder: Folder,
  { name, bytes }: { name: string; bytes: Buffer | null },
): Promise<Buffer | null> => bytes ?? (await files?.read(`${folder}/${name}`)) ?? null;

const MAX_AT_ONCE = 50;

/**
 * Moves uploaded bytes from the database into the file store. An upload is first stored with its order or
 * message in one transaction, so that neither exists without the other. A file is written before its bytes
 * are deleted from the row, so a killed run can be repeated.
 */
export async function moveFiles(database: Pick<Queryable, 'query'>, store: FileStore): Promise<void> {
  for (const [folder, table] of Object.entries(TABLES)) {
    const rows = await database.query<{ name: string; bytes: Buffer }>(
      `select name, bytes from ${table} where bytes is not null order by name limit ${MAX_AT_ONCE}`,
    );
    for (const { name, bytes } of rows) {
      const key = `${folder}/${name}`;
      await store.put(key, bytes);
      const [moved] = await database.query(`update ${table} set bytes = null where name = $1 returning 1`, [
        name,
      ]);
      // The row was deleted meanwhile, so its file is not needed.
      if (moved === undefined) await store.remove(key);
    }
  }
  const removed = await database.query<{ key: string }>(`select key from removed_files limit ${MAX_AT_ONCE}`);
  for (const { key } of removed) {
    await store.remove(key);
    await database.query('delete from removed_files where key = $1', [key]);
  }
}

const EVERY = 5000;

export const movePeriodically = (
  database: Pick<Queryable, 'query'>,
  store: FileStore,
  { cluster, report }: { cluster: Cluster; report: (error: unknown) => void },
): End =>
  runEvery(
    EVERY,
    cluster.elected('files', () => moveFiles(database, store)),
    report,
  );

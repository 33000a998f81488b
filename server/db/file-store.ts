import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A store for files outside of the database. Each key is written only once. */
export type FileStore = {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Returns the file's bytes. `null`: there is no such file. */
  read(key: string): Promise<Buffer | null>;
  /** Removes the file. A missing file is not an error. */
  remove(key: string): Promise<void>;
};

export type FileSettings =
  | { store: 'database' }
  | { store: 'folder'; directory: string }
  | { store: 's3'; bucket: string; region: string; endpoint: string | null };

/** Opens the configured file store. `null`: none is configured, so files stay in the database. */
export async function openFileStore(settings: FileSettings): Promise<FileStore | null> {
  switch (settings.store) {
    case 'database':
      return null;
    case 'folder':
      return folderStore(settings.directory);
    case 's3':
      return (await import('./s3-store')).s3Store(settings);
  }
}

/** Creates a store in a folder, which all processes must share. */
function folderStore(directory: string): FileStore {
  const pathOf = (key: string) => join(directory, key);
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // The file gets its final name when it is complete, so a killed process leaves no partial file under
      // that name.
      await writeFile(`${path}.part`, bytes, { flush: true });
      await rename(`${path}.part`, path);
    },
    read: (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

export function readFileSettings(env: Environment): FileSettings {
  const textOf = (name: string) => env[name]?.trim() || null;
  const required = (name: string) => {
    const text = textOf(name);
    if (text === null) throw new Error(`${name} is missing: FILES=${textOf('FILES')} needs it.`);
    return text;
  };
  const store = textOf('FILES') ?? 'database';
  if (store === 'database') return { store };
  if (store === 'folder') return { store, directory: required('FILES_DIR') };
  if (store !== 's3') throw new Error(`FILES must be "database", "folder" or "s3", not "${store}".`);
  const endpoint = textOf('S3_ENDPOINT');
  if (endpoint !== null && !/^https?:\/\/.+/.test(endpoint))
    throw new Error(`S3_ENDPOINT must be an http address, not "${endpoint}".`);
  return { store, bucket: required('S3_BUCKET'), region: textOf('AWS_REGION') ?? 'us-east-1', endpoint };
}

import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../db/database';

/** Returns the random key of this name. It is created on first use and stored in the database. */
export async function secretOf(database: Queryable, name: string): Promise<Buffer> {
  const [row] = await database.query<{ value: Buffer }>(
    `insert into secrets (name, value) values ($1, $2)
    on conflict (name) do update set value = secrets.value
    returning value`,
    [name, randomBytes(32)],
  );
  if (row === undefined) throw new Error(`The secret ${name} could not be read`);
  return row.value;
}

/**
 * Returns one hash of several parts. It includes the length of each part, so that `ab, c` and `a, bc` differ.
 */
export function hashOf(...parts: (string | Buffer)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    if (parts.length > 1) hash.update(`${bytes.length}:`);
    hash.update(bytes);
  }
  return hash.digest();
}
